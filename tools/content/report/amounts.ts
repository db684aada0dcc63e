// The amount of content, beside the aim.

import type { Bank } from '#content/bank/bank.ts';
import { countsOf } from '#content/bank/counts.ts';
import { type Counted, expected } from '#content/bank/expected.ts';
import { QUESTIONS_PER_TIER, tiers } from '#domain/competition/paper-file.ts';
import { difficulties, LEVELS_PER_DIFFICULTY, QUESTIONS_PER_LEVEL } from '#domain/quiz/bank.ts';

const QUESTIONS_PER_TOPIC = difficulties.length * LEVELS_PER_DIFFICULTY * QUESTIONS_PER_LEVEL;
const QUESTIONS_PER_PAPER = tiers.reduce((sum, tier) => sum + QUESTIONS_PER_TIER[tier], 0);

export function amounts(bank: Bank): string[][] {
  const counts = countsOf(bank);
  const collections = Object.keys(expected) as Counted[];
  return [
    ['', 'there', 'of'],
    ...collections.map((name) => [
      expected[name].name,
      String(counts[name]),
      String(expected[name].count),
    ]),
    [
      'quiz questions',
      String(counts.questions),
      String(expected.topics.count * QUESTIONS_PER_TOPIC),
    ],
    [
      'competition questions',
      String(counts.paperQuestions),
      String(expected.papers.count * QUESTIONS_PER_PAPER),
    ],
  ];
}
