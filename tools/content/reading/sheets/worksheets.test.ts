import { expect, test } from 'vitest';
import { readContent } from '#content/content.ts';
import { CONTENT_DIR } from '../one-file.ts';
import type { RawAnswer } from './sheet.ts';
import { worksheetSheets } from './worksheets.ts';

const { bank } = await readContent(CONTENT_DIR);
const sheets = worksheetSheets(bank);
const entriesOf = (name: string) =>
  sheets.find(({ file }) => file === `worksheets/basic/01-nouns/${name}.yaml`)?.entries ?? [];
const easy = entriesOf('practice-easy-1');
const hard = entriesOf('practice-hard-1');
const isKey = (of: typeof easy, id: string, given: RawAnswer) => {
  const parsed = of.find((entry) => entry.id === id)?.parse(given);
  return parsed?.ok === true && parsed.isKey;
};

test('a task shows what is printed with it, and not its answer', () => {
  expect(easy[0]?.lines).toEqual([
    'Write a naming word from the box in each gap.',
    'example: My {aunt} buys fresh fish.',
    'box: bag, cow, farmer, market, slowly',
    'An old ____ sells green peas.',
  ]);
  expect(hard[1]?.lines).toContain('right sides: bees; cards; keys; sailors; sheep');
});

test('what has no single right text is left out, and the numbers are those of the paper', () => {
  expect(easy.map(({ id }) => id)).toEqual('1 2 3 4 5 6 7 8 9 10 12 13'.split(' '));
});

test('words in any capitals are the key, a sentence only with its own', () => {
  expect(isKey(easy, '1', 'Farmer')).toBe(true);
  expect(isKey(hard, '7', 'The children clapped at the end of the play.')).toBe(true);
  expect(isKey(hard, '7', 'the children clapped at the end of the play.')).toBe(false);
});

test('pairs, columns and underlined words may come in any order, gaps may not', () => {
  expect(isKey(easy, '9', ['balloon', 'boy'])).toBe(true);
  const columns = ['thing: rope, basket, spoon', 'person: baker, sister, tailor'];
  expect(isKey(easy, '8', [...columns, 'animal: hen, crow, donkey'])).toBe(true);
  expect(isKey(easy, '8', [...columns, 'animal: hen, crow'])).toBe(false);
  const cells = ['leaves', 'tooth', 'hobbies', 'sheep'];
  expect(isKey(hard, '3', cells)).toBe(true);
  expect(isKey(hard, '3', cells.toReversed())).toBe(false);
});

test('either mending of a mistake is the key', () => {
  const [sheet] = bank.practiceSheets;
  const section = {
    kind: 'edit' as const,
    do: 'Find the mistake.',
    form: 'story' as const,
    text: 'Letters {what => that | which} came were {odd it => odd; it | odd, and it} was *fun*.',
    why: [],
  };
  const value = { title: 'A find', sections: [section] };
  const changed = { ...bank, practiceSheets: sheet ? [{ ...sheet, value }] : [] };
  const entry = worksheetSheets(changed)[0]?.entries[0];
  for (const answer of [
    ['what → that', 'odd it → odd; it'],
    ['odd it → odd, and it', 'what → which'],
  ]) {
    expect(entry?.parse(answer), String(answer)).toMatchObject({ isKey: true });
  }
  expect(entry?.parse(['what → who', 'odd it → odd; it'])).toMatchObject({ isKey: false });
});
