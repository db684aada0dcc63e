// What a competition is (product §11.1): its start is stored, everything else about time is derived from it (clock.ts).

import { z } from 'zod';
import { LAST_CONTENT_ID, PRIZES_PER_GROUP } from './figures.ts';
import { FIRST_STANDARD, LAST_STANDARD } from './paper-file.ts';

const line = z.string().trim().min(1).max(120);
const prizes = z.array(line).length(PRIZES_PER_GROUP);
const standardNumbers = z.array(z.int().min(FIRST_STANDARD).max(LAST_STANDARD)).min(1);

/** A sentence for families, in both languages; {questions}, {seconds} and {days} are figures of the competition. */
const ruleLine = z.strictObject({
  en: z.string().trim().min(1).max(400),
  hi: z.string().trim().min(1).max(400),
});
const ruleLines = z.array(ruleLine).max(20);

/** The standards that take part, by the grade group in which they win. */
const groups = z
  .strictObject({ basic: standardNumbers, intermediate: standardNumbers })
  .refine(({ basic, intermediate }) => isWithoutRepeats([...basic, ...intermediate]), {
    message: 'a standard must be in one group only, once',
  });

function isWithoutRepeats(numbers: readonly number[]): boolean {
  return new Set(numbers).size === numbers.length;
}

export const competitionFigures = {
  questionCount: z.int().min(1).max(100),
  secondsPerQuestion: z.int().min(2).max(300),
  /** Seconds before the start. */
  registrationClosesS: z.int().min(0).max(604_800),
  /** Seconds before the start; not before registration closes. */
  waitingRoomOpensS: z.int().min(0).max(604_800),
  /** What the page says about the length, in minutes. */
  testMinutes: z.int().min(1).max(600),
  resultsWithinDays: z.int().min(1).max(365),
  groups,
  prizes: z.strictObject({ basic: prizes, intermediate: prizes }),
  rules: z.strictObject({
    /** How the test goes. */
    test: ruleLines,
    /** How the winners are found, equals included. */
    winners: ruleLines,
    /** What is late, what is not allowed, and how doubts are settled. */
    fairness: ruleLines,
  }),
};

/** A competition of the content folder: content/competition/<id>/competition.yaml. */
export const competitionFile = z
  .strictObject({
    id: z
      .int()
      .min(1)
      .max(
        LAST_CONTENT_ID,
        `higher ids than ${LAST_CONTENT_ID} are those of competitions that the operator makes`,
      ),
    /** An instant with its offset, as `2024-06-09T11:30:00+05:30`. */
    startsAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
    /** Where the promotional countdown ends, an instant with its offset. */
    promotedUntil: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
    ...competitionFigures,
  })
  .refine((c) => c.waitingRoomOpensS <= c.registrationClosesS, {
    path: ['waitingRoomOpensS'],
    message: 'must not be before registration closes',
  });

export type Competition = Readonly<z.infer<typeof competitionFile>>;

/** A partner organisation: content/competition/affiliates.yaml, in the order that `srcc` counts from 1. */
export const affiliatesFile = z.strictObject({
  affiliates: z.array(
    z.strictObject({
      organisation: line,
      /** The address of the logo on this site. */
      logo: z.string().regex(/^\/[\w./-]+\.(svg|png|webp)$/, 'must be a picture of this site'),
    }),
  ),
});
