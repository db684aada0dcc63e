// Invalid submissions in the name of a real participant: each must be refused and change nothing.

import { randomUUID } from 'node:crypto';
import type { Child } from './plan.ts';

const TOO_MANY = 99;
const MEGABYTE = 1024 * 1024;

export function invalidSubmissions(
  { answers, secondsLeft, timeTaken }: Child,
  id: string,
  CompId: number,
): unknown[] {
  const good = { answers, timeTaken, id, CompId };
  return [
    { ...good, answers: answers.slice(1) },
    { ...good, answers: [...answers, 0] },
    { ...good, answers: answers.map(() => TOO_MANY) },
    { ...good, answers: answers.map(() => -1) },
    { ...good, answers: answers.map(() => '1') },
    { ...good, answers: 'abcd' },
    { ...good, timeTaken: 1_000_000 },
    { ...good, timeTaken: -1 },
    { ...good, secondsLeft: secondsLeft.map((left) => left && left + 1) },
    { ...good, secondsLeft: [] },
    { ...good, id: randomUUID() },
    { ...good, id: 'Robert"); drop table competition_entry; --' },
    { ...good, CompId: CompId + 1 },
    { ...good, rank: 1 },
    {},
    '[[[[[[[[[[',
    '',
    JSON.stringify({ ...good, answers: 'x'.repeat(MEGABYTE) }),
  ];
}
