// Splits texts into words, in the one way that all rules share.

const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;

/** The words of a text in lower case, with straight apostrophes, without punctuation and blanks. */
export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase().replaceAll('’', "'"));
}

/** The number of words that a reader sees; a blank counts as one. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]|____/u.test(piece)).length;
}

/** The text without anything inside “ ”: what the author says, not what the author quotes. */
export function withoutQuotations(text: string): string {
  return text.replace(/“[^”]*”/g, ' ');
}

/** Same words in the same order, ignoring case and punctuation. */
export function hasSameWords(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ');
}

/** `1 question`, `2 questions`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
