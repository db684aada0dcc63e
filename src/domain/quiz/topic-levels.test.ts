import { expect, it } from 'vitest';
import { levelPlaces, nextLevelId } from './topic-levels.ts';

const topic = { levels: [11, 12, 14, 15], easy: 2 };

it('numbers easy levels first, then hard ones', () => {
  expect(levelPlaces(topic)).toEqual([
    { id: 11, difficulty: 'easy', number: 1 },
    { id: 12, difficulty: 'easy', number: 2 },
    { id: 14, difficulty: 'hard', number: 1 },
    { id: 15, difficulty: 'hard', number: 2 },
  ]);
});

it('goes from the last easy level to the first hard one, and ends after the last', () => {
  expect(nextLevelId(topic, 12)).toBe(14);
  expect(nextLevelId(topic, 15)).toBeNull();
});

it('knows nothing after a level of another topic', () => {
  expect(nextLevelId(topic, 99)).toBeNull();
});
