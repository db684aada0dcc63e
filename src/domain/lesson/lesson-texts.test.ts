import { expect, it } from 'vitest';
import { asMended, asMistaken, textParts } from './lesson-texts.ts';

it('the point of an example is marked, even inside a word', () => {
  expect(textParts('Two mango*es* fell.')).toEqual([
    { text: 'Two mango', isMarked: false },
    { text: 'es', isMarked: true },
    { text: ' fell.', isMarked: false },
  ]);
});

it.each([
  ['Two {childs => children} ran.', 'Two *childs* ran.', 'Two *children* ran.'],
  ['He is {=> a} teacher.', 'He is teacher.', 'He is *a* teacher.'],
  [
    'Though it rained, {but =>} we played.',
    'Though it rained, *but* we played.',
    'Though it rained, we played.',
  ],
])('%s is a wrong sentence and a right one', (mistake, wrong, right) => {
  expect(asMistaken(mistake)).toBe(wrong);
  expect(asMended(mistake)).toBe(right);
});
