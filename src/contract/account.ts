// Account calls (spec §7 /api/user, §3 User, §5, §8; decisions "Accounts and access").
//
// Sign-in in short: `token` is a short-lived access token, sent as `Authorization: Bearer <token>`. A cookie that no
// script can read holds the refresh token; POST /api/user/refresh renews both. A refusal has a `details.reason` out of
// `accountRefusals`, so that a page can tell them apart without reading the message.

import { z } from 'zod';
import {
  childsNameField,
  passwordField,
  phoneField,
  roles,
  standardField,
  usernameField,
} from '#domain/account/account.ts';
import { MAX_PASSWORD_LENGTH } from '#domain/account/password-length.ts';
import { standards } from '#domain/account/standard.ts';
import { accountAnswers as say } from '#domain/messages/account-answers.ts';
import { defineEndpoint } from './endpoint.ts';
import { ApiError, type ErrorName } from './errors.ts';

/** Every refusal of an account call: reason → status and words. */
export const accountRefusals = {
  'otp-wrong': ['BadRequest', say.otpWrong],
  'otp-expired': ['BadRequest', say.otpExpired],
  'otp-tries-used': ['BadRequest', say.otpTriesUsed],
  /** `details.retryAfterSeconds` says when a new code may be asked for. */
  'otp-too-soon': ['TooManyRequests', say.otpTooSoon],
  'otp-too-many': ['TooManyRequests', say.otpTooMany],
  /** Get GET /api/user/challenge solved and send the same call again with `altcha`. */
  'captcha-needed': ['TooManyRequests', say.captchaNeeded],
  'captcha-wrong': ['BadRequest', say.captchaWrong],
  'phone-not-verified': ['Forbidden', say.phoneNotVerified],
  'phone-taken': ['Conflict', say.phoneTaken],
  'no-account': ['NotFound', say.noAccount],
  'password-wrong': ['Unauthorized', say.passwordWrong],
  'old-password-wrong': ['BadRequest', say.oldPasswordWrong],
  'too-many-tries': ['TooManyRequests', say.tooManyTries],
  'session-ended': ['Unauthorized', say.logInAgain],
  'not-yours': ['Forbidden', say.notYours],
  'foreign-origin': ['Forbidden', say.foreignOrigin],
} as const satisfies Record<string, readonly [ErrorName, string]>;

export type AccountRefusal = keyof typeof accountRefusals;

export function refuse(reason: AccountRefusal, details: Record<string, unknown> = {}): ApiError {
  const [name, message] = accountRefusals[reason];
  return new ApiError(name, message, { reason, ...details });
}

const profileFields = {
  id: z.string(),
  phone: z.string(),
  /** The parent's name. */
  username: z.string(),
  childsName: z.string(),
  standard: z.enum(standards),
  role: z.enum(roles),
};

export const profile = z.object(profileFields);
export type Profile = z.infer<typeof profile>;

const tokenFields = {
  token: z.string(),
  /** Seconds until `token` ends; renew it 30 s before (spec §9). */
  expiresIn: z.int(),
};

/** What was typed as a code. Anything that is not the code is a wrong code, not a malformed call. */
const otp = z.string().max(20);
/** The base64 payload of the ALTCHA widget; only needed after a `captcha-needed`. */
const altcha = z.string().min(1).max(8_000).optional();
const id = z.strictObject({ id: z.uuid() });

const message = z.object({ message: z.string() });

/** `delivery` is the handle for GET /api/user/otp/:id. */
const codeSent = z.object({ message: z.string(), delivery: z.uuid() });

const loggedIn = z.object({ message: z.string(), ...tokenFields, entry: profile });

export const sendOtp = defineEndpoint({
  method: 'POST',
  path: '/api/user/send-otp',
  summary: 'Sends a sign-up code to a phone',
  access: 'public',
  body: z.strictObject({ phone: phoneField, altcha }),
  response: codeSent,
});

export const verifyOtp = defineEndpoint({
  method: 'POST',
  path: '/api/user/verify-otp',
  summary:
    'Proves the phone for the next 15 minutes on this device (a cookie), so that it can sign up',
  access: 'public',
  body: z.strictObject({ otp, phone: phoneField }),
  response: message,
});

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/user/signup',
  summary: 'Makes an account for a phone that this device has proved, and signs in',
  access: 'public',
  body: z.strictObject({
    phone: phoneField,
    username: usernameField,
    childsName: childsNameField,
    standard: standardField,
    password: passwordField,
  }),
  response: z.object({ message: z.string(), ...profileFields, ...tokenFields }),
});

export const requestLoginOtp = defineEndpoint({
  method: 'POST',
  path: '/api/user/logino',
  summary:
    'Sends a login code to a phone; the answer is the same whether the phone has an account or not',
  access: 'public',
  body: z.strictObject({ phone: phoneField, altcha }),
  response: codeSent,
});

export const logInWithOtp = defineEndpoint({
  method: 'POST',
  path: '/api/user/vlogin',
  summary: 'Logs in with the code of logino',
  access: 'public',
  body: z.strictObject({ otp, phone: phoneField }),
  response: loggedIn,
});

export const logInWithPassword = defineEndpoint({
  method: 'POST',
  path: '/api/user/loginp',
  summary: 'Logs in with the password',
  access: 'public',
  body: z.strictObject({
    phone: phoneField,
    password: z.string().min(1, say.passwordMissing).max(MAX_PASSWORD_LENGTH),
    altcha,
  }),
  response: loggedIn,
});

export const validateUser = defineEndpoint({
  method: 'POST',
  path: '/api/user/validate',
  summary: "The stored profile of the token's own user",
  access: 'session',
  body: z.strictObject({ id: z.string().max(64) }),
  response: profile,
});

export const saveQuizScore = defineEndpoint({
  method: 'POST',
  path: '/api/user/quiz',
  summary: "Saves a quiz score of the token's own user; the best result per level stays",
  access: 'session',
  body: z
    .strictObject({
      score: z.int().min(0),
      levelid: z.union([
        z.int().min(0).max(999_999_999),
        z
          .string()
          .regex(/^[0-9]{1,9}$/, 'must be a number')
          .transform(Number),
      ]),
      userid: z.string().max(64),
      /** Number of questions in the level. */
      length: z.int().min(1).max(1_000),
    })
    .refine((result) => result.score <= result.length, {
      path: ['score'],
      message: 'must not be more than length',
    }),
  response: z.object({
    message: z.string(),
    /** The best result so far, this one included. */
    score: z.int(),
    stars: z.int(),
  }),
});

export const refreshSession = defineEndpoint({
  method: 'POST',
  path: '/api/user/refresh',
  summary:
    'Renews the access token by the refresh cookie (401 without one); several tabs may do so at once',
  access: 'refresh',
  response: z.object(tokenFields),
});

export const logOut = defineEndpoint({
  method: 'POST',
  path: '/api/user/logout',
  summary: 'Ends the session of the refresh cookie or token; fine when there is none',
  access: 'viewer',
  response: message,
});

export const getOtpDelivery = defineEndpoint({
  method: 'GET',
  path: '/api/user/otp/:id',
  summary: 'What became of a code that was sent',
  access: 'public',
  params: id,
  response: z.object({
    /** `failed`: it did not and will not arrive: offer the password or a new code. */
    state: z.enum(['sending', 'sent', 'delivered', 'failed']),
    /** Seconds until a new code may be asked for, 0 when it may. */
    newCodeIn: z.int(),
  }),
});

export const getChallenge = defineEndpoint({
  method: 'GET',
  path: '/api/user/challenge',
  summary: 'A proof-of-work challenge for the ALTCHA widget',
  access: 'public',
  response: z.looseObject({ parameters: z.looseObject({}), signature: z.string().optional() }),
});

const account = z.object({
  ...profileFields,
  /** When the membership ends or ended; null if there never was one. */
  memberUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  consents: z.array(z.object({ version: z.string(), at: z.iso.datetime() })),
  /** Whether POST /api/user/password needs `oldPassword`: not within 15 minutes of a login by code. */
  needsOldPassword: z.boolean(),
});

export type Account = z.infer<typeof account>;

export const getAccount = defineEndpoint({
  method: 'GET',
  path: '/api/user/account',
  summary: 'The account page of the parent',
  access: 'session',
  response: account,
});

export const changeAccount = defineEndpoint({
  method: 'PATCH',
  path: '/api/user/account',
  summary: "Changes the child's name or standard",
  access: 'session',
  body: z
    .strictObject({ childsName: childsNameField.optional(), standard: standardField.optional() })
    .refine((change) => Object.keys(change).length > 0, 'nothing to change'),
  response: account,
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/user/password',
  summary: 'Changes the password and logs every other device out',
  access: 'session',
  body: z.strictObject({
    password: passwordField,
    oldPassword: z.string().max(MAX_PASSWORD_LENGTH).optional(),
  }),
  response: message,
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'The devices that are logged in, the latest used first',
  access: 'session',
  response: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        /** Such as `Chrome on Android`. */
        device: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  summary: 'Logs one device out',
  access: 'session',
  params: id,
  response: message,
});

export const exportAccount = defineEndpoint({
  method: 'GET',
  path: '/api/user/export',
  summary: 'Everything that is kept about the child and the parent, as JSON to save',
  access: 'session',
  response: z.looseObject({ exportedAt: z.iso.datetime(), account }),
});

export const requestDeleteOtp = defineEndpoint({
  method: 'POST',
  path: '/api/user/delete-otp',
  summary: 'Sends the code that confirms the deletion of the account to its phone',
  access: 'session',
  body: z.strictObject({ altcha }).nullish(),
  response: codeSent,
});

export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/api/user/delete',
  summary: 'Deletes the account and everything in it, for good',
  access: 'session',
  body: z.strictObject({ otp }),
  response: message,
});

export const getProgress = defineEndpoint({
  method: 'GET',
  path: '/api/user/progress',
  summary: 'The best results so far, per level and per topic',
  access: 'session',
  response: z.object({
    levels: z.array(
      z.object({
        levelId: z.int(),
        topicId: z.int(),
        score: z.int(),
        length: z.int(),
        stars: z.int(),
      }),
    ),
    /** The best stars of any level of the topic; topics without a result are left out. */
    topics: z.array(z.object({ topicId: z.int(), stars: z.int() })),
  }),
});
