// Which learner errors the questions are about (content guide §4.5).

import { type Bank, itemsOf } from '#content/bank/bank.ts';

const SHOWN = 12;

/**
 * The learner errors that most questions of the quiz and of the papers are about, the rarest that are used, and how
 * many are not used at all.
 */
export function errorsByUse(bank: Bank): string[][] {
  const uses = new Map(
    (bank.learnerErrors?.value ?? []).map(({ id }) => [id, { quiz: 0, paper: 0 }]),
  );
  for (const { errors, source } of itemsOf(bank)) {
    for (const id of new Set(errors)) {
      const use = uses.get(id);
      if (use !== undefined) use[source] += 1;
    }
  }
  const used = [...uses]
    .map(([id, { quiz, paper }]) => ({ id, quiz, paper, all: quiz + paper }))
    .filter(({ all }) => all > 0)
    .sort((a, b) => b.all - a.all);
  const rows = (some: typeof used) =>
    some.map(({ id, quiz, paper }) => [id, String(quiz), String(paper)]);
  return [
    ['', 'quiz', 'papers'],
    ...rows(used.slice(0, SHOWN)),
    ...(used.length > 2 * SHOWN ? [['…', '', '']] : []),
    ...rows(used.slice(Math.max(SHOWN, used.length - SHOWN))),
    [`used: ${used.length} of ${uses.size}`, '', ''],
  ];
}
