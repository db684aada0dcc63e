// The consent of a parent, and how it is recorded (product §4.4).

import { DAY_MS } from '#domain/time/durations.ts';

/**
 * Every published version of the texts, oldest first: the later `updated` of privacy policy and terms (content/pages).
 */
export const TERMS_VERSIONS = ['2026-11-22', '2026-11-25', '2026-11-26'] as const;
export type TermsVersion = (typeof TERMS_VERSIONS)[number];

/** The version a parent agrees to now. */
export const TERMS_VERSION: TermsVersion = '2026-11-26';

/** The languages of the notice on the form. */
export const noticeLanguages = ['en', 'hi'] as const;
export type NoticeLanguage = (typeof noticeLanguages)[number];

/** A parent's agreement, as the page sends it. */
export interface Consent {
  /** The texts that were shown. */
  readonly version: TermsVersion;
  readonly language: NoticeLanguage;
  /** The statement "I am the child's parent or guardian, 18 or older". */
  readonly isGuardian: true;
}

/** An account without consent ends this long after its parent was told (product §4.4). */
const CONSENT_GRACE_DAYS = 7;

/** When an account whose parent is told now ends, unless the parent agrees before. */
export function endWithoutConsent(now: Date): Date {
  return new Date(now.getTime() + CONSENT_GRACE_DAYS * DAY_MS);
}

/**
 * What makes the guardian statement credible: a code sent to the phone that made it, or a payment for the membership.
 */
export const guardianProofs = ['code', 'payment'] as const;
export type GuardianProof = (typeof guardianProofs)[number];
