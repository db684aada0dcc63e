// Returns the text of a PDF as it is laid out: one line per line of the page, with its words indented and spaced as on
// the page.

import type { DocumentFacts, Word } from './read-pdf.ts';

/** Width of a column in points: less than a space in the smallest type. */
const COLUMN = 4;

export function textOf({ pages }: DocumentFacts): string {
  return pages.map(({ words }) => linesOf(words).map(setLine).join('\n')).join('\n\f');
}

function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (
      line !== undefined &&
      first !== undefined &&
      middleOf(word) < first.bottom - (first.bottom - first.top) / 4
    ) {
      line.push(word);
    } else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((one, other) => one.left - other.left));
}

function setLine(words: readonly Word[]): string {
  let line = '';
  let end = 0;
  for (const { text, left, right, top, bottom } of words) {
    const isNext = left - end < (bottom - top) / 2 && line !== '';
    const column = isNext ? 0 : Math.round(left / COLUMN);
    line = line.padEnd(Math.max(line === '' ? 0 : line.length + 1, column)) + text;
    end = right;
  }
  return line;
}

const middleOf = ({ top, bottom }: Word) => (top + bottom) / 2;
