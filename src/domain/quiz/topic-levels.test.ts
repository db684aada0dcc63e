import { describe, expect, it } from 'vitest';
import { levelPlaces, levelToGoOn, nextLevelId } from './topic-levels.ts';

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

describe('the level to go on with', () => {
  const nouns = { attributes: { levels: [11, 12], easy: 1 } };
  const verbs = { attributes: { levels: [21], easy: 1 } };
  it.each([
    ['at the beginning the first', {}, 11],
    ['the same one after too few stars', { 11: 1 }, 11],
    ['the next one from two stars', { 11: 2 }, 12],
    ['the first of the next topic', { 11: 3, 12: 2 }, 21],
    ['none when all are done', { 11: 3, 12: 2, 21: 2 }, undefined],
  ] as const)('is %s', (_, best, id) => {
    expect(levelToGoOn([nouns, verbs], best)?.place.id).toBe(id);
  });
});
