// The words of the day: the reader finds each from its type, its meaning and its sentence with a gap. A word's label is
// its position in the list, since its id is the word itself.

import { inflectionsOf, withGap } from '#content/language/inflection.ts';
import type { ContentFile } from '#content/read/parse-file.ts';
import type { WordOfTheDay } from '#domain/vocabulary/word-file.ts';
import { type Entry, fault, type Sheet } from './sheet.ts';

export function wordSheet({ file, value }: ContentFile<WordOfTheDay[]>): Sheet {
  return {
    file,
    howToAnswer: [
      'The answer is the word for the gap, in any form, or null if no word fits. Add doubt: "…" if another',
      'word fits as well, or if anything is unclear.',
    ],
    entries: value.map(wordEntry),
  };
}

function wordEntry({ word, type, meaning, sentence }: WordOfTheDay, index: number): Entry {
  return {
    id: word,
    label: String(index + 1),
    lines: [type, meaning, withGap(sentence, word)],
    key: word,
    parse(raw) {
      const said = String(raw).trim();
      if (!/^\p{L}[\p{L} '’-]*$/u.test(said)) return fault(`“${said}” is not a word.`);
      const form = said.toLowerCase().replaceAll('’', "'");
      return { ok: true, answer: said, said, isKey: inflectionsOf(word).has(form) };
    },
  };
}
