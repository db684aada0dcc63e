import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/endpoint.ts';
import type { keepAnswers } from '#contract/learning.ts';

/** A child's answers, now: the first option of each of these questions. */
export function firstOptions(items: readonly string[]): BodyOf<typeof keepAnswers> {
  const now = Date.now();
  const answers = items.map((item) => ({
    id: randomUUID(),
    item,
    answer: 0,
    at: now,
    hint: false,
    tookMs: 2_000,
  }));
  return { now, answers };
}
