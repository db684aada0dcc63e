// How far the second edition is (content guide §10), and which learner errors its questions are about.

import { type Bank, type Item, itemsOf } from '#content/bank/bank.ts';
import { phraseFaultsOf } from '#content/rules/phrases.ts';

const SHOWN = 12;

/** Items with learner errors, in the quiz and in the papers, and reasons with a refused phrase in the whole bank. */
export function secondEditionSoFar(bank: Bank): string[][] {
  const items = itemsOf(bank);
  const named = (wanted: Item['source']) => {
    const own = items.filter(({ source }) => source === wanted);
    return `${own.filter(({ errors }) => errors !== undefined).length} of ${own.length}`;
  };
  const phrases = items.flatMap((item) => [...phraseFaultsOf(item)]).length;
  return [
    ['quiz items that name their learner errors', named('quiz')],
    ['competition items that name their learner errors', named('paper')],
    ['refused phrases still in reasons', String(phrases)],
  ];
}

/** The learner errors that most items are about, the rarest that are used, and how many are not used at all. */
export function errorsByUse(bank: Bank): string[][] {
  const uses = new Map((bank.learnerErrors?.value ?? []).map(({ id }) => [id, 0]));
  for (const { errors } of itemsOf(bank)) {
    for (const id of new Set(errors)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const used = [...uses].filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
  const rows = (some: [string, number][]) => some.map(([id, count]) => [id, String(count)]);
  return [
    ['', 'items'],
    ...rows(used.slice(0, SHOWN)),
    ...(used.length > 2 * SHOWN ? [['…', '']] : []),
    ...rows(used.slice(Math.max(SHOWN, used.length - SHOWN))),
    [`used: ${used.length} of ${uses.size}`, ''],
  ];
}
