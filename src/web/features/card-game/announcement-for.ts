// The screen reader announcement for an event of the card game: the card and its word, match or no match, turns left.

import { type CardGame, matchedCards } from '#domain/card-game/card-game.ts';
import { TURNS } from '#domain/card-game/cards.ts';
import { fill, forCount } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';

export function announcementFor(before: CardGame, after: CardGame): string {
  const { said, turnsLeft } = texts.cardGame;
  if (after.phase === 'won') return said.won;
  if (after.phase === 'lost') return said.lost;
  if (after.cards !== before.cards) {
    return fill(said.started, { cards: after.cards.length, turns: TURNS });
  }
  if (before.phase === 'settling' && after.phase === 'choosing') return said.turnedBack;

  const turned = turnedPlace(before, after);
  if (turned === null) return '';
  const values = {
    place: turned + 1,
    word: after.cards[turned]?.word ?? '',
    turnsLeft: fill(forCount(after.turnsLeft, turnsLeft), { turns: after.turnsLeft }),
  };
  if (after.turnsLeft === before.turnsLeft) return fill(said.turned, values);
  const isMatch = matchedCards(after) > matchedCards(before);
  return fill(isMatch ? said.match : said.noMatch, values);
}

/** The position of the card that this event turned face up. */
function turnedPlace(before: CardGame, after: CardGame): number | null {
  const up = after.up.find((place) => !before.up.includes(place));
  if (up !== undefined) return up;
  const pair = after.matchedPairs.find((pairId) => !before.matchedPairs.includes(pairId));
  const place = after.cards.findIndex(
    (card, at) => card.pairId === pair && !before.up.includes(at),
  );
  return pair === undefined || place === -1 ? null : place;
}
