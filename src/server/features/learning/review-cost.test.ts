// The cost of a visitor's review, which anybody may request. Measured as the CPU time of this thread, which other
// programs can't affect; the cheapest of several tries counts.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getReview } from '#contract/learning.ts';
import { pairItem, wordItem } from '#domain/learning/item.ts';
import { type KeptAnswer, MAX_ANSWERS_ON_DEVICE } from '#domain/learning/kept-answer.ts';
import { MAX_TYPED_LENGTH } from '#domain/quiz/kinds/type-marking.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const DAY = 24 * 3_600_000;
/** Twice what it takes alone: neighbours on the same core make a thread dearer. */
const MAX_CPU_MS = 40;
const TRIES = 4;

type Site = Awaited<ReturnType<typeof createTestApp>>;

let site: Site;
/** Items by what they are; each list is of those that everyone may answer. */
let items: Record<'questions' | 'typed' | 'wordsAndPairs', string[]>;

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

async function cpuMsOf(on: Site, answers: readonly KeptAnswer[]): Promise<number> {
  const before = process.threadCpuUsage();
  const response = await review(on, answers);
  const { user, system } = process.threadCpuUsage(before);
  expect(getReview.response.parse(response.json()).questions).not.toEqual([]);
  return (user + system) / 1_000;
}

it.each([
  ['left unanswered', 'questions', null],
  ['to every open question', 'questions', 0],
  ['to words and pairs of words', 'wordsAndPairs', 0],
  ['typed at full length', 'typed', 'x'.repeat(MAX_TYPED_LENGTH)],
] as const)(
  'takes all answers that a device keeps, %s, at little cost',
  async (_, among, given) => {
    const answers = fullDevice(items[among], given);
    const cpuMs: number[] = [];
    for (let attempt = 0; attempt < TRIES; attempt += 1) cpuMs.push(await cpuMsOf(site, answers));
    expect(Math.min(...cpuMs)).toBeLessThan(MAX_CPU_MS);
  },
);

it('costs as little in a process that has not asked for these words before', async () => {
  const answers = fullDevice(items.wordsAndPairs, 0);
  const cpuMs: number[] = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const fresh = await createTestApp({ databaseUrl: site.url });
    // The first to come has the content read.
    await review(fresh, fullDevice(items.questions, null));
    cpuMs.push(await cpuMsOf(fresh, answers));
    await fresh.close();
  }
  expect(Math.min(...cpuMs)).toBeLessThan(MAX_CPU_MS);
});

it('takes no more answers than a device keeps, and no longer ones', async () => {
  const [one, ...others] = fullDevice(['x'], null);
  if (one === undefined) throw new Error('no answer');
  expect((await review(site, [one, one, ...others])).statusCode).toBe(400);
  expect((await review(site, [{ ...one, item: 'x'.repeat(600_000) }])).statusCode).toBe(413);
});
