// Finds a word of the day in its example sentence, in any form, so that the page can mark it (product §8.2).
// A guess by the letters that a form shares with its word: borrow, borrowed; happy, happily.
// Invariant: the three parts joined are the sentence; if nothing resembles the word, nothing is marked.

const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;
/** How many letters of its word a form may lack: carry, carried; hide, hiding. */
const MAX_UNSHARED = 2;
const MIN_SHARED = 3;

export interface MarkedSentence {
  readonly before: string;
  /** The word as it appears in the sentence; empty if it was not found. */
  readonly marked: string;
  readonly after: string;
}

export function markWord(sentence: string, word: string): MarkedSentence {
  const [first = '', ...rest] = word.toLowerCase().split(' ');
  const found = [...sentence.matchAll(WORD)]
    .map((match) => ({ text: match[0], at: match.index, likeness: likeness(match[0], first) }))
    .filter((candidate) => candidate.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)[0];
  if (found === undefined) return { before: sentence, marked: '', after: '' };
  const tail = [found.text, ...rest].join(' ');
  // Only the first word of a phrase is inflected: give up, gave up.
  const isPhrase = sentence.slice(found.at).toLowerCase().startsWith(tail.toLowerCase());
  const end = found.at + (isPhrase ? tail.length : found.text.length);
  return {
    before: sentence.slice(0, found.at),
    marked: sentence.slice(found.at, end),
    after: sentence.slice(end),
  };
}

/** 0 if the text is no form of the word; highest for the word itself. */
function likeness(text: string, word: string): number {
  const lower = text.toLowerCase();
  if (lower === word) return Number.POSITIVE_INFINITY;
  let shared = 0;
  while (shared < word.length && lower[shared] === word[shared]) shared += 1;
  const needed = Math.max(Math.min(MIN_SHARED, word.length), word.length - MAX_UNSHARED);
  return shared >= needed ? shared / lower.length + shared : 0;
}
