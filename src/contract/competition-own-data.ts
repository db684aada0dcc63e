// What is kept about the children of a phone in competitions (product §11.14): a parent sees or deletes it by a code.

import { z } from 'zod';
import { phoneField } from '#domain/account/account.ts';
import { standards } from '#domain/account/standard.ts';
import { prizeAddress, prizeStates } from '#domain/competition/prize.ts';
import { delivery, message, otp } from './account-fields.ts';
import { defineEndpoint } from './endpoint.ts';

const instant = z.iso.datetime();

/** A child in a competition. */
const ownEntry = z.object({
  competition: z.int(),
  /** Null: the competition is gone. */
  startsAt: instant.nullable(),
  id: z.uuid(),
  phone: z.string(),
  childsName: z.string(),
  standard: z.enum(standards),
  schoolName: z.string(),
  registeredAt: instant,
  agreedVersion: z.string().nullable(),
  agreedLanguage: z.string().nullable(),
  isGuardian: z.boolean(),
  isNameShown: z.boolean(),
  answers: z
    .object({
      /** The chosen option of each question, from 0; null: none. */
      chosen: z.array(z.int().nullable()),
      /** The sum of the seconds that were left at each answer. */
      secondsLeft: z.int(),
      receivedAt: instant,
      isLate: z.boolean(),
    })
    .nullable(),
  /** The browsers that may take part for the child. */
  devices: z.array(z.object({ boundBy: z.string(), boundAt: instant })),
  /** As they were sent; question and option count from 0. */
  picks: z.array(
    z.object({
      question: z.int(),
      option: z.int(),
      secondsLeft: z.int(),
      receivedAt: instant,
    }),
  ),
  /** As each device submitted them. */
  handIns: z.array(
    z.object({
      answers: z.array(z.int().nullable()),
      secondsLeft: z.int(),
      receivedAt: instant,
    }),
  ),
  /** Only once it is announced. */
  result: z
    .object({
      standard: z.enum(standards),
      marks: z.int(),
      /** The time that ranks: an unanswered question counts with all its seconds. */
      seconds: z.int(),
      rank: z.int().nullable(),
      groupRank: z.int().nullable(),
      announcedAt: instant,
    })
    .nullable(),
  prize: z
    .object({
      state: z.enum(prizeStates),
      address: prizeAddress.nullable(),
      confirmedAt: instant.nullable(),
      sentAt: instant.nullable(),
      receivedAt: instant.nullable(),
    })
    .nullable(),
});
export type OwnEntry = z.infer<typeof ownEntry>;

const ownByCode = z.strictObject({ phone: phoneField, otp, delivery });

export const exportEntries = defineEndpoint({
  method: 'POST',
  path: '/api/comp/export',
  summary:
    'Everything that is kept about the children of a phone in competitions, by a code sent to it',
  access: 'public',
  body: ownByCode,
  response: z.object({ data: z.array(ownEntry) }),
});

export const deleteEntries = defineEndpoint({
  method: 'POST',
  path: '/api/comp/delete',
  summary:
    'Deletes what is kept about the children of a phone in competitions, by a code sent to it',
  access: 'public',
  body: ownByCode,
  response: message.extend({
    /** The ids of the deleted participants; a device with one of them deletes its answers. */
    deleted: z.array(z.uuid()),
  }),
});
