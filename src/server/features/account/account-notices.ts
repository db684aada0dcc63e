// Messages about what becomes of an account. The number may be somebody else's by now, so they name neither the child
// nor the parent. Their texts are in docs/operations.md: templates are registered with the provider.

import { deletionDay } from '#domain/account/retention.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { longDate } from '#domain/time/india-dates.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import type { AccountRow } from './store.ts';

const VALID_MS = 7 * DAY_MS;

export interface AccountNotice {
  readonly phone: string;
  readonly content: { kind: 'notice'; template: string; parameters: readonly string[] };
  readonly expiresAt: Date;
  readonly key: string;
}

export type SendNotice = (tx: Queryable, notice: AccountNotice) => Promise<unknown>;

function notice(
  phone: string,
  template: string,
  parameters: readonly string[],
  { now, key }: { now: Date; key: string },
): AccountNotice {
  const expiresAt = new Date(now.getTime() + VALID_MS);
  return { phone, content: { kind: 'notice', template, parameters }, expiresAt, key };
}

type Row = Pick<AccountRow, 'id' | 'phone' | 'lastUsedAt'>;

/** Asks whether an unused account is still wanted. */
export function unusedNotice({ id, phone, lastUsedAt }: Row, now: Date): AccountNotice {
  const key = `unused account ${id} ${lastUsedAt.getTime()}`;
  return notice(phone, 'account_unused', [longDate(deletionDay(now))], { now, key });
}

/** Says when an account without a valid consent ends. */
export function consentMissingNotice({ id, phone }: Row, now: Date, endsAt: Date): AccountNotice {
  const key = `consent missing ${id} ${endsAt.getTime()}`;
  return notice(phone, 'consent_missing', [longDate(endsAt)], { now, key });
}

/** Confirms that a consent was withdrawn, and says when the account ends. */
export function consentWithdrawnNotice({ id, phone }: Row, now: Date, endsAt: Date): AccountNotice {
  const key = `consent withdrawn ${id} ${endsAt.getTime()}`;
  return notice(phone, 'consent_withdrawn', [longDate(endsAt)], { now, key });
}

/** Tells the number before that the account has another one. */
export function phoneChangedNotice({ id, phone }: Row, now: Date): AccountNotice {
  const key = `phone changed ${id} ${now.getTime()}`;
  return notice(phone, 'phone_changed', [longDate(now)], { now, key });
}
