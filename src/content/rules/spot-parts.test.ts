import { expect, test } from 'vitest';
import { findingsIn, spot } from '../testing/sample.ts';
import { spotParts } from './spot-parts.ts';

const found = (changes: Parameters<typeof spot>[0] = {}) => findingsIn(spotParts, spot(changes));

test('parts that make up the text, and a correction of the faulty part, pass', async () => {
  expect(await found()).toEqual([]);
});

test('a part that is not in the text, word for word, is found', async () => {
  expect((await found({ options: ['Meena put', 'two books', 'on the shelf'] }))[0]).toContain(
    'two books',
  );
});

test('parts out of order are found', async () => {
  expect((await found({ options: ['two book', 'Meena put', 'on the shelf'] }))[0]).toContain(
    'Meena put',
  );
});

test('words that no part holds are found', async () => {
  expect((await found({ options: ['Meena', 'two book', 'on the shelf'] }))[0]).toContain('“put”');
});

test('a correction that changes nothing is found', async () => {
  expect(await found({ correction: spot().text })).toHaveLength(1);
});

test('a correction that changes a part called right is found', async () => {
  expect(await found({ correction: 'Meena put two books on a shelf.' })).toHaveLength(1);
  expect(await found({ correction: 'Anu put two books on the shelf.' })).toHaveLength(1);
});

test('a correction may differ in the marks alone', async () => {
  const text = 'Where are you going.';
  const options = ['Where are', 'you', 'going.'];
  expect(await found({ text, options, answer: 2, correction: 'Where are you going?' })).toEqual([]);
});

test('“No mistake” is not looked for in the text, and needs no correction as the key', async () => {
  const options = [...spot().options, 'No mistake'];
  expect(await found({ options })).toEqual([]);
  const { correction: _, ...flawless } = spot({ text: 'Meena put two books on the shelf.' });
  const parts = ['Meena put', 'two books', 'on the shelf', 'No mistake'];
  expect(await findingsIn(spotParts, { ...flawless, options: parts, answer: 3 })).toEqual([]);
});
