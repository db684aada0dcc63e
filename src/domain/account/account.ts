// The fields of an account and their limits (product §4.1). The message of a validation issue is a code
// (field-problem.ts).

import { z } from 'zod';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../auth/password-length.ts';
import { type Consent, noticeLanguages, TERMS_VERSIONS } from './consent.ts';
import type { FieldProblem } from './field-problem.ts';
import { MAX_NAME_LENGTH } from './name-length.ts';
import { normalisePhone } from './phone.ts';
import { standards } from './standard.ts';
import { VISIBLE_NAME } from './visible-name.ts';

const MAX_PHONE_TEXT_LENGTH = 40;

/** Types the message of a validation issue as one of our codes. */
const problem = (code: FieldProblem): string => code;

/** Any spelling of an Indian number; parsed to its ten digits. */
export const phoneField = z
  .string({ error: problem('phone-not-valid') })
  .max(MAX_PHONE_TEXT_LENGTH, problem('phone-not-valid'))
  .transform((text, context) => {
    const phone = normalisePhone(text);
    if (phone !== null) return phone;
    context.addIssue({ code: 'custom', message: problem('phone-not-valid') });
    return z.NEVER;
  });

/** A name is only ever rendered as text. */
function nameField(missing: FieldProblem) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(MAX_NAME_LENGTH, problem('name-too-long'))
    .regex(VISIBLE_NAME, problem('name-has-invisible-characters'));
}

/**
 * Required wherever a child's data is first given to us. An older version that was published is accepted and recorded:
 * the text may have changed while the page was open.
 */
export const consentField = z.strictObject(
  {
    version: z.enum(TERMS_VERSIONS, { error: problem('consent-not-known') }),
    language: z.enum(noticeLanguages, { error: problem('consent-not-known') }),
    isGuardian: z.literal(true, { error: problem('consent-missing') }),
  },
  {
    error: ({ code }) => (code === 'invalid_type' ? problem('consent-missing') : undefined),
  },
) satisfies z.ZodType<Consent>;

export const usernameField = nameField('username-missing');
export const childsNameField = nameField('childs-name-missing');
export const standardField = z.enum(standards, { error: problem('standard-missing') });
export const passwordField = z
  .string({ error: problem('password-missing') })
  .regex(/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u, problem('password-missing'))
  .min(MIN_PASSWORD_LENGTH, problem('password-too-short'))
  .max(MAX_PASSWORD_LENGTH, problem('password-too-long'));
/** A password that is only compared: accepts any that was ever valid. */
export const typedPasswordField = z
  .string({ error: problem('password-missing') })
  .min(1, problem('password-missing'))
  .max(MAX_PASSWORD_LENGTH, problem('password-too-long'));
