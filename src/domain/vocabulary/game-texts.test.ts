import { describe, expect, it } from 'vitest';
import { dayLabel } from './day-label.ts';
import { gameChoice, levelText, pairKindOf } from './game-choice.ts';
import { isWinningTitle, nextLevel, resultSubtitle, resultTitle } from './game-result.ts';

describe('the result of a card game', () => {
  it('is told in the words of the specification', () => {
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
    const known = { game: 'dropit', src: 'a', difficulty: 'hard' };
    expect(gameChoice.safeParse(known).success).toBe(true);
    for (const wrong of [{ game: 'x' }, { src: 'x' }, { difficulty: '' }, { src: undefined }]) {
      expect(gameChoice.safeParse({ ...known, ...wrong }).success).toBe(false);
    }
    expect(['s', 'a'].map((src) => pairKindOf(src as 's'))).toEqual(['similar', 'opposite']);
  });

  it.each(['0', '-1', '1.5', 'one', '', ' 1', '1e1', '1000'])('has no level %o', (text) => {
    expect(levelText.safeParse(text).success).toBe(false);
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
