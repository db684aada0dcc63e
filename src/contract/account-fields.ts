// Fields shared by the auth calls and the account calls.

import { z } from 'zod';
import { standards } from '#domain/account/standard.ts';
import { roles } from '#domain/membership/role.ts';

export const profileFields = {
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

/** A typed code. Anything that is not the right code is a wrong code, never a malformed request. */
export const otp = z.string().max(20);
/**
 * The `delivery` of the reply that sent the code. A caller that sends it learns why a code is refused; any
 * other caller gets `otp-wrong` for every failure, so that nobody can find out whether a phone was sent a code.
 */
export const delivery = z.uuid().optional();
/** The base64 payload of the ALTCHA widget; only needed after a `captcha-needed`. */
export const altcha = z.string().min(1).max(8_000).optional();
export const id = z.strictObject({ id: z.uuid() });

export const message = z.object({ message: z.string() });

/** `delivery` is the handle for GET /api/user/otp/:id. */
export const codeSent = z.object({ message: z.string(), delivery: z.uuid() });
