// What an account consists of and the limits of its fields (spec §3 User, §5, §9). The form of the page and the
// server check the same shapes; the words are the specification's.

import { z } from 'zod';
import { accountAnswers as say } from '#messages/account-replies.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../auth/password-length.ts';
import { MAX_NAME_LENGTH } from './name-length.ts';
import { foldPhone } from './phone.ts';
import { standards } from './standard.ts';

const MAX_PHONE_TEXT_LENGTH = 40;

/** The texts that a parent agrees to at sign-up: the later `updated` of privacy policy and terms (content/pages). */
export const TERMS_VERSION = '2026-11-21';

/** Any spelling of an Indian number; becomes its ten digits. */
export const phoneField = z
  .string({ error: say.phoneNotValid })
  .max(MAX_PHONE_TEXT_LENGTH, say.phoneNotValid)
  .transform((text, context) => {
    const phone = foldPhone(text);
    if (phone !== null) return phone;
    context.addIssue({ code: 'custom', message: say.phoneNotValid });
    return z.NEVER;
  });

/** A name is any text without control characters; it is only ever rendered as text. */
function nameField(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(MAX_NAME_LENGTH, `must have at most ${MAX_NAME_LENGTH} characters`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not contain control characters');
}

export const usernameField = nameField(say.nameMissing);
export const childsNameField = nameField(say.childsNameMissing);
export const standardField = z.enum(standards, { error: say.standardMissing });
export const passwordField = z
  .string({ error: say.passwordMissing })
  .min(1, say.passwordMissing)
  .min(MIN_PASSWORD_LENGTH, say.passwordTooShort)
  .max(MAX_PASSWORD_LENGTH, `must have at most ${MAX_PASSWORD_LENGTH} characters`);
