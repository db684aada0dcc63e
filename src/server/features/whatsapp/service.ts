// Messages to parents: written in the transaction that causes them, sent by a worker, and tracked until they are read
// (decision 16). A crash never causes a message to be sent twice: it leaves the message `unknown`.

import { randomUUID } from 'node:crypto';
import type { Registry } from 'prom-client';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';
import { deadStates, type MessageContent, type MessageKind } from '#domain/whatsapp/message.ts';
import type { PersonalData } from '#server/features/account/service.ts';
import type { MessageGateway } from '#server/gateways/whatsapp/message-gateway.ts';
import type { StatusUpdate } from '#server/gateways/whatsapp/webhook.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { type Queue, type QueueSettings, TryLater, type Worker } from '#server/platform/queue.ts';
import { registerStoredGauge } from '#server/platform/stored-gauge.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import {
  applyStatuses,
  claimMessage,
  claimMessageKey,
  countRecentMessages,
  deleteErasedMessages,
  deleteMessagesBefore,
  eraseMessagesTo,
  findMessage,
  findMessages,
  findMessagesTo,
  insertMessage,
  type MessageRow,
  markInFlightUnknown,
  markSent,
  markUnclaimed,
  markUnsent,
  reviveMessage,
  withdrawMessage,
} from './store.ts';

const KEPT_MS = 90 * DAY_MS;
const RESENT_VALID_MS = DAY_MS;
const MAX_LISTED = 500;

/** A code soon expires, so it is retried often, at short intervals. A notice has about half a day. */
const queues: Record<MessageKind, { name: string; settings: QueueSettings }> = {
  code: {
    name: 'send-code',
    settings: { retryLimit: 30, firstDelaySeconds: 1, longestDelaySeconds: 30 },
  },
  notice: {
    name: 'send-notice',
    settings: { retryLimit: 60, firstDelaySeconds: 5, longestDelaySeconds: 900 },
  },
};
const CONCURRENCY = 4;

export interface NewMessage {
  /** Ten digits. */
  readonly phone: string;
  readonly content: MessageContent;
  readonly expiresAt: Date;
  /**
   * A message with a key that was ever used before is dropped. The key outlives message and account, so it must be made
   * of random ids, never of a phone or a name.
   */
  readonly key?: string;
}

interface Job {
  readonly messageId: string;
}

export interface MessageService {
  /** Writes message and job in `tx`. Null: the key was used before. */
  enqueue(tx: Queryable, message: NewMessage): Promise<string | null>;
  /** Withdraws an unsent message, because a newer one replaces it. */
  withdraw(tx: Queryable, messageId: string): Promise<void>;
  /** One attempt to send; throws TryLater. `isLast`: there will be no further attempt. */
  deliver(messageId: string, isLast: boolean): Promise<void>;
  /** They send queued messages. */
  readonly workers: readonly Worker[];
  /** Returns how many of the updates are about our messages. */
  recordStatuses(updates: readonly StatusUpdate[]): Promise<number>;
  find(messageId: string): Promise<MessageRow | undefined>;
  /** Messages that did not arrive, newest first. */
  listDead(): Promise<MessageRow[]>;
  /** Sends a dead notice again, with a new id. */
  resend(
    messageId: string,
  ): Promise<{ ok: true; messageId: string } | { ok: false; reason: 'not-dead' | 'is-code' }>;
  registerMetrics(registry: Registry): void;
  readonly tasks: readonly Task[];
  /** After a backup was restored in `tx`: deletes erased messages again, and makes sure that no old message is sent. */
  settleRestored(tx: Queryable): Promise<void>;
  readonly personalData: PersonalData;
}

interface MessageDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly gateway: MessageGateway;
}

export async function createMessageService(deps: MessageDeps): Promise<MessageService> {
  const { db, clock, queue, gateway } = deps;
  for (const { name, settings } of Object.values(queues)) await queue.define(name, settings);

  const service: MessageService = {
    async enqueue(tx, { phone, content, expiresAt, key }) {
      if (key !== undefined && !(await claimMessageKey(tx, key))) return null;
      const id = randomUUID();
      const now = clock.now();
      const { kind } = content;
      await insertMessage(tx, {
        id,
        kind,
        phone,
        content,
        createdAt: now,
        changedAt: now,
        expiresAt,
      });
      await queue.add(tx, queues[content.kind].name, { messageId: id } satisfies Job);
      return id;
    },

    withdraw: (tx, messageId) => withdrawMessage(tx, messageId, clock.now()),

    async deliver(messageId, isLast) {
      const row = await claimMessage(db, messageId, clock.now());
      if (row === undefined) return markUnclaimed(db, messageId, clock.now());
      if (row.content === null) throw new Error('a queued message has no content');
      const outcome = await gateway.send({ id: row.id, phone: row.phone, content: row.content });
      const now = clock.now();
      if (outcome.ok) {
        const state = outcome.isDelivered ? 'delivered' : 'sent';
        return markSent(db, messageId, { providerId: outcome.providerId, state }, now);
      }
      const isOver = outcome.isFinal || isLast;
      const state = isOver ? 'failed' : 'queued';
      await markUnsent(db, messageId, { state, reason: outcome.reason }, now);
      if (!isOver) throw new TryLater(outcome.reason);
    },

    workers: Object.values(queues).map(({ name }) => ({
      name,
      concurrency: CONCURRENCY,
      handle: ({ data, isLast }) => service.deliver((data as Job).messageId, isLast),
    })),

    recordStatuses: (updates) => applyStatuses(db, updates, clock.now()),
    find: (messageId) => findMessage(db, messageId),
    listDead: () => findMessages(db, deadStates, MAX_LISTED),

    async resend(messageId) {
      const found = await findMessage(db, messageId);
      if (found?.kind === 'code') return { ok: false, reason: 'is-code' };
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + RESENT_VALID_MS);
      const id = randomUUID();
      return db.transaction(async (tx) => {
        if (!(await reviveMessage(tx, messageId, deadStates, { id, now, expiresAt }))) {
          return { ok: false, reason: 'not-dead' };
        }
        await queue.add(tx, queues.notice.name, { messageId: id } satisfies Job);
        return { ok: true, messageId: id };
      });
    },

    registerMetrics: (registry) =>
      registerStoredGauge(registry, {
        name: 'messages_of_last_hour',
        help: 'Messages caused in the last hour, by kind and state',
        labelNames: ['kind', 'state'],
        async read() {
          const rows = await countRecentMessages(db, new Date(clock.now().getTime() - HOUR_MS));
          return rows.map(({ kind, state, count }) => ({ labels: { kind, state }, value: count }));
        },
      }),

    tasks: [
      retention('clear-messages', (tx, limit) =>
        deleteMessagesBefore(tx, new Date(clock.now().getTime() - KEPT_MS), limit),
      ),
    ],

    async settleRestored(tx) {
      await deleteErasedMessages(tx);
      await markInFlightUnknown(tx, clock.now());
    },

    personalData: {
      name: 'messages',
      keptUnder: 'phone',
      async exportOf(tx, phone) {
        const rows = await findMessagesTo(tx, phone);
        return rows.map(({ id, kind, state, createdAt, reason }) => {
          return { id, kind, state, createdAt, reason };
        });
      },
      erase: eraseMessagesTo,
    },
  };
  return service;
}

/** The state of a delivery as a page shows it. */
export function deliveryStateOf(row: MessageRow): 'sending' | 'sent' | 'delivered' | 'failed' {
  switch (row.state) {
    case 'queued':
    case 'sending':
      return 'sending';
    case 'sent':
      return 'sent';
    case 'delivered':
    case 'read':
      return 'delivered';
    default:
      return 'failed';
  }
}
