// What is still missing from the amounts of content guide §7. This is advice while a
// collection is being written and an error once expected.ts calls it complete.

import type { Problem } from '#content/problem.ts';
import { categories } from '#domain/quiz/bank.ts';
import type { Bank } from '../bank/bank.ts';
import { countsOf } from '../bank/counts.ts';
import { type Collection, expected, slugOf, syllabus } from '../bank/expected.ts';

export const HOW_MUCH = 'how-much';

export function missingFrom(bank: Bank, amounts = expected): Problem[] {
  const counts = countsOf(bank);
  return (Object.keys(amounts) as Collection[])
    .filter((collection) => counts[collection] !== amounts[collection].count)
    .map((collection) => {
      const { name, count, isComplete } = amounts[collection];
      const details = collection === 'topics' ? missingTopics(bank) : '';
      return {
        file: folderOf[collection],
        id: name,
        rule: HOW_MUCH,
        severity: isComplete ? 'error' : 'advice',
        message: `There are ${counts[collection]} of ${count} ${name}.${details}`,
      };
    });
}

const folderOf: Record<Collection, string> = {
  topics: 'quiz',
  papers: 'competition',
  words: 'vocabulary/words.yaml',
  wordCards: 'games/word-cards.yaml',
  dropIt: 'games/drop-it.yaml',
};

function missingTopics(bank: Bank): string {
  const present = new Set(bank.topics.map(({ value }) => `${value.category} ${value.topic}`));
  const missing = categories.flatMap((category) =>
    syllabus[category]
      .filter((topic) => !present.has(`${category} ${topic}`))
      .map((topic) => `${category}/${slugOf(topic)}`),
  );
  return missing.length === 0 ? '' : ` Missing: ${missing.join(', ')}.`;
}
