// Spelling in en-GB, against a dictionary and the project's own lists (content guide §5.2).
// prose.ts decides what is checked and what may be wrong on purpose: wrong options, faulty parts and quotations in
// reasons are left out. An item that needs a wrong form elsewhere (“Which word is misspelt?”) names it in
// answered: {spelling: "…"}; naming a form that does not occur is an error.

import { proseOf, spellableWords } from '../bank/prose.ts';
import { loadSpeller } from '../language/speller.ts';
import { wordsOf } from '../language/words.ts';
import { britishFor } from './british-spelling.ts';
import type { Rule } from './rule.ts';

export const SPELLING = 'spelling';

export const spelling: Rule = {
  name: SPELLING,
  severity: 'error',
  async check(bank) {
    const isSpeltWell = await loadSpeller();
    return proseOf(bank).flatMap(({ file, id, text, answered }) => {
      const unknown = [...new Set(spellableWords(text))].filter(
        // The rule british-spelling has a better message for these.
        (word) => !isSpeltWell(word) && britishFor(word) === undefined,
      );
      const reply = answered[SPELLING];
      const allowed = new Set(reply === undefined ? [] : wordsOf(reply));
      const faults = unknown
        .filter((word) => !allowed.has(word.toLowerCase()))
        .map(
          (word) =>
            `The dictionary does not know “${word}”. If it is right, add it to words.txt or names.txt in src/content/language.`,
        );
      const isStale =
        reply !== undefined && !unknown.some((word) => allowed.has(word.toLowerCase()));
      if (isStale)
        faults.push('The answer to spelling names no word that is misspelt here: take it out.');
      return faults.map((message) => ({ file, id, message }));
    });
  },
};
