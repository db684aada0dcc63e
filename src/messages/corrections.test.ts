import { expect, it } from 'vitest';
import * as messages from './catalogue.ts';
import { inCopy } from './corrections.ts';
import { fill } from './fill.ts';

it('shows the specified spelling, and the corrected one only when asked', () => {
  const texts = { game: { lost: 'You Loose' }, list: ['You Won', 'You Loose'] };
  expect(inCopy(texts, 'specified')).toBe(texts);
  expect(inCopy(texts, 'corrected')).toEqual({
    game: { lost: 'You lose' },
    list: ['You Won', 'You lose'],
  });
});

it('keeps every text of the catalogue when it corrects', () => {
  const count = (tree: unknown): number =>
    typeof tree === 'string'
      ? 1
      : Object.values(tree as object).reduce((sum, t) => sum + count(t), 0);
  expect(count(inCopy(messages, 'corrected'))).toBe(count(messages));
});

it('fills places and leaves unknown ones standing', () => {
  expect(fill('{score} of {total} in {where}', { score: 7, total: 10 })).toBe('7 of 10 in {where}');
});
