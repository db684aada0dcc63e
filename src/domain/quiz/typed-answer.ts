// Compares a typed answer with the accepted ones (product §7.6): a capital or a space that is not the point never
// makes it wrong, and a slip of spelling is told apart from a wrong idea.

export interface TypedKey {
  readonly accept: readonly string[];
  readonly isExact: boolean;
  readonly wrong: readonly { readonly answer: string; readonly why: string }[];
}

/** `slip`: the right word, misspelt. `known`: a mistake that the question expects. */
export type TypedMark =
  | { readonly kind: 'right' | 'slip' | 'other' }
  | { readonly kind: 'known'; readonly why: string };

/** Enough for a sentence. */
export const MAX_TYPED_LENGTH = 200;

/** Characters that no database stores: the null character, and half of an emoji. */
const UNKEEPABLE = /[\0\p{Cs}]/u;

/** Whether a value can be a typed answer at all. */
export function isTypedText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= MAX_TYPED_LENGTH &&
    !UNKEEPABLE.test(value)
  );
}

/** In a shorter word one letter makes another word. */
const MIN_LETTERS_OF_SLIP = 5;

export function markTyped({ accept, isExact, wrong }: TypedKey, typed: string): TypedMark {
  const form = typedForm(typed, isExact);
  if (accept.some((one) => typedForm(one, isExact) === form)) return { kind: 'right' };
  const known = wrong.find(({ answer }) => typedForm(answer, isExact) === form);
  if (known !== undefined) return { kind: 'known', why: known.why };
  const isNear = accept.some((one) => isSlip(typedForm(one, isExact), form));
  return { kind: isNear ? 'slip' : 'other' };
}

/**
 * The form in which answers are compared: single spaces, straight apostrophes and quotation marks; without capitals and
 * an end mark, unless they are the point.
 */
export function typedForm(text: string, isExact: boolean): string {
  const plain = text
    .normalize('NFC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  return isExact ? plain : plain.toLowerCase().replace(/ ?[.?!]$/, '');
}

/** The right words with a space too many or too few, or with one of them misspelt. */
export function isSlip(right: string, typed: string): boolean {
  const [words, others] = [right.split(' '), typed.split(' ')];
  if (words.length !== others.length) return words.join('') === others.join('');
  const misspelt = [...words.keys()].filter((at) => words[at] !== others[at]);
  const [at = -1] = misspelt;
  return misspelt.length === 1 && isMisspelt(words[at] ?? '', others[at] ?? '');
}

/**
 * One letter too many, too few, another, or two neighbours swapped, with the same first letter. A letter more or less
 * at the end is an ending, which is a matter of grammar.
 */
function isMisspelt(right: string, typed: string): boolean {
  if (right.length < MIN_LETTERS_OF_SLIP || right.charAt(0) !== typed.charAt(0)) return false;
  if (right.startsWith(typed) || typed.startsWith(right)) return false;
  const start = sharedLength(right, typed);
  const [a, b] = [right.slice(start), typed.slice(start)];
  const isSwapped =
    a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0) && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
}
