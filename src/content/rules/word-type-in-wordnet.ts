// The type of a word of the day agrees with WordNet. WordNet holds nouns, verbs, adjectives and adverbs; prepositions,
// conjunctions and words it does not know are left to the readers.

import { partsOfSpeech, partsOfSpeechOf } from '../language/wordnet.ts';
import type { Rule } from './rule.ts';

export const wordTypeInWordnet: Rule = {
  name: 'word-type-in-wordnet',
  severity: 'error',
  *check({ words }) {
    if (words === undefined) return;
    for (const { word, type } of words.value) {
      const partOfSpeech = partsOfSpeech.find((name) => name === type);
      const known = partsOfSpeechOf(word);
      if (partOfSpeech === undefined || known.length === 0 || known.includes(partOfSpeech))
        continue;
      const message = `“${word}” is called ${type}; WordNet knows it as ${known.join(', ')}.`;
      yield { file: words.file, id: word, message };
    }
  },
};
