import { expect, it } from 'vitest';
import { lessonOfFile } from './lesson-file.ts';

const written = {
  level: 11,
  title: 'Naming words',
  rule: 'A noun is a naming word.',
  examples: ['My *aunt* lives here.', 'A *crow* sat there.'],
  mistake: 'Three {mango => mangoes} fell.',
  error: 'missing-plural-s',
  hint: 'Who or what is it?',
};

it('a lesson may have a picture of things with words below them', () => {
  const picture = ['mango = one mango', '3 mango = three mangoes'];
  expect(lessonOfFile.safeParse(written).success).toBe(true);
  expect(lessonOfFile.safeParse({ ...written, picture }).success).toBe(true);
  expect(lessonOfFile.safeParse({ ...written, picture: ['3 mango'] }).success).toBe(false);
});

it.each([
  [{ examples: ['My *aunt* lives here.'] }],
  [{ examples: ['My aunt lives here.', 'A *crow* sat there.'] }],
  [{ mistake: 'Three mangoes fell.' }],
  [{ mistake: '{Tree => Three} {mango => mangoes} fell.' }],
  [{ mistake: 'Three {mangoes => mangoes} fell.' }],
  [{ mistake: 'Three {mango => mangoes | fruits} fell.' }],
  [{ rule: 'A *noun* is a naming word.' }],
  [{ hint: '' }],
])('%o is no lesson', (changes) => {
  expect(lessonOfFile.safeParse({ ...written, ...changes }).success).toBe(false);
});
