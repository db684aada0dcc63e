// Finds faults in the pages of a printed worksheet or key.

import {
  type DocumentFacts,
  isA4,
  type Page,
  PICTURE_DPI,
  type Word,
} from '#print/testing/read-pdf.ts';

const POINTS_PER_MM = 72 / 25.4;
const MARGIN = 12 * POINTS_PER_MM;
const MOST_PAGES = 2;
/** A section's letter starts between these; a title starts to the left of them, a hint's text to the right. */
const LETTERS = { from: MARGIN + 1 * POINTS_PER_MM, to: MARGIN + 2.8 * POINTS_PER_MM };
/** Right edge of the column of numbers. */
const NUMBERS_END = MARGIN + 10.5 * POINTS_PER_MM;
/** Rounding error in points. */
const TOLERANCE = 0.6;
/** Blur of a picture in dots. */
const BLUR = 1;
/** Darker than the faint edges of anti-aliasing. */
const INK = 225;
/** The box of a word has room above and below its letters, so only its middle counts. */
const MIDDLE = { from: 0.25, to: 0.78 };
/** The first line of a page starts at the margin with the room above its letters. */
const LETTERS_HEIGHT = { from: 0.32, to: 0.72 };

/** Returns one sentence per fault. */
export function faultsOf(
  facts: DocumentFacts,
  expected: { readonly tasks: number; readonly pages?: number },
): string[] {
  const { pages, title, isTagged, fonts } = facts;
  const faults = fonts
    .filter(({ isEmbedded }) => !isEmbedded)
    .map(({ name }) => `A font is not embedded: ${name}`);
  if (title === '') faults.push('The document has no title.');
  if (!isTagged) faults.push('The document is not tagged.');
  if (expected.pages !== undefined && pages.length !== expected.pages) {
    faults.push(`It has ${pages.length} pages in place of ${expected.pages}.`);
  }
  if (expected.pages === undefined && pages.length > MOST_PAGES) {
    faults.push(`It has ${pages.length} pages, more than ${MOST_PAGES}.`);
  }
  const numbers = pages.flatMap(taskNumbers);
  const wanted = Array.from({ length: expected.tasks }, (_, index) => index + 1);
  if (numbers.join() !== wanted.join()) {
    faults.push(
      `It has tasks ${numbers.join(', ') || '(none)'} in place of 1 to ${expected.tasks}.`,
    );
  }
  for (const [index, page] of pages.entries()) {
    for (const fault of faultsOfPage(page, expected.tasks > 0))
      faults.push(`Page ${index + 1}: ${fault}`);
  }
  return faults;
}

function* faultsOfPage(page: Page, hasTasks: boolean): Iterable<string> {
  if (!isA4(page)) {
    yield `it is ${page.width} by ${page.height} points, not A4.`;
  }
  for (const word of page.words) {
    if (isOutside(word, page)) yield `“${word.text}” is in the margin.`;
  }
  for (const letter of hasTasks ? headingsAlone(page) : []) {
    yield `the heading of section ${letter} stands alone at the foot.`;
  }
  if (hasInkInMargin(page)) yield 'something is drawn in the margin.';
  for (const [one, other] of overlapping(page.words)) {
    yield `“${one.text}” and “${other.text}” overlap.`;
  }
}

/** A number with a full stop in the column of the numbers. */
const isTaskNumber = ({ text, right }: Word) => /^\d+\.$/.test(text) && right < NUMBERS_END;

function taskNumbers({ words }: Page): number[] {
  return words
    .filter(isTaskNumber)
    .sort((one, other) => one.top - other.top)
    .map(({ text }) => Number.parseInt(text, 10));
}

/** The letters of sections without a task below them, before the next letter or the end of the page. */
function headingsAlone(page: Page): string[] {
  const tops = page.words.filter(isTaskNumber).map(({ top }) => top);
  const letters = page.words
    .filter(({ text, left }) => /^[A-Z]$/.test(text) && left > LETTERS.from && left < LETTERS.to)
    .sort((one, other) => one.top - other.top);
  return letters
    .filter(({ top }, index) => {
      const end = letters[index + 1]?.top ?? Number.POSITIVE_INFINITY;
      return !tops.some((number) => number > top && number < end);
    })
    .map(({ text }) => text);
}

function isOutside({ left, right, top, bottom }: Word, { width, height }: Page): boolean {
  const middle = {
    top: at(top, bottom, LETTERS_HEIGHT.from),
    bottom: at(top, bottom, LETTERS_HEIGHT.to),
  };
  return (
    left < MARGIN - TOLERANCE ||
    right > width - MARGIN + TOLERANCE ||
    middle.top < MARGIN - TOLERANCE ||
    middle.bottom > height - MARGIN + TOLERANCE
  );
}

function hasInkInMargin({ picture: { width, height, dots } }: Page): boolean {
  const margin = Math.floor((12 / 25.4) * PICTURE_DPI) - BLUR;
  for (let row = 0; row < height; row += 1) {
    const isEdgeRow = row < margin || row >= height - margin;
    for (let column = 0; column < width; column += 1) {
      const isEdge = isEdgeRow || column < margin || column >= width - margin;
      if (isEdge && (dots[row * width + column] ?? INK) < INK) return true;
    }
  }
  return false;
}

function overlapping(words: readonly Word[]): [Word, Word][] {
  const boxes = words
    .map((word) => ({
      word,
      top: at(word.top, word.bottom, MIDDLE.from),
      bottom: at(word.top, word.bottom, MIDDLE.to),
      left: word.left + TOLERANCE,
      right: word.right - TOLERANCE,
    }))
    .sort((a, b) => a.top - b.top);
  const found: [Word, Word][] = [];
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      if (other.left < one.right && one.left < other.right) found.push([one.word, other.word]);
    }
  }
  return found;
}

function at(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
