// An answer of a child as it is kept, on the device or with the account (product §7.13). The device gives it its id and
// its time; whether it is right is decided by the server, from the content.

import type { Answer } from '../quiz/answer.ts';

export interface KeptAnswer {
  /** A UUID made by the device, so that sending an answer twice keeps it once. */
  readonly id: string;
  /** What was answered: see item.ts. */
  readonly item: string;
  /** Null: the child did not know it. */
  readonly answer: Answer | null;
  /** Milliseconds since 1970, by the clock of the device. */
  readonly at: number;
  /** Whether the child asked for a hint before. */
  readonly hint: boolean;
  /** Milliseconds from seeing the item to the answer. */
  readonly tookMs: number;
}

/** A child who leaves the device alone does not practise. */
export const MAX_TOOK_MS = 300_000;
export const MAX_ITEM_LENGTH = 120;
/** A match has five pairs, a sentence eight tiles. */
export const MAX_PARTS = 20;
/** Answers that one call hands over to the account. */
export const MAX_ANSWERS_SENT = 200;
/** Answers that a device without an account keeps, and sends for a review. */
export const MAX_ANSWERS_ON_DEVICE = 1_000;
