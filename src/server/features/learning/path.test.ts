import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getPath,
  getPlacement,
  getPlacementOfVisitor,
  type Path,
  type Placement,
  pathOfAnswers,
} from '#contract/path.ts';
import { LEAST_ANSWERS } from '#domain/learning/hardness.ts';
import { MOST_QUESTIONS } from '#domain/learning/placement.ts';
import { dayInIndia } from '#domain/time/india.ts';
import { learningStatistic } from '#server/features/learning/tables.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { Parent } from '#server/testing/parent.ts';
import { rightAnswerTo } from '#server/testing/right-answer.ts';
import { runTasks } from '#server/testing/run-tasks.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const DAY = 86_400_000;
/** Noon in India. */
const clock = createFakeClock('2026-06-01T06:30:00Z');
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ clock, gateway, contentDir: 'content' });
});
afterAll(() => site.close());

const nowMs = () => clock.now().getTime();
const answer = (item: string, given: unknown = null, changes = {}) => {
  return {
    id: randomUUID(),
    item,
    answer: given,
    at: nowMs(),
    hint: false,
    tookMs: 5_000,
    ...changes,
  };
};

async function pathOf(who: Parent): Promise<Path> {
  return getPath.response.parse((await who.get('path')).json());
}

async function keep(who: Parent, answers: readonly object[]): Promise<void> {
  const kept = await who.post('answers', { now: nowMs(), answers });
  expect(kept.json()).toEqual({ kept: answers.length });
}

async function visitor(path: '/api/path' | '/api/placement', payload: object) {
  return site.app.inject({ method: 'POST', url: path, payload });
}

describe('the path of an account', () => {
  it('begins with the standard, in what is open to the family', async () => {
    const asha = await new Parent(site, gateway).signUp({ standard: 'a-6th' });
    const path = await pathOf(asha);
    expect(path.place).toEqual({ category: 'intermediate', difficulty: 'easy', number: 1 });
    expect(path.next).toMatchObject({ topic: 'Nouns', state: 'not-begun', number: 1 });
    expect(path.questions.length).toBeGreaterThan(0);
    expect(path.questions.length).toBeLessThanOrEqual(8);
    // Only Nouns are free.
    expect(new Set(path.questions.map(({ level }) => level.topic))).toEqual(new Set(['Nouns']));
    expect(path.topics).toEqual([]);
  });

  it('goes on to another skill once one is solid, and counts the states of the skills', async () => {
    const asha = await new Parent(site, gateway).signUp({ standard: 'a-2nd' });
    const before = await pathOf(asha);
    const ofFirst = before.questions.filter(({ level }) => level.levelId === before.next?.levelId);
    await keep(
      asha,
      ofFirst.map(({ item, question }) => answer(item, rightAnswerTo({ question }))),
    );
    const after = await pathOf(asha);
    expect(after.next?.skill).not.toBe(before.next?.skill);
    expect(after.topics).toMatchObject([{ topicId: 1 }]);
    expect(after.topics[0]?.solid).toBeGreaterThan(0);
    const asked = new Set(ofFirst.map(({ item }) => item));
    expect(after.questions.some(({ item }) => asked.has(item))).toBe(false);
  });

  it('does not take an answer with a hint for full', async () => {
    const [asha, ravi] = [
      await new Parent(site, gateway).signUp({ standard: 'a-2nd' }),
      await new Parent(site, gateway).signUp({ standard: 'a-2nd' }),
    ];
    const { questions } = await pathOf(asha);
    const right = (hint: boolean) =>
      questions.map(({ item, question }) => answer(item, rightAnswerTo({ question }), { hint }));
    await keep(asha, right(false));
    await keep(ravi, right(true));
    const solid = async (who: Parent) => (await pathOf(who)).topics[0]?.solid ?? 0;
    expect(await solid(asha)).toBeGreaterThan(0);
    expect(await solid(ravi)).toBe(0);
  });

  it('looks at what was solid again after a while', async () => {
    const asha = await new Parent(site, gateway).signUp({ standard: 'a-2nd' });
    const { questions } = await pathOf(asha);
    const at = nowMs() - 200 * DAY;
    await keep(
      asha,
      questions.map(({ item, question }) => answer(item, rightAnswerTo({ question }), { at })),
    );
    const [nouns] = (await pathOf(asha)).topics;
    expect(nouns?.solid).toBe(0);
    expect(nouns?.lookAgain).toBeGreaterThan(0);
  });
});

describe('the path of a visitor', () => {
  it('follows from the answers on the device, and stores nothing', async () => {
    const answers = [answer('basic-nouns-e1-02', 2)];
    const reply = await visitor('/api/path', { now: nowMs(), answers });
    const path = pathOfAnswers.response.parse(reply.json());
    expect(path.next?.topic).toBe('Nouns');
    expect(path.topics).toMatchObject([{ topicId: 1, solid: 0, learning: 1 }]);
  });

  it('refuses what is no list of answers', async () => {
    expect((await visitor('/api/path', { now: nowMs(), answers: 'all' })).statusCode).toBe(400);
    expect((await visitor('/api/path', { now: nowMs(), answers: [] })).statusCode).toBe(400);
  });
});

describe('a placement', () => {
  /** Plays to the end; `knows`: whether the child knows the answer to a question of this level. */
  async function place(
    ask: (payload: object) => Promise<Placement>,
    knows: (
      level: { category?: string; difficulty: string; number: number },
      topicId: number,
    ) => boolean,
  ) {
    const answers: { item: string; answer: unknown }[] = [];
    for (;;) {
      const found = await ask({ answers, standard: null });
      if (found.question === null) return { found, asked: answers.length };
      const { item, question, level } = found.question;
      const isKnown = knows(level, level.topicId);
      answers.push({ item, answer: isKnown ? rightAnswerTo({ question }) : null });
      expect(answers.length).toBeLessThanOrEqual(MOST_QUESTIONS);
    }
  }

  const asVisitor = async (payload: object) =>
    getPlacementOfVisitor.response.parse((await visitor('/api/placement', payload)).json());

  it('finds where a child should start, and asks only what is free', async () => {
    const beginner = await place(asVisitor, () => false);
    expect(beginner.found).toMatchObject({
      start: { category: 'basic', difficulty: 'easy', number: 1 },
      level: { topic: 'Nouns', levelId: 11 },
    });
    const best = await place(asVisitor, () => true);
    expect(best.found.start).toMatchObject({ category: 'intermediate', difficulty: 'hard' });
    expect(best.asked).toBeLessThanOrEqual(MOST_QUESTIONS);
    // Topic 1 is Nouns of the basic category, 15 that of the other.
    const middle = await place(asVisitor, (_level, topicId) => topicId === 1);
    expect(middle.found.start).toMatchObject({
      category: expect.stringMatching(/basic|intermediate/),
    });
    expect(middle.found.level?.topic).toBe('Nouns');
  });

  it('begins with the standard of an account, and goes through all topics of a member', async () => {
    const asha = await new Parent(site, gateway).signUp({ standard: 'a-8th' });
    const first = getPlacement.response.parse(
      (await asha.post('placement', { answers: [], standard: 'a-8th' })).json(),
    );
    expect(first.question?.level).toMatchObject({ topic: 'Nouns', topicId: 15 });
  });

  it('ends also with answers to questions that there are not, or that do not fit', async () => {
    const odd = ['no-such-item', 'basic-nouns-e1-02', 'word:brave'].map((item) => ({
      item,
      answer: 'x'.repeat(40),
    }));
    const { found, asked } = await place(
      async ({ answers, ...rest }: { answers?: object[] }) =>
        asVisitor({ ...rest, answers: [...odd, ...(answers ?? [])].slice(0, MOST_QUESTIONS) }),
      () => false,
    );
    expect(found.start).not.toBeNull();
    expect(asked).toBeLessThanOrEqual(MOST_QUESTIONS);
  });

  it('refuses more answers than it asks for', async () => {
    const answers = Array.from({ length: MOST_QUESTIONS + 1 }, () => ({
      item: 'basic-nouns-e1-02',
      answer: 0,
    }));
    expect((await visitor('/api/placement', { answers, standard: null })).statusCode).toBe(400);
    expect((await visitor('/api/placement', { answers: [], standard: 'a-9th' })).statusCode).toBe(
      400,
    );
  });
});

describe('the statistics of questions', () => {
  it('count first answers alone, once each, and go with their time', async () => {
    const item = 'basic-nouns-h3-13';
    const asha = await new Parent(site, gateway).signUp();
    const ravi = await new Parent(site, gateway).signUp();
    const yesterday = { at: nowMs() - DAY };
    await keep(asha, [answer(item, null, yesterday)]);
    await keep(asha, [answer(item, null, { at: nowMs() - DAY + 1 })]);
    await keep(ravi, [answer(item, null, yesterday)]);
    for (const _ of [1, 2]) await runTasks(site.services, 'count-first-answers');
    const rows = (await site.db.select().from(learningStatistic)).filter(
      (row) => row.item === item,
    );
    expect(rows).toMatchObject([{ answers: 2, right: 0 }]);
    clock.advance(402 * DAY);
    await runTasks(site.services, 'clear-learning-statistics');
    const left = (await site.db.select().from(learningStatistic)).filter(
      (row) => row.item === item,
    );
    expect(left).toEqual([]);
  });

  it('correct the difficulties as soon as they are counted', async () => {
    const first = async () => {
      const reply = await visitor('/api/placement', { answers: [], standard: 'a-4th' });
      return getPlacementOfVisitor.response.parse(reply.json()).question;
    };
    const asked = await first();
    if (asked === null) throw new Error('No first question.');
    const levels = (await site.services.quiz.allTopics()).flatMap((topic) => topic.levels);
    const level = levels.find(({ id }) => id === asked.level.levelId);
    const day = dayInIndia(clock.now());
    // Nobody knows the answer to this one, everybody to the others of its level.
    await site.db.insert(learningStatistic).values(
      (level?.questions ?? []).map(({ id }) => ({
        day,
        item: id,
        answers: LEAST_ANSWERS,
        right: id === asked.item ? 0 : LEAST_ANSWERS,
      })),
    );
    expect((await first())?.item).toBe(asked.item);
    await runTasks(site.services, 'count-first-answers');
    await expect.poll(async () => (await first())?.item).not.toBe(asked.item);
  });
});
