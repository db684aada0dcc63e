// What is still missing from the amounts of content guide §7: advice while a collection is being written, an error once
// expected.ts marks it complete.

import { categories } from '#domain/quiz/bank.ts';
import type { Bank } from '../bank/bank.ts';
import { countsOf } from '../bank/counts.ts';
import { type Counted, expected, slugOf, syllabus } from '../bank/expected.ts';
import type { Finding, Rule } from './rule.ts';

export const howMuch: Rule = {
  name: 'how-much',
  severity: 'error',
  check: (bank) => missingFrom(bank),
};

export function missingFrom(bank: Bank, amounts = expected): Finding[] {
  const counts = countsOf(bank);
  return (Object.keys(amounts) as Counted[])
    .filter((collection) => counts[collection] !== amounts[collection].count)
    .map((collection) => {
      const { name, count, isComplete } = amounts[collection];
      const details = collection === 'topics' ? missingTopics(bank) : '';
      return {
        file: folderOf[collection],
        id: name,
        severity: isComplete ? 'error' : 'advice',
        message: `There are ${counts[collection]} of ${count} ${name}.${details}`,
      };
    });
}

const folderOf: Record<Counted, string> = {
  topics: 'quiz',
  lessons: 'lessons',
  papers: 'competition',
  words: 'vocabulary/words.yaml',
  wordCards: 'games/word-cards.yaml',
  dropIt: 'games/drop-it.yaml',
  worksheets: 'worksheets',
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
