import type { Profile } from '#contract/account-fields.ts';
import { TERMS_VERSION } from '#domain/account/consent.ts';
import { roleOf } from '#domain/membership/role.ts';
import type { AccountRow } from './store.ts';

export function profileOf(account: AccountRow, now: Date): Profile {
  const { id, phone, username, childsName, standard, memberUntil } = account;
  return { id, phone, username, childsName, standard, role: roleOf(memberUntil, now) };
}

/** Whether a parent has agreed, to whichever version: what is done with the data stays covered by it. */
export function hasConsent({ agreedVersion }: Pick<AccountRow, 'agreedVersion'>): boolean {
  return agreedVersion !== null;
}

/** Whether the parent has yet to agree to the current privacy policy and terms. */
export function needsConsent({ agreedVersion }: Pick<AccountRow, 'agreedVersion'>): boolean {
  return agreedVersion === null || agreedVersion < TERMS_VERSION;
}
