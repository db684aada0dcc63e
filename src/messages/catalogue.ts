// The catalogue of all texts of the product, by concept: the one place to correct a text.
// Separate exports, so that a page loads only the texts of its own concept.

export { account } from './account.ts';
export { accountPage } from './account-page.ts';
export { accountReplies } from './account-replies.ts';
export { cardGame } from './card-game.ts';
export { cardGameResult } from './card-game-result.ts';
export { competition } from './competition.ts';
export { competitionEntry } from './competition-entry.ts';
export { competitionMissing } from './competition-missing.ts';
export { competitionPapers } from './competition-papers.ts';
export { competitionTest } from './competition-test.ts';
export { consent } from './consent.ts';
export { consentQuestion } from './consent-question.ts';
export { documentTexts } from './document.ts';
export { dropGame } from './drop-game.ts';
export { frame } from './frame.ts';
export { goOn } from './go-on.ts';
export { howToPlay } from './how-to-play.ts';
export { keptData } from './kept-data.ts';
export { lesson } from './lesson.ts';
export { lock } from './lock.ts';
export { makeSheet } from './make-sheet.ts';
export { membership } from './membership.ts';
export { partner } from './partner.ts';
export { payment } from './payment.ts';
export { phoneOwner } from './phone-owner.ts';
export { quiz } from './quiz.ts';
export { reading } from './reading.ts';
export { shell } from './shell.ts';
export { site } from './site.ts';
export { vocabulary } from './vocabulary.ts';
export { wonLevels } from './won-levels.ts';
export { wordGame } from './word-game.ts';
export { worksheetPages } from './worksheet-pages.ts';
