import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getReview, type Review } from '#contract/learning.ts';
import { type KeptAnswer, MAX_ANSWERS_SENT } from '#domain/learning/kept-answer.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { Parent } from '#server/testing/parent.ts';
import { rightAnswerTo } from '#server/testing/right-answer.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon in India. */
const START = '2026-06-01T06:30:00Z';

const clock = createFakeClock(START);
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
/** Ids of the questions of the free topic. */
let free: string[];

beforeAll(async () => {
  // The real content: enough of everything to choose from.
  site = await createTestApp({ clock, gateway, contentDir: 'content' });
  const levels = await Promise.all([11, 12, 13, 14].map((id) => site.services.quiz.level(id)));
  free = levels.flatMap(({ attributes }) => attributes.questions.map(({ id }) => id));
});
afterAll(() => site.close());

let asha: Parent;
beforeEach(async () => {
  asha = await new Parent(site, gateway).signUp();
});

/** The access token does not last that long. */
async function pass(ms: number): Promise<void> {
  clock.advance(ms);
  expect((await asha.refresh()).statusCode).toBe(200);
}

const nowMs = () => clock.now().getTime();

function answer(item: string, changes: Partial<KeptAnswer> = {}): KeptAnswer {
  const at = nowMs();
  return { id: randomUUID(), item, answer: null, at, hint: false, tookMs: 5_000, ...changes };
}

async function keep(answers: readonly KeptAnswer[]): Promise<void> {
  expect((await asha.post('answers', { now: nowMs(), answers })).json()).toEqual({
    kept: answers.length,
  });
}

async function reviewOf(who: Parent): Promise<Review> {
  return getReview.response.parse((await who.get('review')).json());
}

const itemsOf = ({ questions }: Review) => questions.map(({ item }) => item);

describe('the review of an account', () => {
  it('has nothing in it before something was wrong, and leads to the first level', async () => {
    expect(await reviewOf(asha)).toMatchObject({
      questions: [],
      nextDue: null,
      nextLevel: { topic: 'Nouns', levelId: 11, difficulty: 'easy', number: 1 },
    });
  });

  it('says when something is due next', async () => {
    await keep([answer(free[0] ?? '')]);
    expect(await reviewOf(asha)).toMatchObject({
      questions: [],
      nextDue: '2026-06-01T18:30:00.000Z',
    });
  });

  it('has at most ten, most due first, each once, with its level', async () => {
    const [first = '', ...others] = free.slice(0, 15);
    await keep([
      answer(first, { at: nowMs() - 3 * DAY }),
      ...others.map((item) => answer(item, { at: nowMs() - 2 * DAY })),
      ...others.map((item) => answer(item, { at: nowMs() - 2 * DAY + 1 })),
    ]);
    const review = await reviewOf(asha);
    expect(itemsOf(review)[0]).toBe(first);
    expect(new Set(itemsOf(review)).size).toBe(10);
    expect(review.questions[0]).toMatchObject({
      question: { id: first },
      level: { levelId: 11, topic: 'Nouns' },
    });
    expect(review.nextDue).toBeNull();
  });

  it('asks for words of the day and for pairs of words as questions with one right option', async () => {
    const words = ['word:gentle', 'pair:similar:big:large', 'pair:similar:fast:quick'];
    await keep(words.map((item) => answer(item, { at: nowMs() - 2 * DAY })));
    const { questions } = await reviewOf(asha);
    expect(questions.map(({ level }) => level)).toEqual([null, null, null]);
    const asked = new Map(questions.map(({ item, question }) => [item, question]));
    expect(asked.get('word:gentle')).toMatchObject({
      id: 'word:gentle',
      title: 'Which word means this?',
      questions: '“soft and kind, never rough”',
      why: expect.stringContaining('Be gentle with the kitten'),
    });
    expect(asked.get('pair:similar:big:large')).toMatchObject({
      title: 'Which word means nearly the same as “big”?',
      why: '“Large” means nearly the same as “big”: of more than the usual size.',
    });
    expect(asked.get('pair:similar:fast:quick')).toMatchObject({
      why: '“Quick” means nearly the same as “fast”.',
    });
    for (const question of questions) {
      await keep([answer(question.item, { answer: await rightAnswerTo(question) })]);
    }
    expect((await reviewOf(asha)).questions).toEqual([]);
  });

  it('leaves out what is locked when a membership ends, and has it again afterwards', async () => {
    await site.services.membership.grantYear(asha.phone);
    const locked = 'basic-pronouns-e1-02';
    await keep([locked, free[0] ?? ''].map((item) => answer(item, { at: nowMs() - 2 * DAY })));
    expect(itemsOf(await reviewOf(asha)).toSorted()).toEqual([free[0], locked]);
    await pass(HOUR);
    await site.services.membership.end(asha.phone);
    expect(itemsOf(await reviewOf(asha))).toEqual([free[0]]);
    await pass(HOUR);
    await site.services.membership.grantYear(asha.phone);
    expect(itemsOf(await reviewOf(asha))).toContain(locked);
  });

  it('is read by as many statements with every locked item due as with none', async () => {
    const countStatements = async () => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      const review = await reviewOf(asha);
      const texts = query.mock.calls.map(([sent]) => (sent as { text?: string }).text ?? '');
      query.mockRestore();
      return { review, statements: texts.filter((text) => text.includes('learning_')).length };
    };
    await keep([answer(free[0] ?? '', { at: nowMs() - DAY })]);
    const { statements } = await countStatements();
    await site.services.membership.grantYear(asha.phone);
    const topics = (await site.services.quiz.allTopics()).filter(({ isFree }) => !isFree);
    const locked = topics.flatMap(({ levels }) =>
      levels.flatMap(({ questions }) => questions.map(({ id }) => id)),
    );
    for (let from = 0; from < locked.length; from += MAX_ANSWERS_SENT) {
      const some = locked.slice(from, from + MAX_ANSWERS_SENT);
      await keep(some.map((item) => answer(item, { at: nowMs() - 2 * DAY })));
    }
    await pass(HOUR);
    await site.services.membership.end(asha.phone);
    const lapsed = await countStatements();
    expect(itemsOf(lapsed.review)).toEqual([free[0]]);
    expect(lapsed.statements).toBe(statements);
  });

  it('is for the signed-in only', async () => {
    expect((await new Parent(site, gateway).get('review')).statusCode).toBe(401);
  });

  it('of a fortnight brings each mistake back at growing distances, until nothing is due', async () => {
    const mistakes = free.slice(0, 12);
    await keep(mistakes.map((item) => answer(item)));
    const seen = new Map<string, number[]>(mistakes.map((item) => [item, []]));
    for (let day = 1; day <= 14; day += 1) {
      await pass(DAY);
      for (let round = 0; round < 2; round += 1) {
        const { questions } = await reviewOf(asha);
        for (const asked of questions) {
          seen.get(asked.item)?.push(day);
          await keep([answer(asked.item, { answer: await rightAnswerTo(asked) })]);
        }
      }
      expect((await reviewOf(asha)).questions).toEqual([]);
    }
    for (const days of seen.values()) expect(days).toEqual([1, 4, 12]);
  });

  it('keeps everything through a week away', async () => {
    await keep(free.slice(0, 3).map((item) => answer(item)));
    await pass(9 * DAY);
    expect(itemsOf(await reviewOf(asha)).toSorted()).toEqual(free.slice(0, 3).toSorted());
  });
});

describe('the review of a visitor', () => {
  const review = async (answers: readonly object[], now: unknown = nowMs()) =>
    site.app.inject({ method: 'POST', url: '/api/review', payload: { now, answers } });

  it('is the same as that of an account with these answers', async () => {
    const answers = free
      .slice(0, 8)
      .map((item, index) =>
        answer(item, { at: nowMs() - (index + 1) * DAY, answer: index % 2 === 0 ? null : 0 }),
      );
    const fitting = answers.filter(({ answer: given }) => given === null);
    await keep(fitting);
    const visitors = getReview.response.parse((await review(fitting)).json());
    expect(visitors).toEqual(await reviewOf(asha));
    expect(itemsOf(visitors)).toHaveLength(4);
  });

  it('leaves out what is for members', async () => {
    const locked = answer('basic-pronouns-e1-02', { at: nowMs() - 2 * DAY });
    expect((await review([locked])).json()).toMatchObject({ questions: [], nextDue: null });
  });

  it.each([
    ['no answers', { answers: [] }],
    ['too many answers', { answers: Array.from({ length: 2_001 }, () => answer('x')) }],
    ['no clock', { now: undefined }],
    ['something else', { phone: '9876543210' }],
  ])('with %s is refused', async (_, changes) => {
    const payload = { now: nowMs(), answers: [answer('x')], ...changes };
    const response = await site.app.inject({ method: 'POST', url: '/api/review', payload });
    expect(response.statusCode).toBe(400);
  });
});
