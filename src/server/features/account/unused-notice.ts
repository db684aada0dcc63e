// The message that asks whether an unused account is still wanted. The number may be somebody else's by now, so it names
// neither the child nor the parent.

import { deletionDay } from '#domain/account/retention.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { longDate } from '#domain/time/india-dates.ts';
import type { AccountRow } from './store.ts';

/** Its text is in docs/operations.md: templates are registered with the provider. */
const TEMPLATE = 'account_unused';
const VALID_MS = 7 * DAY_MS;

export interface UnusedNotice {
  readonly phone: string;
  readonly content: { kind: 'notice'; template: string; parameters: readonly string[] };
  readonly expiresAt: Date;
  readonly key: string;
}

export function unusedNotice(
  { id, phone, lastUsedAt }: Pick<AccountRow, 'id' | 'phone' | 'lastUsedAt'>,
  now: Date,
): UnusedNotice {
  return {
    phone,
    content: {
      kind: 'notice',
      template: TEMPLATE,
      parameters: [longDate(deletionDay(now))],
    },
    expiresAt: new Date(now.getTime() + VALID_MS),
    key: `unused account ${id} ${lastUsedAt.getTime()}`,
  };
}
