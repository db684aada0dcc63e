// The account page: what a parent sees, changes, exports and deletes (product §4.11, §13.3).

import { z } from 'zod';
import {
  childsNameField,
  consentField,
  standardField,
  usernameField,
} from '#domain/account/account.ts';
import { guardianProofs, noticeLanguages } from '#domain/account/consent.ts';
import { altcha, codeSent, delivery, message, otp, profileFields } from './account-fields.ts';
import { defineEndpoint } from './endpoint.ts';

const account = z.object({
  ...profileFields,
  /** When the membership ends or ended; null if there never was one. */
  memberUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** When the account ends for want of a consent; null: it does not. */
  endsAt: z.iso.datetime().nullable(),
  consents: z.array(
    z.object({
      version: z.string(),
      language: z.enum(noticeLanguages),
      isGuardian: z.boolean(),
      at: z.iso.datetime(),
      withdrawnAt: z.iso.datetime().nullable(),
    }),
  ),
  /** What supports the statement of being the guardian, and since when. */
  guardianProofs: z.array(z.object({ kind: z.enum(guardianProofs), at: z.iso.datetime() })),
  /** Whether POST /api/user/password requires `oldPassword`: not within 15 minutes of a login by code. */
  needsOldPassword: z.boolean(),
});

export type Account = z.infer<typeof account>;

export const getAccount = defineEndpoint({
  method: 'GET',
  path: '/api/user/account',
  summary: 'The account page of the parent',
  access: 'session',
  isOpenWithoutConsent: true,
  response: account,
});

export const changeAccount = defineEndpoint({
  method: 'PATCH',
  path: '/api/user/account',
  summary: "Changes the parent's name, the child's name or the standard",
  access: 'session',
  body: z
    .strictObject({
      username: usernameField.optional(),
      childsName: childsNameField.optional(),
      standard: standardField.optional(),
    })
    .refine((change) => Object.keys(change).length > 0, 'nothing to change'),
  response: account,
});

/** The version to agree to. */
export { TERMS_VERSION } from '#domain/account/consent.ts';

export const agreeToTerms = defineEndpoint({
  method: 'POST',
  path: '/api/user/consent',
  summary: 'Agrees to the privacy policy and terms after they have changed',
  access: 'session',
  isOpenWithoutConsent: true,
  body: consentField,
  /** True after agreeing to a version that is no longer the newest. */
  response: z.object({ needsConsent: z.boolean() }),
});

export const withdrawConsent = defineEndpoint({
  method: 'POST',
  path: '/api/user/consent/withdraw',
  summary:
    'Withdraws the consent: nothing more is kept, and the account ends after 7 days unless the parent agrees again',
  access: 'session',
  isOpenWithoutConsent: true,
  response: message.extend({ endsAt: z.iso.datetime() }),
});

export const exportAccount = defineEndpoint({
  method: 'GET',
  path: '/api/user/export',
  summary: 'All stored data about the child and the parent, as JSON to save',
  access: 'session',
  isOpenWithoutConsent: true,
  limits: { countedAs: 'export', account: { atOnce: 1, perHour: 10, perDay: 30 } },
  response: z.looseObject({ exportedAt: z.iso.datetime(), account }),
});

export const requestDeleteOtp = defineEndpoint({
  method: 'POST',
  path: '/api/user/delete-otp',
  summary: 'Sends the code that confirms the deletion of the account to its phone',
  access: 'session',
  isOpenWithoutConsent: true,
  body: z.strictObject({ altcha }).nullish(),
  response: codeSent,
});

export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/api/user/delete',
  summary: 'Deletes the account and everything in it, for good',
  access: 'session',
  isOpenWithoutConsent: true,
  body: z.strictObject({ otp, delivery }),
  response: message,
});
