// What second readers found: one entry per item, reader and round (content guide §6).
// An answer reader has not seen the key; a fairness reader looks for two defensible options; a reasons reader has the
// key before them and judges the item with its reasons. A sample reader does both for a random sample of the bank: first
// answers, then judges.
// Round 1 is the item as first written, round 2 the item after mending; of the reasons, round 1 is the first reading of
// them and round 2 the second, by somebody else; of the samples, round 1 is the first drawn.
// The answer is the index of an option, the word (for a word of the day, whose id is the word) or the pairs (for a
// level of a game, whose id is kind, difficulty and level).
// `text` identifies the words that the reader saw; a reading counts for these words only. Answers of earlier rounds, taken
// before this was recorded, have none.
// Invariant: `agree` and `differ` compare the reader's answer with the key of that round. `doubt` with an answer agrees
// with the key, but with reservations; without an answer the reader could not decide.

import { z } from 'zod';

const line = z.string().trim().min(1);
const round = z.union([z.literal(1), z.literal(2)]);
const text = z.string().regex(/^[0-9a-f]{8}$/);

const answer = z.union([z.int().min(0), line]).nullable();
const answerVerdict = z.enum(['agree', 'differ', 'doubt', 'fault']);

const answerReading = z.strictObject({
  id: line,
  reader: z.enum(['answer', 'fairness']),
  answer,
  verdict: answerVerdict,
  note: line.optional(),
  round,
  text: text.optional(),
});

/** What a reader of the reasons says of an item; the worst of its sentences counts. */
export const reasonsVerdict = z.enum(['right', 'wrong', 'misleading', 'awkward']);

/** A verdict other than `right` says what is the matter. */
export function noteUnlessRight({
  value,
  issues,
}: z.core.ParsePayload<{ verdict: ReasonsVerdict; note?: string | undefined }>): void {
  if (value.verdict === 'right' || value.note !== undefined) return;
  const message = `it is missing: say what is ${value.verdict}`;
  issues.push({ code: 'custom', path: ['note'], message, input: value });
}

const reasonsReading = z
  .strictObject({
    id: line,
    reader: z.literal('reasons'),
    verdict: reasonsVerdict,
    note: line.optional(),
    round,
    text,
  })
  .check(noteUnlessRight);

const sampleReading = z
  .strictObject({
    id: line,
    reader: z.literal('sample'),
    answer,
    /** What the answer says, given before the key was seen. */
    blind: answerVerdict,
    /** On the item with its reasons. */
    verdict: reasonsVerdict,
    note: line.optional(),
    round,
    text,
  })
  .check(noteUnlessRight);

export const readingFile = z.array(
  z.discriminatedUnion('reader', [answerReading, reasonsReading, sampleReading]),
);

export type Reading = z.infer<typeof readingFile>[number];
export type AnswerReading = z.infer<typeof answerReading>;
export type ReasonsReading = z.infer<typeof reasonsReading>;
export type SampleReading = z.infer<typeof sampleReading>;
export type ReasonsVerdict = z.infer<typeof reasonsVerdict>;
export type Round = z.infer<typeof round>;

export const readerAndRound = z.strictObject({
  reader: z.enum([...answerReading.shape.reader.options, 'reasons']),
  round,
});
