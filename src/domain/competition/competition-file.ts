// What a competition is (product §11.1): its start is stored, everything else about time is derived from it (clock.ts).

import { z } from 'zod';
import { LAST_CONTENT_ID, PRIZES_PER_GROUP } from './figures.ts';

const line = z.string().trim().min(1).max(120);
const prizes = z.array(line).length(PRIZES_PER_GROUP);

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
  prizes: z.strictObject({ basic: prizes, intermediate: prizes }),
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
