// The words of the day by month: how many of each type, and whether words, meanings and sentences get longer from April
// to March, as the level rises.

import type { Bank } from '#content/bank/bank.ts';
import { countWords } from '#content/language/words.ts';
import { type WordOfTheDay, wordTypes } from '#domain/vocabulary/word-file.ts';
import { mean } from './table.ts';

export function wordsByMonth(bank: Bank): string[][] {
  const words = bank.words?.value ?? [];
  const months = [...new Set(words.map((_, index) => monthAt(index)))];
  return [
    ['', 'words', ...wordTypes, 'letters a word', 'words a meaning', 'words a sentence'],
    ...months.map((month) =>
      row(
        month,
        words.filter((_, index) => monthAt(index) === month),
      ),
    ),
    row('all', words),
  ];
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** The month of a position in the list, from 0; the list covers a school year with a 29 February. */
function monthAt(index: number): string {
  return monthName.format(Date.UTC(2023, 3, 1 + index));
}

function row(name: string, words: WordOfTheDay[]): string[] {
  return [
    name,
    String(words.length),
    ...wordTypes.map((wanted) => String(words.filter(({ type }) => type === wanted).length)),
    mean(words.map(({ word }) => word.length)),
    mean(words.map(({ meaning }) => countWords(meaning))),
    mean(words.map(({ sentence }) => countWords(sentence))),
  ];
}
