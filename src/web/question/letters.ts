/** One for each choice a question can have. */
const LETTERS = 'abcdefgh';

/** 0 → a; empty beyond the last letter. */
export function letterOf(choice: number): string {
  return LETTERS[choice] ?? '';
}

/** The choice of a key, by its letter or its number: a or 1 → 0; -1 for any other key. */
export function choiceOfKey(key: string): number {
  if (key.length !== 1) return -1;
  const digit = '123456789'.indexOf(key);
  return digit >= 0 ? digit : LETTERS.indexOf(key.toLowerCase());
}
