// The cost of a visitor's review, which anybody may request.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getReview } from '#contract/learning.ts';
import { pairItem, wordItem } from '#domain/learning/item.ts';
import { type KeptAnswer, MAX_ANSWERS_ON_DEVICE } from '#domain/learning/kept-answer.ts';
import { MAX_TYPED_LENGTH } from '#domain/quiz/typed-answer.ts';
import { leastCost } from '#server/testing/cpu-cost.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const DAY = 24 * 3_600_000;
/** In readings of a megabyte of JSON. */
const MAX_COST = 20;

type Site = Awaited<ReturnType<typeof createTestApp>>;

let site: Site;
/** Items by what they are; each list is of those that everyone may answer. */
let items: Record<'questions' | 'typed' | 'sentences' | 'wordsAndPairs', string[]>;

beforeAll(async () => {
  // The real content: enough of everything to choose from.
  site = await createTestApp({ contentDir: 'content' });
  const { quiz, vocabulary, cardGame } = site.services;
  const questions = (await quiz.allTopics())
    .filter(({ isFree }) => isFree)
    .flatMap(({ levels }) => levels.flatMap((level) => level.questions));
  const words = await vocabulary.allWords();
  const pairs = await cardGame.levelsOf('similar');
  items = {
    questions: questions.map(({ id }) => id),
    typed: questions.filter(({ kind }) => kind === 'type').map(({ id }) => id),
    sentences: questions
      .filter(({ kind }) => kind === 'rewrite' || kind === 'listen')
      .map(({ id }) => id),
    wordsAndPairs: [
      ...words.map(({ word }) => wordItem(word)),
      ...pairs.flatMap((level) => level.words.map(({ pair }) => pairItem('similar', pair))),
    ],
  };
});
afterAll(() => site.close());

/** As many answers as a device keeps, over most of a year. */
function fullDevice(among: readonly string[], given: KeptAnswer['answer']): KeptAnswer[] {
  return Array.from({ length: MAX_ANSWERS_ON_DEVICE }, (_, index) => ({
    id: randomUUID(),
    item: among[index % among.length] ?? '',
    answer: given,
    at: Date.now() - (index % 300) * DAY,
    hint: false,
    tookMs: 5_000,
  }));
}

const review = ({ app }: Site, answers: readonly KeptAnswer[]) =>
  app.inject({ method: 'POST', url: '/api/review', payload: { now: Date.now(), answers } });

async function expectReview(on: Site, answers: readonly KeptAnswer[]): Promise<void> {
  const response = await review(on, answers);
  expect(getReview.response.parse(response.json()).questions).not.toEqual([]);
}

it.each([
  ['left unanswered', 'questions', null],
  ['to every open question', 'questions', 0],
  ['to words and pairs of words', 'wordsAndPairs', 0],
  ['typed at full length', 'typed', 'x'.repeat(MAX_TYPED_LENGTH)],
  ['whole sentences at full length', 'sentences', 'the '.repeat(MAX_TYPED_LENGTH / 4)],
] as const)(
  'takes all answers that a device keeps, %s, at little cost',
  async (_, among, given) => {
    const answers = fullDevice(items[among], given);
    const cost = await leastCost(async () => () => expectReview(site, answers));
    expect(cost).toBeLessThan(MAX_COST);
  },
);

it('costs as little in a process that has not asked for these words before', async () => {
  const answers = fullDevice(items.wordsAndPairs, 0);
  const started: Site[] = [];
  const cost = await leastCost(async () => {
    const fresh = await createTestApp({ databaseUrl: site.url });
    started.push(fresh);
    // The first to come has the content read.
    await review(fresh, fullDevice(items.questions, null));
    return () => expectReview(fresh, answers);
  });
  for (const fresh of started) await fresh.close();
  expect(cost).toBeLessThan(MAX_COST);
});

it('takes no more answers than a device keeps, and no longer ones', async () => {
  const [one, ...others] = fullDevice(['x'], null);
  if (one === undefined) throw new Error('no answer');
  expect((await review(site, [one, one, ...others])).statusCode).toBe(400);
  expect((await review(site, [{ ...one, item: 'x'.repeat(600_000) }])).statusCode).toBe(413);
});
