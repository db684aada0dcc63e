// Where a word of the day stands in its example sentence, in whatever form, so that the page can mark it (product
// §8.2). A guess by the letters that a form shares with its word: borrow, borrowed; happy, happily.
// Invariant: the three parts joined are the sentence; where nothing is like the word, nothing is marked.

const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;
/** A form must share all letters of its word but these: carry, carried; hide, hiding. */
const LETTERS_CHANGED = 2;
const LEAST_SHARED = 3;

export interface MarkedSentence {
  readonly before: string;
  /** The word as it stands in the sentence; empty where it was not found. */
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
  // Of a phrase the first word changes, the others stay: give up, gave up.
  const isPhrase = sentence.slice(found.at).toLowerCase().startsWith(tail.toLowerCase());
  const end = found.at + (isPhrase ? tail.length : found.text.length);
  return {
    before: sentence.slice(0, found.at),
    marked: sentence.slice(found.at, end),
    after: sentence.slice(end),
  };
}

/** 0 where the text is no form of the word; the exact word is most like it. */
function likeness(text: string, word: string): number {
  const lower = text.toLowerCase();
  if (lower === word) return Number.POSITIVE_INFINITY;
  let shared = 0;
  while (shared < word.length && lower[shared] === word[shared]) shared += 1;
  const needed = Math.max(Math.min(LEAST_SHARED, word.length), word.length - LETTERS_CHANGED);
  return shared >= needed ? shared / lower.length + shared : 0;
}
