// The consent of a parent, and how it is recorded (product §4.4).

/** The version of the texts a parent agrees to: the later `updated` of privacy policy and terms (content/pages). */
export const TERMS_VERSION = '2026-11-25';

/** The languages of the notice on the form. */
export const noticeLanguages = ['en', 'hi'] as const;
export type NoticeLanguage = (typeof noticeLanguages)[number];

/** A parent's agreement, as the page sends it. */
export interface Consent {
  /** The texts that were shown. */
  readonly version: string;
  readonly language: NoticeLanguage;
  /** The statement "I am the child's parent or guardian, 18 or older". */
  readonly isGuardian: boolean;
}

/**
 * What makes the guardian statement credible: a code sent to the phone that made it, or a payment for the membership.
 */
export const guardianProofs = ['code', 'payment'] as const;
export type GuardianProof = (typeof guardianProofs)[number];
