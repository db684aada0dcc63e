// An answer of a child, kept on the device or with the account (product §7.13). The device gives it its id and
// its time; whether it is right is decided by the server, from the content.

import type { Answer } from '../quiz/answer.ts';

export interface KeptAnswer {
  /** A UUID made by the device, so that sending an answer twice keeps it once. */
  readonly id: string;
  /** The answered item: see item.ts. */
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

/** A longer time means that the child has left the device alone. */
export const MAX_TOOK_MS = 300_000;
export const MAX_ITEM_LENGTH = 120;
/** A match has five pairs, a sentence eight tiles. */
export const MAX_PARTS = 20;
/** Maximum answers in one call that keeps them with the account. */
export const MAX_ANSWERS_SENT = 200;
/** Maximum answers that a device without an account keeps, and sends for a review. */
export const MAX_ANSWERS_ON_DEVICE = 1_000;
