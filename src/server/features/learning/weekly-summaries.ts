// The weekly summary by WhatsApp (product §7.14): on Sunday evening, for whoever asked for it and has practised in the
// week. Each is queued in the transaction that notes it, so a job that is killed and run again sends none twice.

import { roleOf } from '#domain/membership/role.ts';
import { dayInIndia, mondayOf } from '#domain/time/india.ts';
import { reportSentences } from '#messages/report-sentences.ts';
import type { AccountService } from '#server/features/account/service.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue.ts';
import type { Reports } from './reports.ts';
import { claimSummary, findAccountsToSummarise } from './store.ts';

const SUMMARIES = 'weekly-summaries';
/** Sunday from 18:00 in India; the later times make up for a server that was down. */
const SUNDAY_EVENING = '30 12-15 * * 0';
const AT_ONCE = 50;
const SENT_WITHIN_MS = 12 * 3_600_000;
/** The approved template at WhatsApp: the three sentences of the report. */
const TEMPLATE = 'weekly_summary';

export interface WeeklySummaries {
  /** Queues some that are due; returns how many accounts were looked at. */
  sendSome(): Promise<number>;
  startWorking(queue: Queue): Promise<void>;
}

interface SummariesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AccountService;
  readonly messages: MessageService;
  readonly reports: Pick<Reports, 'make'>;
}

export function createWeeklySummaries(deps: SummariesDeps): WeeklySummaries {
  const { db, clock, accounts, messages, reports } = deps;

  async function send(accountId: string, monday: string): Promise<void> {
    const account = await accounts.find(accountId);
    if (account === undefined) return;
    const now = clock.now();
    const viewer = { kind: roleOf(account.memberUntil, now) };
    const report = await reports.make({ accountId, standard: account.standard, viewer }, now);
    await db.transaction(async (tx) => {
      // Locked, so that nothing is sent to a number that the parent is changing.
      const current = await accounts.lock(tx, accountId);
      if (current === undefined || !(await claimSummary(tx, accountId, monday))) return;
      if (current.detachedAt !== null || report.practised.kind !== 'this-week') return;
      const { practised, better, together } = reportSentences(report);
      await messages.enqueue(tx, {
        phone: current.phone,
        content: { kind: 'notice', template: TEMPLATE, parameters: [practised, better, together] },
        expiresAt: new Date(now.getTime() + SENT_WITHIN_MS),
        key: `weekly summary ${accountId} ${monday}`,
      });
    });
  }

  async function sendSome(): Promise<number> {
    const monday = mondayOf(dayInIndia(clock.now()));
    const due = await findAccountsToSummarise(db, monday, AT_ONCE);
    for (const accountId of due) await send(accountId, monday);
    return due.length;
  }

  return {
    sendSome,

    async startWorking(queue) {
      await queue.define(SUMMARIES, {
        retryLimit: 5,
        firstDelaySeconds: 30,
        longestDelaySeconds: 600,
      });
      await queue.work(SUMMARIES, 1, async () => {
        // A job has a minute: the next one does the rest.
        if ((await sendSome()) === AT_ONCE) await queue.add(db, SUMMARIES, {});
      });
      await queue.schedule(SUMMARIES, SUNDAY_EVENING);
    },
  };
}
