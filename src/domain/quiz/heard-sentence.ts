// Marks a sentence that a child has heard and written down (product §7.6). Spelling is told apart from grammar: where
// every wrong word is a right one misspelt, the child has understood the sentence.

import { isAccepted, markRewritten, type RewriteKey, wordsOf } from './rewritten-sentence.ts';
import { isSlip } from './typed-answer.ts';

export interface HeardKey {
  /** The spoken sentence. */
  readonly text: string;
  /** Other right ways to write it. */
  readonly accept: readonly string[];
  readonly wrong: RewriteKey['wrong'];
}

/** `spelling`: only misspelt words. `known`: a mistake that the question expects. */
export type HeardMark =
  | { readonly kind: 'right' | 'spelling' | 'other' }
  | { readonly kind: 'known'; readonly why: string };

/** One for each question, since it is prepared when first used. */
const keys = new WeakMap<HeardKey, RewriteKey>();

function keyOf(heard: HeardKey): RewriteKey {
  const { text, accept, wrong } = heard;
  const key = keys.get(heard) ?? { accept: [text, ...accept], isExact: false, wrong };
  keys.set(heard, key);
  return key;
}

export function isHeardRight(key: HeardKey, written: string): boolean {
  return isAccepted(keyOf(key), written);
}

export function markHeard(key: HeardKey, written: string): HeardMark {
  const mark = markRewritten(keyOf(key), written);
  if (mark.kind === 'right') return { kind: 'right' };
  if (mark.kind === 'known') return { kind: 'known', why: mark.why };
  return { kind: isOnlyMisspelt(wordsOf(key.text), wordsOf(written)) ? 'spelling' : 'other' };
}

function isOnlyMisspelt(right: readonly string[], written: readonly string[]): boolean {
  return (
    right.length === written.length &&
    right.every((word, at) => word === written[at] || isSlip(word, written[at] ?? ''))
  );
}
