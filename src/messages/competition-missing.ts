// Texts of the competition's pages when there is nothing to show (product §11.3).

import { translatable } from './language.ts';

export const competitionMissing = translatable('competitionMissing', {
  failed: 'The competition could not be loaded. Please check your connection.',
  tryAgain: 'Try again',
  none: 'There is no competition planned right now.',
  noneText: 'Practise with the past papers until the next one.',
  papers: 'Past papers',
});
