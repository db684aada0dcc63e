import { expect, test } from 'vitest';
import { findingsIn, order } from '../testing/sample.ts';
import { orderTiles } from './order-tiles.ts';

/** A sentence with a wrong order of its tiles that ends alike. */
const inOrder = (text: string, wrong = text) =>
  order({ text, wrong: [{ answer: wrong, why: 'It is another order.' }] });

test.each([
  'where | does | your aunt | sell | her mangoes?',
  'on Monday | Meena | and I | went | to Goa.',
  'we | speak | English | at home.',
  'my sister | asked, | “Where | is | my bag?”.',
])('tiles that give nothing away pass: %s', async (text) => {
  expect(await findingsIn(orderTiles, inOrder(text))).toEqual([]);
});

test('a capital that only the first word has gives it away', async () => {
  expect((await findingsIn(orderTiles, inOrder('Where | is | Meena?')))[0]).toContain('Where');
});

test('an end mark inside the sentence gives the last tile away', async () => {
  expect(await findingsIn(orderTiles, inOrder('go home. | it | is late.'))).toHaveLength(1);
});

test('all orders share one end mark', async () => {
  expect(
    await findingsIn(orderTiles, inOrder('where | is | she', 'where | she | is')),
  ).toHaveLength(1);
  expect(
    await findingsIn(orderTiles, inOrder('where | is | she?', 'where | she | is.')),
  ).toHaveLength(1);
});
