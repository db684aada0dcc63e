// Marks a whole sentence that a child has written (product §7.6). The accepted sentences are listed in the file; the
// words count, and capitals, punctuation and contractions only where they are the point. What resembles none of the
// accepted sentences can't be marked here at all, and is no answer.

import { sentencesOf } from './accepted-sentences.ts';
import { isSlip, typedForm } from './typed-answer.ts';

export interface RewriteKey {
  /** In the notation of accepted-sentences.ts, the best one first. */
  readonly accept: readonly string[];
  /** Whether capitals, punctuation and contractions are the point. */
  readonly isExact: boolean;
  readonly wrong: readonly { readonly answer: string; readonly why: string }[];
}

/**
 * `slip`: right but for one misspelt word. `known`: a mistake that the question expects. `near`: another sentence with
 * many of the same words. `nearest`: the accepted sentence to compare it with.
 */
export type RewriteMark =
  | { readonly kind: 'right' | 'slip' | 'near'; readonly nearest: string }
  | { readonly kind: 'known'; readonly nearest: string; readonly why: string }
  | { readonly kind: 'unclear' };

/** The share of the words of both sentences that they need in common to be compared. */
const SHARE_IN_COMMON = 0.5;

export function markRewritten(key: RewriteKey, written: string): RewriteMark {
  const { isExact } = key;
  const form = formOf(written, isExact);
  const { accepted, known } = prepare(key);
  const right = accepted.find((one) => one.form === form);
  if (right !== undefined) return { kind: 'right', nearest: right.sentence };
  if (!canMark(key, written)) return { kind: 'unclear' };

  const words = wordsOf(written);
  const distances = accepted.map((one) => distance(one.words, words));
  const nearest = accepted[distances.indexOf(Math.min(...distances))]?.sentence ?? '';
  const why = known.get(form);
  if (why !== undefined) return { kind: 'known', nearest, why };
  const misspelt = isExact ? undefined : accepted.find((one) => isSlip(one.form, form));
  if (misspelt !== undefined) return { kind: 'slip', nearest: misspelt.sentence };
  return { kind: 'near', nearest };
}

/** Whether it is a known mistake, or has enough words in common with an accepted sentence. */
export function canMark(key: RewriteKey, written: string): boolean {
  const words = wordsOf(written);
  const { accepted, known } = prepare(key);
  return (
    accepted.some((one) => isAlike(one.words, words)) || known.has(formOf(written, key.isExact))
  );
}

/** Whether it is an accepted sentence: cheaper than its whole mark. */
export function isAccepted(key: RewriteKey, written: string): boolean {
  const form = formOf(written, key.isExact);
  return prepare(key).accepted.some((one) => one.form === form);
}

interface Prepared {
  readonly accepted: readonly {
    readonly sentence: string;
    readonly form: string;
    readonly words: readonly string[];
  }[];
  /** The form of each known mistake → its reason. */
  readonly known: ReadonlyMap<string, string>;
}

/** A question is marked many times, its key prepared once. */
const prepared = new WeakMap<RewriteKey, Prepared>();

function prepare(key: RewriteKey): Prepared {
  const before = prepared.get(key);
  if (before !== undefined) return before;
  const { accept, isExact, wrong } = key;
  const fresh: Prepared = {
    accepted: accept.flatMap(sentencesOf).map((sentence) => {
      return { sentence, form: formOf(sentence, isExact), words: wordsOf(sentence) };
    }),
    known: new Map(wrong.map(({ answer, why }) => [formOf(answer, isExact), why])),
  };
  prepared.set(key, fresh);
  return fresh;
}

/** Sentences with the same form are the same answer. */
export function formOf(text: string, isExact: boolean): string {
  return isExact ? typedForm(text, true) : wordsOf(text).join(' ');
}

const CONTRACTIONS: readonly (readonly [contracted: RegExp, full: string])[] = [
  [/\bcannot\b/g, 'can not'],
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/n't\b/g, ' not'],
  [/\bi'm\b/g, 'i am'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
];

/** The words in small letters, without punctuation and contractions. */
export function wordsOf(text: string): string[] {
  const plain = CONTRACTIONS.reduce(
    (rest, [contracted, full]) => rest.replace(contracted, full),
    typedForm(text, false),
  );
  return plain.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+|'(?<=s'))*/gu) ?? [];
}

/** The number of words to add, leave out or change. */
function distance(one: readonly string[], other: readonly string[]): number {
  let previous = [...other.keys(), other.length];
  for (const [row, word] of one.entries()) {
    const current = [row + 1];
    for (const [at, wanted] of other.entries()) {
      const changed = (previous[at] as number) + (word === wanted ? 0 : 1);
      current.push(
        Math.min(changed, (previous[at + 1] as number) + 1, (current[at] as number) + 1),
      );
    }
    previous = current;
  }
  return previous.at(-1) as number;
}

/** Whether they share enough words, of the longer of the two, in whatever order. */
function isAlike(one: readonly string[], other: readonly string[]): boolean {
  const least = Math.max(one.length, other.length) * SHARE_IN_COMMON;
  if (Math.min(one.length, other.length) < least) return false;
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of one) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common += 1;
  }
  return common >= least;
}
