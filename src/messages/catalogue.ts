// The one catalogue of what the product says, by concept: a person can correct any text here.
// Separate exports, so that a page carries only the texts of its own concept.

export { account } from './account.ts';
export { cardGame } from './card-game.ts';
export { dropGame } from './drop-game.ts';
export { quiz } from './quiz.ts';
export { shell } from './shell.ts';
export { site } from './site.ts';
export { vocabulary } from './vocabulary.ts';
