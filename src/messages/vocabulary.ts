// Texts of vocabulary and the word of the day (product §8).

import { inEdition } from './edition.ts';

export const vocabulary = inEdition('vocabulary', {
  landing: {
    title: 'Vocabulary',
    lead: 'One new word a day, and games that make words stick.',
    word: 'Word of the Day',
    wordText: 'Seven days, seven words. Read them, hear them, use one at dinner.',
    games: 'Play Fun Games',
    gamesText: 'Flip cards and match words: find what means the same, and what means the opposite.',
  },

  word: {
    title: 'Word of the Day',
    lead: 'A new word every day. Here are the last seven.',
    slider: 'Words of the last days',
    week: 'The week',
    today: 'Today',
    yesterday: 'Yesterday',
    partOfSpeech: '({partOfSpeech})',
    example: 'For example',
    place: '{place} of {count}',
    previous: 'Newer word',
    next: 'Older word',
    readAloud: 'Read aloud',
    practise: 'Practise this word',
    willAsk: 'Gilli will ask you about “{word}” tomorrow',
    read: '{word}. {meaning}. {sentence}',
    changed: '{day}: {word}, {meaning}',
    loading: 'Looking up the words…',
    emptyTitle: 'The words could not be loaded',
    empty: 'Gilli has looked everywhere. Please check your connection and try again.',
    tryAgain: 'Try again',
  },
} as const);
