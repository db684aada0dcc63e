import { describe, expect, it } from 'vitest';
import { dayLabel } from '../vocabulary/day-label.ts';
import {
  pairKindOf,
  pairSources,
  readDifficulty,
  readGameName,
  readLevel,
  readPairSource,
} from './game-choice.ts';
import { isWinningTitle, nextLevel, resultSubtitle, resultTitle } from './game-result.ts';

describe('the result of a card game', () => {
  it('uses the original wording (product §9.5)', () => {
    expect([resultTitle(true), resultTitle(false)]).toEqual(['You Won', 'You Loose']);
    expect(resultSubtitle('s', 'easy', 3)).toBe(
      'in vocabulary games Synonyms difficulty easy level 3',
    );
    expect(resultSubtitle('a', 'hard', 12)).toBe(
      'in vocabulary games Antonyms difficulty hard level 12',
    );
  });

  it('counts any other title as a loss', () => {
    expect(['You Won', 'You Loose', 'you won', '', null].map(isWinningTitle)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('leads on to a next level while there is one', () => {
    expect([nextLevel(1, 12), nextLevel(12, 12), nextLevel(13, 12)]).toEqual([2, null, null]);
  });
});

describe('an address', () => {
  it('names a game, or is no choice', () => {
    const known = [readGameName('dropit'), readPairSource('a'), readDifficulty('hard')];
    expect(known).toEqual(['dropit', 'a', 'hard']);
    for (const wrong of ['x', '', null, 'S', 'easy ']) {
      expect(readGameName(wrong)).toBeNull();
      expect(readPairSource(wrong)).toBeNull();
      expect(readDifficulty(wrong)).toBeNull();
    }
    expect(pairSources.map(pairKindOf)).toEqual(['similar', 'opposite']);
  });

  it('has a level that is a number from 1', () => {
    expect(['1', '12', '999'].map(readLevel)).toEqual([1, 12, 999]);
  });

  it.each(['0', '-1', '1.5', 'one', '', ' 1', '1e1', '1000', null])('has no level %o', (text) => {
    expect(readLevel(text)).toBeNull();
  });
});

it('days are Today, Yesterday, then weekdays counted back', () => {
  const dates = ['2024-03-01', '2024-02-29', '2024-02-28', '2024-02-27'];
  expect(dates.map((date, daysBack) => dayLabel(daysBack, date))).toEqual([
    { kind: 'today' },
    { kind: 'yesterday' },
    { kind: 'weekday', name: 'Wednesday' },
    { kind: 'weekday', name: 'Tuesday' },
  ]);
});
