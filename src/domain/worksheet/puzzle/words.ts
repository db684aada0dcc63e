// The words of a puzzle.

/** As they stand in the squares: capitals without spaces, hyphens and apostrophes. */
export function lettersOf(word: string): string {
  return word.toUpperCase().replace(/[^\p{L}]/gu, '');
}

export function reversed(word: string): string {
  return [...word].reverse().join('');
}

const MIN_LETTERS = 3;
const MAX_LETTERS = 12;

/** A word that has too few or too many letters for a puzzle; undefined if there is none. */
export function faultOfLengths(words: readonly string[]): string | undefined {
  const odd = words.find(({ length }) => length < MIN_LETTERS || length > MAX_LETTERS);
  return odd && `“${odd}” should have ${MIN_LETTERS} to ${MAX_LETTERS} letters`;
}

/** Words that could not each be found exactly once in a square of letters; undefined if there are none. */
export function faultOfHiddenWords(words: readonly string[]): string | undefined {
  for (const [place, word] of words.entries()) {
    const holder = words.find(
      (other, index) => index !== place && (other.includes(word) || other.includes(reversed(word))),
    );
    if (holder !== undefined) return `“${word}” also stands inside “${holder}”`;
    if (word === reversed(word)) return `“${word}” reads the same backwards, so it is found twice`;
  }
  return faultOfLengths(words);
}
