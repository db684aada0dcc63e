import { expect, it } from 'vitest';
import { conceptSheetFile } from '#domain/worksheet/sheet-file.ts';
import { bankOf, choice, findings } from '../testing/sample.ts';
import { bankWithSheet, passage, sections } from '../testing/sample-sheet.ts';
import { sheetChoices } from './sheet-choices.ts';
import { sheetForm } from './sheet-form.ts';
import { sheetLength } from './sheet-length.ts';
import { sheetPuzzles } from './sheet-puzzles.ts';
import { sheetReasons } from './sheet-reasons.ts';
import { sheetShape } from './sheet-shape.ts';
import { sheetTwins } from './sheet-twins.ts';
import { spelling } from './spelling.ts';

const fill = (...tasks: (string | object)[]) => ({ kind: 'fill', do: 'Fill in.', tasks });

it('a good sheet has no faults', async () => {
  const bank = bankWithSheet();
  for (const rule of [sheetShape, sheetForm, sheetTwins, sheetReasons, sheetChoices, sheetLength]) {
    expect(await findings(rule, bank)).toEqual([]);
  }
});

it('a path that names no topic or no type is reported', async () => {
  const misplaced = bankWithSheet({}, 'worksheets/basic/02-nouns/practice-hard-1.yaml');
  expect(await findings(sheetShape, misplaced)).toEqual([expect.stringContaining('has this path')]);
  const fourth = bankWithSheet({}, 'worksheets/basic/01-nouns/practice-hard-4.yaml');
  expect(await findings(sheetShape, fourth)).toHaveLength(1);
});

it('a sheet has 10 to 15 tasks of four kinds, and a hard one a connected text', async () => {
  const found = (
    await findings(sheetShape, bankWithSheet({ sections: sections.slice(0, 3) }))
  ).join();
  expect(found).toContain('9 tasks');
  expect(found).toContain('3 kinds');
  expect(found).toContain('connected text');
});

it('an easy sheet needs no connected text', async () => {
  const easy = bankWithSheet(
    {
      sections: [
        ...sections.slice(0, 3),
        { kind: 'circle', do: 'Circle.', tasks: ['{a} b', '{c} d'] },
      ],
    },
    'worksheets/basic/01-nouns/practice-easy-1.yaml',
  );
  expect(await findings(sheetShape, easy)).toEqual([]);
});

it('quotation marks pair up, and nobody writes blanks', async () => {
  const bad = bankWithSheet({ sections: [fill('“A {cow} runs.', 'The ____ {dog} ran.')] });
  const found = (await findings(sheetForm, bad)).join();
  expect(found).toContain('not closed');
  expect(found).toContain('in place of a blank');
});

it('a sentence of the quiz is not asked again', async () => {
  const question = choice({
    text: 'The ____ carries two bags.',
    options: ['porter', 'kindly', 'tall', 'sings'],
  });
  const bank = { ...bankWithSheet(), topics: bankOf({ questions: [question] }).topics };
  expect(await findings(sheetTwins, bank)).toEqual([expect.stringContaining('basic-nouns-e1-01')]);
});

it('no task is met again on another sheet, even with other names', async () => {
  const one = bankWithSheet({ sections: [fill('{Asha} feeds five hungry pigeons daily.')] });
  const other = bankWithSheet(
    { sections: [fill('Kabir feeds {five} hungry pigeons daily.')] },
    'worksheets/basic/01-nouns/practice-hard-2.yaml',
  );
  const bank = { ...one, practiceSheets: [...one.practiceSheets, ...other.practiceSheets] };
  expect(await findings(sheetTwins, bank)).toHaveLength(1);
});

it('a concept sheet may play on one sentence, and is spelt right', async () => {
  const concept = conceptSheetFile.parse({
    title: 'Nouns',
    rule: 'A noun is a word.',
    picture: { gilli: 'hello' },
    points: [
      { heading: 'One', examples: ['The old *cow* runs home.', 'The *cow*, old, runs home.'] },
    ],
    mistakes: [{ wrong: 'two *childs*', right: 'two *childrenn*' }],
    try: 'Try it.',
  });
  const file = 'worksheets/basic/01-nouns/concept-1.yaml';
  const bank = { ...bankOf({}), conceptSheets: [{ file, value: concept, isWhole: true }] };
  expect(await findings(sheetTwins, bank)).toEqual([]);
  expect(await findings(spelling, bank)).toEqual([expect.stringContaining('childrenn')]);
});

it('mistakes to be found are not spell-checked, what is right is', async () => {
  const bank = bankWithSheet({
    sections: [
      { kind: 'correct', do: 'Correct.', tasks: ['Two {childs => children} ran.'] },
      { kind: 'edit', do: 'Edit.', form: 'notice', text: 'Ten {furnitures => chares} came.' },
    ],
  });
  expect(await findings(spelling, bank)).toEqual([expect.stringContaining('chares')]);
});

it('half of the tasks have a reason, each short and in the words of reasons', async () => {
  const bare = bankWithSheet({ sections: [fill('A {cow} ran.', 'A {dog} ran.')] });
  expect(await findings(sheetReasons, bare)).toEqual([expect.stringContaining('0 of 2')]);
  const why = 'It names nothing.';
  const odd = bankWithSheet({ sections: [fill({ text: 'A {cow} ran.', why })] });
  expect(await findings(sheetReasons, odd)).toEqual([expect.stringContaining('names nothing')]);
});

it('the right choice has more than one place', async () => {
  const tasks = ['A {*b / c}.', 'D {*e / f}.', 'G {*h / i}.'];
  const bank = bankWithSheet({ sections: [{ kind: 'choose', do: 'Choose.', tasks }] });
  expect(await findings(sheetChoices, bank)).toEqual([expect.stringContaining('number 1')]);
});

it('words that never cross make no crossword', async () => {
  const words = { aaa: 'a', bbb: 'b', ccc: 'c', ddd: 'd', eee: 'e' };
  const bank = bankWithSheet({ sections: [{ kind: 'crossword', do: 'Solve.', words }] });
  expect(await findings(sheetPuzzles, bank)).toEqual([expect.stringContaining('cannot be made')]);
});

it('long sentences are advice', async () => {
  const text = `The {cow} ${'walks and '.repeat(12)}sleeps.`;
  const bank = bankWithSheet({ sections: [fill(text), passage] });
  expect(await findings(sheetLength, bank)).toEqual([expect.stringContaining('20 words')]);
});

it('the pairs of a match are not one long sentence', async () => {
  const pairs = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) => [`one ${letter}`, letter]);
  const bank = bankWithSheet({ sections: [{ kind: 'match', do: 'Match.', pairs }] });
  expect(await findings(sheetLength, bank)).toEqual([]);
});
