// Texts of the word card game (product §9.3, §9.4).

import { inEdition } from './edition.ts';

export const cardGame = inEdition('cardGame', {
  title: { s: 'Similar Words', a: 'Opposite Words' },
  lead: '{difficulty} ({ages}): turn over two cards at a time and find all six pairs in 20 turns.',
  levelTitle: '{pairs}: {difficulty} Level {level}',
  newGame: 'New Game',
  /** Asked in the middle of a game. */
  newGameQuestion: 'Start a new game? All the cards will be mixed again.',
  newGameAnswers: { yes: 'New Game', no: 'Keep playing' },
  noLevel: 'Select a level',
  allLevels: 'Levels',
  loading: 'Shuffling the cards…',
  failedTitle: 'The cards could not be loaded',
  failed: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  /** Confirms leaving a game for another page of the app (product §2.8). */
  leave:
    'If you leave now, three kittens must tidy up all these cards, and kittens only know how to sit on them. Leave the game?',

  board: 'Cards',
  turns: 'Turns left',
  pairs: 'Pairs',
  pairsFound: '{found} of {total} pairs',
  card: {
    down: 'Card {place}, face down',
    up: 'Card {place}: {word}',
    matched: 'Card {place}: {word}, matched',
  },
  said: {
    started: 'New game. {cards} cards, {turns} turns.',
    turned: 'Card {place}: {word}.',
    match: 'Card {place}: {word}. A pair! {turnsLeft}',
    noMatch: 'Card {place}: {word}. No match. {turnsLeft}',
    turnedBack: 'Both cards are face down again.',
    won: 'All pairs found. You won!',
    lost: 'No turns left.',
  },
  cheers: [
    'Which two belong together?',
    'A pair! Keep going.',
    'Two pairs, lovely!',
    'Halfway there!',
    'Four pairs. What a memory!',
    'Only one pair to go!',
    'All six pairs!',
  ],
  turnsLeft: { none: 'No turns left.', one: '1 turn left.', many: '{turns} turns left.' },
  almostOut: {
    none: 'No turns left.',
    one: 'Careful now: 1 turn left.',
    many: 'Careful now: {turns} turns left.',
  },
} as const);
