// An intermediate item goes further than the basic ones, and a competition paper than the quiz: none sets a trap again
// that is known from there (content guide §5.3). What counts as the same trap can be told only roughly from the data, so
// this is advice: replace the item, or answer what it asks beyond the other.

import { itemsOfPaper, itemsOfTopic, withChoices } from '../bank/bank.ts';
import { sameTraps } from '../bank/same-trap.ts';
import type { Rule } from './rule.ts';

export const sameTrap: Rule = {
  name: 'same-trap',
  severity: 'advice',
  *check({ topics, papers }) {
    const itemsIn = (wanted: string) =>
      withChoices(topics.filter(({ value }) => value.category === wanted).flatMap(itemsOfTopic));
    const [basic, intermediate] = [itemsIn('basic'), itemsIn('intermediate')];
    const found = [
      ...sameTraps(basic, intermediate),
      ...sameTraps([...basic, ...intermediate], papers.flatMap(itemsOfPaper)),
    ];
    for (const { first, second } of found) {
      const message = `The same skill, form and answer as ${first.id}: ${first.text || first.title}`;
      yield { file: second.file, id: second.id, message };
    }
  },
};
