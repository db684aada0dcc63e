import { expect, test } from 'vitest';
import { markCorrection } from './mark-correction.ts';

/** Added words in [ ], removed ones in { }. */
const marked = (text: string, correction: string) =>
  markCorrection(text, correction)
    .map(({ text: part, change }) =>
      change === 'same' ? part : change === 'added' ? `[${part}]` : `{${part}}`,
    )
    .join(' ');

test('a word that was replaced is marked, and the wrong one is gone', () => {
  expect(marked('Meena put two book on the shelf.', 'Meena put two books on the shelf.')).toBe(
    'Meena put two [books] on the shelf.',
  );
});

test('words that were added are marked', () => {
  expect(marked('She is teacher.', 'She is a teacher.')).toBe('She is [a] teacher.');
});

test('words that were only taken away stand where they were', () => {
  expect(marked('We will discuss about the plan.', 'We will discuss the plan.')).toBe(
    'We will discuss {about} the plan.',
  );
});

test('a changed order marks one of the words at its new place', () => {
  expect(marked('Where you are going?', 'Where are you going?')).toContain('[');
});

test('marks and capitals count', () => {
  expect(marked('i live in Pune', 'I live in Pune.')).toBe('[I] live in [Pune.]');
});
