// Signing up, logging in and staying logged in (product §4.12).
//
// `token` is a short-lived access token, sent as `Authorization: Bearer <token>`. The refresh token is in a cookie that
// scripts cannot read; POST /api/user/refresh renews both.

import { z } from 'zod';
import {
  childsNameField,
  consentField,
  passwordField,
  phoneField,
  standardField,
  typedPasswordField,
  usernameField,
} from '#domain/account/account.ts';
import { MAX_PASSWORD_LENGTH } from '#domain/auth/password-length.ts';
import {
  altcha,
  codeSent,
  delivery,
  id,
  message,
  otp,
  profile,
  profileFields,
} from './account-fields.ts';
import { defineEndpoint } from './endpoint.ts';

const tokenFields = {
  token: z.string(),
  /** Seconds until `token` expires; renew it 30 s before (product §4.9). */
  expiresIn: z.int(),
};

const loggedIn = z.object({
  /** A login succeeded exactly when this is its message (product §4.6), in every edition of the texts. */
  message: z.literal('verified'),
  ...tokenFields,
  entry: profile,
});

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
  body: z.strictObject({ otp, phone: phoneField, delivery }),
  response: message,
});

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/user/signup',
  summary: 'Creates an account for a phone that this device has verified, and signs in',
  access: 'public',
  body: z.strictObject({
    phone: phoneField,
    username: usernameField,
    childsName: childsNameField,
    standard: standardField,
    password: passwordField,
    consent: consentField,
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
  body: z.strictObject({ otp, phone: phoneField, delivery }),
  response: loggedIn,
});

export const logInWithPassword = defineEndpoint({
  method: 'POST',
  path: '/api/user/loginp',
  summary: 'Logs in with the password',
  access: 'public',
  body: z.strictObject({
    phone: phoneField,
    password: typedPasswordField,
    altcha,
  }),
  response: loggedIn,
});

export const confirmOwner = defineEndpoint({
  method: 'POST',
  path: '/api/user/owner',
  summary:
    "Logs in after `owner-unsure`, on the same device within 15 minutes, with the child's name",
  access: 'public',
  body: z.strictObject({ phone: phoneField, childsName: childsNameField }),
  response: loggedIn,
});

export const disownPhone = defineEndpoint({
  method: 'POST',
  path: '/api/user/not-mine',
  summary:
    'Takes the phone from an account of somebody else, after `owner-unsure`; it can then sign up',
  access: 'public',
  body: z.strictObject({ phone: phoneField }),
  response: message,
});

export const requestPhoneOtp = defineEndpoint({
  method: 'POST',
  path: '/api/user/phone-otp',
  summary:
    "Sends a code to the account's phone; or to the new one, once a code has proved the present one",
  access: 'session',
  body: z.strictObject({ phone: phoneField.optional(), altcha }),
  response: codeSent,
});

export const provePhone = defineEndpoint({
  method: 'POST',
  path: '/api/user/prove-phone',
  summary: 'Verifies the present phone for the next 15 minutes',
  access: 'session',
  body: z.strictObject({ otp, delivery }),
  response: message,
});

export const changePhone = defineEndpoint({
  method: 'POST',
  path: '/api/user/phone',
  summary:
    'Gives the account another phone, by the code sent to it, and logs every other device out',
  access: 'session',
  body: z.strictObject({ phone: phoneField, otp, delivery }),
  response: message,
});

export const validateUser = defineEndpoint({
  method: 'POST',
  path: '/api/user/validate',
  summary: "The stored profile of the token's own user",
  access: 'session',
  isOpenWithoutConsent: true,
  body: z.strictObject({ id: z.string().max(64) }),
  response: z.object({
    ...profileFields,
    /** Nobody has agreed yet to the privacy policy and terms as they are now. */
    needsConsent: z.boolean(),
    /** When the account ends for want of any consent; null: it does not. */
    endsAt: z.iso.datetime().nullable(),
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
  summary: 'Ends the session of the refresh cookie or token; succeeds without one',
  access: 'viewer',
  response: message,
});

export const getOtpDelivery = defineEndpoint({
  method: 'GET',
  path: '/api/user/otp/:id',
  summary: 'The delivery state of a code',
  access: 'public',
  params: id,
  response: z.object({
    /** `failed`: the code will not arrive; offer the password or a new code. */
    state: z.enum(['sending', 'sent', 'delivered', 'failed']),
    /** Seconds until a new code may be requested; 0 when it may. */
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

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/user/password',
  summary: 'Changes the password and logs every other device out',
  access: 'session',
  isOpenWithoutConsent: true,
  body: z.strictObject({
    password: passwordField,
    oldPassword: z.string().max(MAX_PASSWORD_LENGTH).optional(),
    altcha,
  }),
  response: message,
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'The devices that are logged in, the latest used first',
  access: 'session',
  isOpenWithoutConsent: true,
  response: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        /** For example `Chrome on Android`. */
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
  isOpenWithoutConsent: true,
  params: id,
  response: message,
});
