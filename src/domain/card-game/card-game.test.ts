import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CardGame,
  type CardGameEvent,
  ENDING_MS,
  FLIP_BACK_MS,
  faceAt,
  isDecided,
  MATCHED_TO_WIN,
  matchedCards,
  playCardGame,
  settlesAfterMs,
  startCardGame,
} from './card-game.ts';
import { cardsOf, TURNS } from './cards.ts';

const level = cardsOf([
  { pair: ['big', 'large'], meanings: ['what both mean'] },
  { pair: ['happy', 'glad'], meanings: ['what both mean'] },
  { pair: ['quick', 'fast'], meanings: ['what both mean'] },
  { pair: ['begin', 'start'], meanings: ['what both mean'] },
  { pair: ['shut', 'close'], meanings: ['what both mean'] },
  { pair: ['clever', 'smart'], meanings: ['what both mean'] },
]);

const seeds = fc.integer();
const event: fc.Arbitrary<CardGameEvent> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('flip' as const),
      place: fc.integer({ min: -1, max: 12 }),
    }),
  },
  { weight: 3, arbitrary: fc.constant<CardGameEvent>({ type: 'settle' }) },
);
const events = fc.array(event, { maxLength: 200, size: 'max' });

const flip = (place: number): CardGameEvent => ({ type: 'flip', place });
const settle: CardGameEvent = { type: 'settle' };
const play = (game: CardGame, ...list: CardGameEvent[]) => list.reduce(playCardGame, game);

/** The positions of a pair's two cards. */
function placesOf(game: CardGame, pairId: number): [number, number] {
  const [a, b] = game.cards.flatMap((card, place) => (card.pairId === pairId ? [place] : []));
  return [a ?? -1, b ?? -1];
}

function findPair(game: CardGame, pairId: number): CardGame {
  return play(game, ...placesOf(game, pairId).map(flip));
}

/** One card each of pairs 5 and 6, turned up and back. */
function miss(game: CardGame): CardGame {
  return play(game, flip(placesOf(game, 5)[0]), flip(placesOf(game, 6)[0]), settle);
}

const times = (count: number, step: (game: CardGame) => CardGame) => (game: CardGame) =>
  Array.from({ length: count }).reduce<CardGame>(step, game);

describe('an attempt', () => {
  const game = startCardGame(level, 7);

  it('turns up one card without a cost and reads it aloud', () => {
    const one = play(game, flip(3));
    expect(one.turnsLeft).toBe(TURNS);
    expect(faceAt(one, 3)).toBe('up');
    expect(one.effects).toEqual([
      { type: 'sound', sound: 'swoosh' },
      { type: 'speak', word: game.cards[3]?.word },
    ]);
  });

  it('keeps a pair at once, for one turn', () => {
    const found = findPair(game, 2);
    expect(found).toMatchObject({ turnsLeft: TURNS - 1, phase: 'choosing', up: [] });
    expect(matchedCards(found)).toBe(2);
    expect(placesOf(found, 2).map((place) => faceAt(found, place))).toEqual(['matched', 'matched']);
    expect(found.effects.at(-1)).toEqual({ type: 'sound', sound: 'correct' });
    expect(settlesAfterMs(found)).toBeNull();
  });

  it('shows two that are no pair for a second, then turns them back with the error sound', () => {
    const places = [placesOf(game, 5)[0], placesOf(game, 6)[0]];
    const missed = play(game, ...places.map(flip));
    expect(missed.turnsLeft).toBe(TURNS - 1);
    expect(places.map((place) => faceAt(missed, place))).toEqual(['up', 'up']);
    expect(settlesAfterMs(missed)).toBe(FLIP_BACK_MS);
    const back = play(missed, settle);
    expect(places.map((place) => faceAt(back, place))).toEqual(['down', 'down']);
    expect(back.effects).toEqual([{ type: 'sound', sound: 'error' }]);
  });

  it('takes no click on the same card, on a matched one, or beside the table', () => {
    const one = play(game, flip(3));
    expect(play(one, flip(3))).toBe(one);
    const found = findPair(game, 1);
    expect(play(found, flip(placesOf(found, 1)[0]))).toBe(found);
    expect(play(game, flip(12))).toBe(game);
    expect(play(game, flip(-1))).toBe(game);
  });

  it('takes no click while two cards are judged', () => {
    const judged = play(game, flip(placesOf(game, 5)[0]), flip(placesOf(game, 6)[0]));
    for (const place of game.cards.keys()) expect(play(judged, flip(place))).toBe(judged);
  });
});

describe('the end', () => {
  const game = startCardGame(level, 42);
  const pairs = [1, 2, 3, 4, 5, 6];

  it('is won with twelve cards matched, a moment after the last pair', () => {
    const found = pairs.reduce(findPair, game);
    expect(matchedCards(found)).toBe(MATCHED_TO_WIN);
    expect(settlesAfterMs(found)).toBe(ENDING_MS);
    const end = play(found, settle);
    expect(end).toMatchObject({ phase: 'won', effects: [{ type: 'sound', sound: 'victory' }] });
  });

  it('is lost when the turns are used up', () => {
    const last = times(TURNS - 1, miss)(game);
    expect(last).toMatchObject({ turnsLeft: 1, phase: 'choosing' });
    expect(miss(last)).toMatchObject({
      turnsLeft: 0,
      phase: 'lost',
      effects: [{ type: 'sound', sound: 'loss' }],
    });
  });

  it('is lost with a pair on the last turn that does not complete the twelve', () => {
    const last = times(TURNS - 1, miss)(game);
    const found = findPair(last, 1);
    expect(settlesAfterMs(found)).toBe(ENDING_MS);
    expect(play(found, settle)).toMatchObject({ phase: 'lost', turnsLeft: 0 });
  });

  it('is decided with its last attempt, and New Game does not undo it', () => {
    const places = [placesOf(game, 5)[0], placesOf(game, 6)[0]];
    const lost = play(times(TURNS - 1, miss)(game), ...places.map(flip));
    for (const decided of [pairs.reduce(findPair, game), lost]) {
      expect(decided.phase).toBe('settling');
      expect(isDecided(decided)).toBe(true);
      expect(play(decided, { type: 'newGame', seed: 1 })).toBe(decided);
    }
  });

  it('is won, not lost, when the last turn completes the twelve', () => {
    const last = [1, 2, 3, 4, 5].reduce(findPair, times(TURNS - 6, (g) => miss(g))(game));
    expect(last.turnsLeft).toBe(1);
    expect(play(findPair(last, 6), settle)).toMatchObject({ phase: 'won', turnsLeft: 0 });
  });
});

describe('any game', () => {
  it('keeps turns, matches and open cards within bounds, and charges one turn an attempt', () => {
    fc.assert(
      fc.property(seeds, events, (seed, list) => {
        let game = startCardGame(level, seed);
        for (const next of list) {
          const before = game;
          game = playCardGame(before, next);
          const turned = [...game.cards.keys()].filter((place) => faceAt(game, place) === 'up');
          expect(turned.length).toBeLessThanOrEqual(2);
          expect(game.turnsLeft).toBeGreaterThanOrEqual(0);
          expect(matchedCards(game)).toBeLessThanOrEqual(MATCHED_TO_WIN);
          expect([0, 2]).toContain(matchedCards(game) - matchedCards(before));
          if (isDecided(before)) expect(isDecided(game)).toBe(true);
          const isAttempt = next.type === 'flip' && game !== before && before.up.length === 1;
          expect(before.turnsLeft - game.turnsLeft).toBe(isAttempt ? 1 : 0);
        }
      }),
    );
  });

  it('takes no click while it settles, and nothing once it has ended', () => {
    fc.assert(
      fc.property(seeds, events, event, (seed, list, next) => {
        const game = list.reduce(playCardGame, startCardGame(level, seed));
        if (game.phase === 'won' || game.phase === 'lost')
          expect(playCardGame(game, next)).toBe(game);
        if (game.phase === 'settling' && next.type === 'flip')
          expect(playCardGame(game, next)).toBe(game);
      }),
    );
  });

  it('has one outcome: won exactly with all cards matched, lost exactly without turns', () => {
    // A player without a memory who only turns up face-down cards still reaches an end.
    fc.assert(
      fc.property(seeds, fc.infiniteStream(fc.nat()), (seed, picks) => {
        let game = startCardGame(level, seed);
        let outcomes = 0;
        for (const pick of picks) {
          if (game.phase === 'won' || game.phase === 'lost') break;
          const down = [...game.cards.keys()].filter((place) => faceAt(game, place) === 'down');
          game = playCardGame(
            game,
            game.phase === 'settling' ? settle : flip(down[pick % down.length] ?? -1),
          );
          if (game.phase === 'won' || game.phase === 'lost') outcomes += 1;
        }
        expect(outcomes).toBe(1);
        expect(game.phase).toBe(matchedCards(game) === MATCHED_TO_WIN ? 'won' : 'lost');
        if (game.phase === 'lost') expect(game.turnsLeft).toBe(0);
      }),
    );
  });

  it('is the same again from the same seed and events', () => {
    fc.assert(
      fc.property(seeds, events, (seed, list) => {
        const run = () => list.reduce(playCardGame, startCardGame(level, seed));
        expect(run()).toEqual(run());
      }),
    );
  });

  it('starts over with New Game at any point until it is decided', () => {
    fc.assert(
      fc.property(seeds, events, seeds, (seed, list, nextSeed) => {
        const game = list.reduce(playCardGame, startCardGame(level, seed));
        const again = play(game, { type: 'newGame', seed: nextSeed });
        if (isDecided(game)) {
          expect(again).toBe(game);
          return;
        }
        expect({ ...again, effects: [] }).toEqual(startCardGame(level, nextSeed));
        expect(again.cards.map((card) => card.id).sort((a, b) => a - b)).toEqual(
          level.map((c) => c.id),
        );
      }),
    );
  });
});
