import { readdir } from 'node:fs/promises';
import { expect, it, test } from 'vitest';
import { section, sectionKinds, tasksOf } from './all-kinds.ts';

const HELPERS = ['all-kinds', 'kind', 'words-in-text'];

it('lists every file of this folder', async () => {
  const files = (await readdir(import.meta.dirname))
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => name.replace('.ts', ''))
    .filter((name) => !HELPERS.includes(name));
  expect([...sectionKinds].sort()).toEqual(files.sort());
});

/** A section as an author writes it, its tasks as the child reads them, and what the key says. */
const samples: Record<string, { written: object; asked: string[]; answers: string[][] }> = {
  fill: {
    written: { tasks: ['The {cow | buffalo} gives milk.', '{I} saw {him}.'] },
    asked: ['The ____ gives milk.', '____ saw ____.'],
    answers: [['cow', 'buffalo'], ['I, him']],
  },
  choose: {
    written: { tasks: ['I have two {brush / *brushes}.'] },
    asked: ['I have two (brush / brushes).'],
    answers: [['brushes']],
  },
  underline: {
    written: { tasks: ['The {boy} holds a {ball}.'] },
    asked: ['The boy holds a ball.'],
    answers: [['boy, ball']],
  },
  circle: {
    written: { tasks: ['mango, {eat}, potato'] },
    asked: ['mango, eat, potato'],
    answers: [['eat']],
  },
  match: {
    written: {
      pairs: [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
        ['g', 'h'],
      ],
    },
    asked: ['a; c; e; g'],
    answers: [['a – b; c – d; e – f; g – h']],
  },
  sort: {
    written: { columns: { person: ['tailor', 'baker'], thing: ['rope', 'cup'] } },
    asked: ['baker, cup, rope, tailor'],
    answers: [['person: tailor, baker; thing: rope, cup']],
  },
  rewrite: {
    written: {
      tasks: [{ text: 'One leaf fell.', hint: 'Begin with: Two', answer: 'Two leaves fell.' }],
    },
    asked: ['One leaf fell. (Begin with: Two)'],
    answers: [['Two leaves fell.']],
  },
  correct: {
    written: { tasks: ['She {is having => has} a car.', 'He is {=> a} teacher {also =>}.'] },
    asked: ['She is having a car.', 'He is teacher also.'],
    answers: [['She has a car.'], ['He is a teacher.']],
  },
  order: {
    written: { tasks: [{ text: 'my aunt | sings | well.', or: ['Well sings my aunt.'] }] },
    asked: ['. / my aunt / sings / well'],
    answers: [['My aunt sings well.', 'Well sings my aunt.']],
  },
  passage: {
    written: { form: 'notice', text: 'The {book} is {a / *an} old one.\nCome!' },
    asked: ['The ____ is (a / an) old one.\nCome!'],
    answers: [['book, an']],
  },
  edit: {
    written: { form: 'letter', text: 'I {is => am} well.\nHow {=> are} you?' },
    asked: ['I is well.\nHow you?'],
    answers: [['is → am, (nothing) → are']],
  },
  table: {
    written: {
      head: ['one', 'many'],
      rows: [
        ['leaf', '{leaves}'],
        ['{tooth}', 'teeth'],
      ],
    },
    asked: ['leaf – ____\n____ – teeth'],
    answers: [['leaves, tooth']],
  },
  'word-search': {
    written: { words: ['bangle', 'carrot', 'honey', 'kettle', 'soap'] },
    asked: ['bangle; carrot; honey; kettle; soap'],
    answers: [['bangle, carrot, honey, kettle, soap']],
  },
  crossword: {
    written: {
      words: { army: 'soldiers', geese: 'birds', women: 'people', yam: 'root', men: 'people' },
    },
    asked: ['soldiers; birds; people; root; people'],
    answers: [['army, geese, women, yam, men']],
  },
  picture: {
    written: {
      picture: { things: ['3 mango'] },
      tasks: ['There are {three} mangoes.', { text: 'What is it?', answer: 'A mango.' }],
    },
    asked: ['There are ____ mangoes.', 'What is it?'],
    answers: [['three'], ['A mango.']],
  },
  write: {
    written: { tasks: [{ text: 'Write about rain.', answer: 'Rain is fun.' }] },
    asked: ['Write about rain.'],
    answers: [['Rain is fun.']],
  },
};

test.each(sectionKinds)('%s: what the child reads, and what the key says', (kind) => {
  const sample = samples[kind];
  const tasks = tasksOf(section.parse({ kind, do: 'Do it.', ...sample?.written }));
  expect(tasks.map(({ asked }) => asked)).toEqual(sample?.asked);
  expect(tasks.map(({ answers }) => answers)).toEqual(sample?.answers);
});

test.each([
  ['fill', { tasks: ['No answer.'] }, 'the answer is missing'],
  ['fill', { tasks: ['An {open brace.'] }, 'braces come in pairs'],
  ['fill', { tasks: ['A {a / *b} gap.'] }, 'has options'],
  ['choose', { tasks: ['Two {brush / brushes}.'] }, 'needs one star'],
  ['choose', { tasks: ['Two {brush/*brushes}.'] }, 'with a space on each side'],
  ['correct', { tasks: ['Two {brush -> brushes}.'] }, 'is written {wrong => right}'],
  ['order', { tasks: ['Go home.'.slice(0, 3)] }, 'tiles or more'],
  [
    'match',
    {
      pairs: [
        ['a', 'b'],
        ['a', 'c'],
        ['d', 'e'],
        ['f', 'g'],
      ],
    },
    'occurs twice',
  ],
  ['sort', { columns: { one: ['a', 'b'] } }, '2 to 4 columns'],
  ['table', { head: ['one', 'many'], rows: [['a'], ['b', '{c}']] }, 'like the head'],
  ['word-search', { words: ['man', 'woman', 'girl', 'boy', 'child'] }, 'also stands inside'],
  [
    'picture',
    { picture: { things: ['unicorn'] }, tasks: ['A {b}.', 'C {d}.'] },
    'is no thing of a picture',
  ],
  ['picture', { picture: {}, tasks: ['A b.', 'C {d}.'] }, 'either its answer in {braces}'],
])('%s: an author learns what is wrong with %j', (kind, written, message) => {
  const { error } = section.safeParse({ kind, do: 'Do it.', ...written });
  expect(error?.message).toContain(message);
});
