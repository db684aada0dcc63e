// The weekly summary by WhatsApp (product §7.14): on Sunday evening, for parents who asked for it and whose child has
// practised in the week. It is queued in the transaction that records it, so a run that is killed sends none twice.

import { roleOf } from '#domain/membership/role.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { dayInIndia, mondayOf, startOfDayInIndia } from '#domain/time/india.ts';
import { reportSentences } from '#messages/report-sentences.ts';
import type { AccountService } from '#server/features/account/service.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ItemTask } from '#server/platform/tasks/task.ts';
import type { Reports } from './reports.ts';
import { claimSummary, findAccountsToSummarise } from './store.ts';

/** Later times make up for a server that was down. */
const SUNDAY_EVENING = '0 18-21 * * 0';
/** The approved template at WhatsApp: the three sentences of the report. */
const TEMPLATE = 'weekly_summary';

interface SummariesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AccountService;
  readonly messages: MessageService;
  readonly reports: Pick<Reports, 'make'>;
}

export function createWeeklySummaries(deps: SummariesDeps): ItemTask {
  const { db, clock, accounts, messages, reports } = deps;

  /** The Monday of that week. Null once it is over: a summary of “this week” would be of another one. */
  function weekOf(dueAt: Date, now: Date): string | null {
    const monday = mondayOf(dayInIndia(dueAt));
    return monday === mondayOf(dayInIndia(now)) ? monday : null;
  }

  async function send(accountId: string, dueAt: Date): Promise<void> {
    const now = clock.now();
    const monday = weekOf(dueAt, now);
    const account = await accounts.find(accountId);
    if (monday === null || account === undefined) return;
    const viewer = { kind: roleOf(account.memberUntil, now) };
    const report = await reports.make({ accountId, standard: account.standard, viewer }, now);
    if (report.practised.kind !== 'this-week') return;
    const { practised, better, together } = reportSentences(report);
    await db.transaction(async (tx) => {
      // Locked, so that nothing is sent to a number that the parent is changing.
      const current = await accounts.lock(tx, accountId);
      if (current === undefined || current.detachedAt !== null) return;
      if (!(await claimSummary(tx, accountId, monday))) return;
      await messages.enqueue(tx, {
        phone: current.phone,
        content: { kind: 'notice', template: TEMPLATE, parameters: [practised, better, together] },
        // Afterwards “this week” would be another one.
        expiresAt: new Date(startOfDayInIndia(monday).getTime() + 7 * DAY_MS),
        key: `weekly summary ${accountId} ${monday}`,
      });
    });
  }

  return {
    kind: 'items',
    name: 'send-weekly-summaries',
    schedule: SUNDAY_EVENING,
    timeLimitMs: 50 * 60_000,
    async findItems(after, limit, dueAt) {
      const monday = weekOf(dueAt, clock.now());
      return monday === null ? [] : findAccountsToSummarise(db, monday, after, limit);
    },
    runItem: send,
  };
}
