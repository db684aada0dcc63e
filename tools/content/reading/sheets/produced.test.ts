import { expect, test } from 'vitest';
import { itemsOf } from '#content/bank/bank.ts';
import { bankOf, match, order, passage, sort, spot, type } from '#content/testing/sample.ts';
import type { Question } from '#domain/quiz/question.ts';
import { blindText } from '../blind.ts';
import { questionSheet } from './questions.ts';
import type { Entry, RawAnswer } from './sheet.ts';

function entryOf(question: Question): Entry {
  const [entry] = questionSheet(
    'quiz/basic/01-nouns.yaml',
    itemsOf(bankOf({ questions: [question] })),
  ).entries;
  if (entry === undefined) throw new Error('a sheet without an entry');
  return entry;
}

/** The numbers or letters of a sheet by what they stand for: `[0] bees` or `A  bees`. */
function namesIn({ lines }: Entry): Map<string, string> {
  const parts = lines.flatMap((line) => line.split(/ {2}(?=\[|[A-Z] {2})/));
  return new Map(
    parts.flatMap((part) => {
      const [, number, letter, text = ''] =
        /^\s*(?:\[(\d)\]|([A-Z]) ) (.*?)\s*[.?!]?$/.exec(part) ?? [];
      const name = number ?? letter;
      return name === undefined ? [] : [[text, name]];
    }),
  );
}

const answered = (entry: Entry, names: readonly string[]) => {
  const shown = namesIn(entry);
  return entry.parse(names.map((name) => shown.get(name) ?? name));
};

test('order: the numbers of the tiles; every right order is the key', () => {
  const text = 'on Monday | Meena | went | to Goa.';
  const question = order({
    text,
    or: ['Meena | went | to Goa | on Monday.'],
    wrong: [{ answer: 'Meena | to Goa | went | on Monday.', why: 'The verb follows the subject.' }],
  });
  const entry = entryOf(question);
  expect(entry.lines.join()).not.toContain('on Monday  [1] Meena  [2] went');
  for (const right of [
    ['on Monday', 'Meena', 'went', 'to Goa'],
    ['Meena', 'went', 'to Goa', 'on Monday'],
  ]) {
    expect(answered(entry, right)).toMatchObject({ ok: true, isKey: true });
  }
  expect(answered(entry, ['Meena', 'to Goa', 'went', 'on Monday'])).toMatchObject({
    isKey: false,
    said: 'Meena to Goa went on Monday.',
  });
});

test('sort: the letter of the box of each word, in the order of the sheet', () => {
  const entry = entryOf(sort());
  const an = ['hour', 'umbrella'];
  const words = [...namesIn(entry)].filter(([, name]) => /\d/.test(name)).map(([word]) => word);
  const right = words.map((word) => (an.includes(word) ? 'B' : 'A'));
  expect(entry.parse(right)).toMatchObject({ ok: true, isKey: true, said: entry.key });
  expect(entry.parse(right.map(() => 'A'))).toMatchObject({ ok: true, isKey: false });
});

test('match: the letter of the right side for each left side', () => {
  const entry = entryOf(match());
  const right = ['bees', 'keys', 'wolves', 'ships', 'singers'];
  expect(answered(entry, right)).toMatchObject({ ok: true, isKey: true, said: entry.key });
  expect(answered(entry, right.toReversed())).toMatchObject({ ok: true, isKey: false });
});

test('type: any accepted answer, whatever its capitals', () => {
  const entry = entryOf(type({ accept: ['did not go', "didn't go"] }));
  expect(entry.parse("Didn't go")).toMatchObject({ ok: true, isKey: true });
  expect(entry.parse('did not went')).toMatchObject({ ok: true, isKey: false });
});

test('passage: the letter of the option at each place', () => {
  const entry = entryOf(passage());
  expect(entry.lines.join('\n')).toContain('On [0] ____ Friday');
  expect(entry.lines.join('\n')).toContain('[2] (three moon)');
  expect(entry.parse(['c', 'B', 'A', 'B'])).toMatchObject({ ok: true, isKey: true });
  expect(entry.parse(['A', 'B', 'A', 'B'])).toMatchObject({ ok: true, isKey: false });
});

test.each<[string, Entry, RawAnswer]>([
  ['a tile twice', entryOf(order()), [0, 0, 1, 2, 3]],
  ['a tile too few', entryOf(order()), [0, 1, 2, 3]],
  ['a box that is not there', entryOf(sort()), ['A', 'A', 'A', 'A', 'C']],
  ['one right side twice', entryOf(match()), ['A', 'A', 'B', 'C', 'D']],
  ['an option that is not there', entryOf(passage()), ['A', 'C', 'A', 'A']],
  ['words', entryOf(sort()), 'all of them'],
  ['nothing', entryOf(type()), ' '],
])('%s is no answer', (_what, entry, raw) => {
  expect(entry.parse(raw)).toMatchObject({ ok: false });
});

test('an answer as it is kept is read again', () => {
  const kept = entryOf(passage()).parse(['C', 'B', 'A', 'B']);
  expect(kept.ok && entryOf(passage()).parse(kept.answer)).toEqual(kept);
});

test('no sheet shows a key or a reason; a reader of the reasons sees each', () => {
  for (const question of [order(), sort(), match(), type(), passage()]) {
    const { lines, key, judged = [] } = entryOf(question);
    const reasons = JSON.stringify(question).match(/(?<="why":")[^"]+/g) ?? [];
    for (const secret of [key, ...reasons]) expect(lines.join('\n')).not.toContain(secret);
    for (const reason of reasons) expect(judged.join('\n')).toContain(reason);
  }
});

test('how to answer the other kinds is said only where they are', () => {
  const sheetOf = (...questions: Question[]) =>
    blindText(questionSheet('quiz/basic/01-nouns.yaml', itemsOf(bankOf({ questions }))));
  expect(sheetOf(spot(), order())).toContain('order: the numbers of the tiles');
  expect(sheetOf(spot())).not.toContain('order:');
});
