import { expect, it } from 'vitest';
import { lessonOfFile } from './lesson-file.ts';

const skill = {
  skill: 'one and many',
  hint: 'Count: is it one, or more than one?',
  example: 'Six *ducks* swim.',
  steps: ['Count: six is more than one.', 'Add -s: “ducks”.'],
};
const written = {
  level: 11,
  title: 'Naming words',
  rule: 'A noun is a naming word.',
  examples: ['My *aunt* lives here.', 'A *crow* sat there.', 'We love *Kochi*.'],
  unlike: { text: 'We *walk* home.', why: '“Walk” tells what we do.' },
  mistake: 'Three {mango => mangoes} fell.',
  error: 'missing-plural-s',
  try: { text: 'The ____ is loud.', options: ['drum', 'sing'], answer: 0, why: 'It is a thing.' },
  skills: [{ ...skill, skill: 'naming words' }, skill],
};
const isLesson = (value: object) => lessonOfFile.safeParse(value).success;

it.each([
  [['mango = one mango', '3 mango = three mangoes']],
  [{ timeline: [{ from: 'past', to: 'now', label: 'I have lived here.' }] }],
  [{ change: { from: ['Anu', 'sang'], to: ['It', 'was sung'], pairs: [[1, 1]] } }],
  [{ ladder: ['tall', 'taller'] }],
])('a lesson may have the picture %o', (picture) => {
  expect(isLesson(written)).toBe(true);
  expect(isLesson({ ...written, picture })).toBe(true);
});

it.each([
  [['3 mango']],
  [{ timeline: [{ from: 'now', to: 'past', label: 'I have lived here.' }] }],
  [{ change: { from: ['Anu', 'sang'], to: ['It', 'was sung'], pairs: [[2, 1]] } }],
  [{ ladder: ['tall'] }],
])('%o is no picture', (picture) => {
  expect(isLesson({ ...written, picture })).toBe(false);
});

it.each([
  [{ examples: ['My *aunt* lives here.'] }],
  [{ examples: ['My aunt lives here.', 'A *crow* sat there.', 'We love *Kochi*.'] }],
  [{ mistake: 'Three mangoes fell.' }],
  [{ mistake: '{Tree => Three} {mango => mangoes} fell.' }],
  [{ mistake: 'Three {mangoes => mangoes} fell.' }],
  [{ mistake: 'Three {mango => mangoes | fruits} fell.' }],
  [{ rule: 'A *noun* is a naming word.' }],
  [{ try: { ...written.try, answer: 2 } }],
  [{ try: { ...written.try, options: ['drum', 'Drum'] } }],
  [{ skills: [skill] }],
  [{ skills: [skill, { ...skill, hint: '' }] }],
  [{ skills: [skill, { ...skill, hindi: 'Only English.' }] }],
])('%o is no lesson', (changes) => {
  expect(isLesson({ ...written, ...changes })).toBe(false);
});
