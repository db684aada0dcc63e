import { expect, it } from 'vitest';
import type { Question } from '../quiz/question.ts';
import { section } from './kinds/all-kinds.ts';
import { countUsable, type MadeSheetWish, makeSheet } from './made-sheet.ts';
import { tasksOfSheet } from './worksheet.ts';

const common = { skill: 'x', whyNot: [], errors: [] };
const choice = (number: number, more: object = {}): Question => ({
  ...common,
  id: `basic-nouns-e1-${number}`,
  kind: 'choice',
  title: 'Choose the right word.',
  text: `I have ${number} ____.`,
  options: ['book', 'books', 'bookes'],
  answer: 1,
  why: 'More than one takes -s.',
  ...more,
});
const spot: Question = {
  ...common,
  id: 'basic-nouns-e1-98',
  kind: 'spot',
  title: 'Which part has a mistake?',
  text: 'Anjali saw three parrot on the tree.',
  options: ['Anjali saw', 'three parrot', 'on the tree'],
  answer: 1,
  correction: 'Anjali saw three parrots on the tree.',
  why: 'Three parrots.',
};
const drag: Question = {
  ...common,
  id: 'basic-nouns-e1-99',
  kind: 'drag',
  title: 'Drag the adverb into the box.',
  text: 'He sings “loudly”, too.',
  answer: 2,
  why: 'It tells how.',
};
const type: Question = {
  ...common,
  id: 'basic-nouns-e1-97',
  kind: 'type',
  title: 'Write the word in brackets for more than one.',
  text: 'Six ____ (ant) ran along the wall.',
  accept: ['ants', 'Ants'],
  isExact: false,
  wrong: [],
  why: 'More than one takes -s.',
};
const rewrite: Question = {
  ...common,
  id: 'basic-nouns-h1-96',
  kind: 'rewrite',
  title: 'Begin with “Two”.',
  text: 'One leaf fell.',
  accept: ['Two leaves fell[ down].'],
  isExact: false,
  build: 'Two|leaves|fell.',
  extra: ['leafs', 'falled'],
  wrong: [],
  why: 'More than one.',
};
const edit: Question = {
  ...common,
  id: 'basic-nouns-h3-95',
  kind: 'edit',
  title: 'The text has three mistakes. Find them.',
  text: 'Two {childs => children} saw a fox. It had four {foots => feet} and two {eye => eyes}.',
  mistakes: [{ why: 'a' }, { why: 'b' }, { why: 'c' }],
  why: 'Look at the numbers.',
};
const bank = [...Array.from({ length: 20 }, (_, index) => choice(index + 2)), spot, drag];
const wish: MadeSheetWish = {
  topic: 'Nouns',
  category: 'basic',
  order: 1,
  difficulty: 'easy',
  kinds: ['choice', 'spot', 'drag'],
  tasks: 12,
  name: '',
  seed: 'mango',
};
const instructions = {
  choose: 'Choose.',
  correct: 'Correct.',
  rewrite: 'Rewrite.',
  circle: (what: string) => `Circle: ${what}.`,
};
const make = (questions: readonly Question[], more: Partial<MadeSheetWish> = {}, nth = 1) =>
  makeSheet(questions, { ...wish, ...more }, nth, instructions);
const textsOf = (questions: readonly Question[], more: Partial<MadeSheetWish> = {}) =>
  make(questions, more).sections?.map((one) => [
    one.do,
    'tasks' in one ? one.tasks.map(({ text }) => text) : [],
  ]);

it('turns each kind of question into a task for paper', () => {
  const [[instruction, texts] = []] = textsOf([choice(2)]) ?? [];
  expect(instruction).toBe('Choose.');
  expect(texts?.[0]).toMatch(/^I have 2 \{(?:\*?\w+ \/ ){2}\*?\w+\}\.$/);
  expect(texts?.[0]).toContain('*books');
  expect(textsOf([spot])).toEqual([
    ['Correct.', ['Anjali saw three {parrot => parrots} on the tree.']],
  ]);
  expect(textsOf([drag])).toEqual([['Circle: adverb.', ['He sings “{loudly}”, too.']]]);
});

it('asks for words, whole sentences and a text to be written', () => {
  const kinds = ['type', 'rewrite', 'edit'] as const;
  const sheet = make([type, rewrite, edit, { ...edit, id: 'another' }], { kinds });
  expect(sheet.sections).toEqual([
    {
      kind: 'fill',
      do: 'Write the word in brackets for more than one.',
      tasks: [{ text: 'Six {ants | Ants} (ant) ran along the wall.', why: [type.why] }],
    },
    {
      kind: 'rewrite',
      do: 'Rewrite.',
      tasks: [
        {
          hint: 'Begin with “Two”',
          text: 'One leaf fell.',
          answer: [expect.stringMatching(/^Two leaves fell/)],
          why: [rewrite.why],
        },
      ],
    },
    { kind: 'edit', do: edit.title, form: 'story', text: edit.text, why: [edit.why] },
  ]);
  for (const one of sheet.sections ?? []) expect(section.safeParse(one).success).toBe(true);
});

it('marks a word too many and a word too few', () => {
  const mended = (text: string, correction: string) => textsOf([{ ...spot, text, correction }]);
  expect(mended('He is teacher.', 'He is a teacher.')).toEqual([
    ['Correct.', ['He is { => a} teacher.']],
  ]);
  expect(mended('He is is tall.', 'He is tall.')).toEqual([['Correct.', ['He is {is => } tall.']]]);
});

it('gives sections that an author could have written', () => {
  const sheet = make(bank, { tasks: 15 });
  for (const one of sheet.sections ?? []) expect(section.safeParse(one).success).toBe(true);
  expect(tasksOfSheet(sheet)).toHaveLength(15);
});

it('is the same for the same seed, and another for another seed or copy', () => {
  const made = (seed: string, nth: number) => JSON.stringify(make(bank, { seed }, nth));
  expect(made('mango', 1)).toBe(made('mango', 1));
  const all = [made('mango', 1), made('papaya', 1)];
  for (let nth = 2; nth <= 30; nth += 1) all.push(made('mango', nth));
  expect(new Set(all).size).toBe(31);
});

it('leaves out what cannot be asked on paper', () => {
  const refused = [
    choice(2, { title: 'Which word names a person?' }),
    choice(2, { text: 'There is no gap.' }),
    choice(2, { options: ['a / b', 'books', 'c'] }),
    { ...drag, title: 'One word must go. Drag it into the box.' },
    { ...spot, options: ['a', 'No mistake'], answer: 1, correction: undefined } as Question,
  ];
  expect(countUsable(refused, wish.kinds)).toBe(0);
  expect(countUsable(bank, ['spot'])).toBe(1);
});

it('has the name and a code with the seed, and as many tasks as there are', () => {
  const sheet = make([spot, drag], { name: 'Class 4 B' }, 7);
  expect([sheet.title, sheet.code, sheet.standards]).toEqual(['Class 4 B', 'B01-mango-7', [2, 3]]);
  expect(tasksOfSheet(sheet)).toHaveLength(2);
});
