import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SendOutcome } from '#server/gateways/whatsapp/message-gateway.ts';
import { TryLater } from '#server/platform/queue.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { freshPhone } from '#server/testing/parent.ts';
import { runTasks } from '#server/testing/run-tasks.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

import { message as messageTable } from './tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const clock = createFakeClock();
const gateway = createTestGateway();
/** Sends nothing by itself: the tests are the worker. */
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ clock, gateway, isSending: false });
});
afterAll(() => site.close());

const away: SendOutcome = { ok: false, isFinal: false, reason: '503' };
const no: SendOutcome = { ok: false, isFinal: true, reason: '400 131026' };

async function queueMessage(changes: { key?: string; kind?: 'notice' } = {}) {
  const { db, services } = site;
  const phone = freshPhone();
  const content =
    changes.kind === 'notice'
      ? ({ kind: 'notice', template: 'result', parameters: ['Meera'] } as const)
      : ({ kind: 'code', code: '123456' } as const);
  const expiresAt = new Date(clock.now().getTime() + 10 * MINUTE);
  const key = changes.key === undefined ? {} : { key: changes.key };
  const id = await db.transaction((tx) =>
    services.messages.enqueue(tx, { phone, content, expiresAt, ...key }),
  );
  if (id === null) throw new Error('not queued');
  const sentTimes = () => gateway.sent.filter((m) => m.id === id).length;
  const find = async () => {
    const row = await services.messages.find(id);
    if (row === undefined) throw new Error('gone');
    return row;
  };
  const deliver = (isLast = false) => services.messages.deliver(id, isLast);
  return { id, phone, deliver, find, sentTimes };
}

describe('a message', () => {
  it('is sent, and its words are forgotten', async () => {
    const message = await queueMessage();
    await message.deliver();
    expect(await message.find()).toMatchObject({ state: 'sent', content: null, tries: 1 });
    expect(message.sentTimes()).toBe(1);
  });

  it('is not there when the change that caused it did not happen', async () => {
    const before = await site.db.$count(messageTable);
    const failing = site.db.transaction(async (tx) => {
      await site.services.messages.enqueue(tx, {
        phone: freshPhone(),
        content: { kind: 'code', code: '1' },
        expiresAt: clock.now(),
      });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await site.db.$count(messageTable)).toBe(before);
  });

  it('is sent once, however many workers take it', async () => {
    const message = await queueMessage();
    await Promise.all(Array.from({ length: 8 }, () => message.deliver()));
    await message.deliver();
    expect(message.sentTimes()).toBe(1);
  });

  it('is tried again while WhatsApp is away', async () => {
    const message = await queueMessage();
    gateway.replyWith(away, away);
    await expect(message.deliver()).rejects.toThrow(TryLater);
    await expect(message.deliver()).rejects.toThrow(TryLater);
    expect(await message.find()).toMatchObject({ state: 'queued', reason: '503' });
    await message.deliver();
    expect(await message.find()).toMatchObject({ state: 'sent', tries: 3 });
  });

  it('is never sent stale: WhatsApp was away for an hour', async () => {
    const message = await queueMessage();
    gateway.replyWith(away);
    await expect(message.deliver()).rejects.toThrow(TryLater);
    clock.advance(60 * MINUTE);
    await message.deliver();
    expect(await message.find()).toMatchObject({ state: 'expired', content: null });
    expect(message.sentTimes()).toBe(0);
  });

  it('fails when it is refused, or when no try is left', async () => {
    const refused = await queueMessage();
    gateway.replyWith(no);
    await refused.deliver();
    expect(await refused.find()).toMatchObject({ state: 'failed', content: null });
    const unlucky = await queueMessage();
    gateway.replyWith(away);
    await unlucky.deliver(true);
    expect((await unlucky.find()).state).toBe('failed');
  });

  it('is not sent again after a crash in the middle: nobody knows whether it went out', async () => {
    const message = await queueMessage();
    gateway.replyWith(new Error('the process was killed'));
    await expect(message.deliver()).rejects.toThrow('killed');
    expect((await message.find()).state).toBe('sending');
    await message.deliver();
    expect(await message.find()).toMatchObject({ state: 'unknown', content: null });
    expect(message.sentTimes()).toBe(0);
    // A status clears it up.
    const status = {
      providerId: 'wamid.late',
      messageId: message.id,
      status: 'delivered',
    } as const;
    await site.services.messages.recordStatuses([
      { ...status, at: clock.now(), reason: undefined },
    ]);
    expect((await message.find()).state).toBe('delivered');
  });

  it('that was given up as unknown counts as sent if its response comes after all', async () => {
    const message = await queueMessage();
    let answer: (outcome: SendOutcome) => void = () => {};
    gateway.replyWith(
      new Promise<SendOutcome>((resolve) => {
        answer = resolve;
      }),
    );
    const delivery = message.deliver();
    await expect.poll(async () => (await message.find()).state).toBe('sending');
    await message.deliver();
    expect((await message.find()).state).toBe('unknown');
    answer({ ok: true, providerId: 'wamid.slow', isDelivered: false });
    await delivery;
    expect(await message.find()).toMatchObject({ state: 'sent', providerId: 'wamid.slow' });
  });

  it('with a key is queued once', async () => {
    await queueMessage({ key: 'result 1', kind: 'notice' });
    await expect(queueMessage({ key: 'result 1', kind: 'notice' })).rejects.toThrow('not queued');
  });

  it('with a key is queued once for ever, though messages are kept for months only', async () => {
    const first = await queueMessage({ key: 'result 2', kind: 'notice' });
    await first.deliver();
    clock.advance(100 * DAY);
    await runTasks(site.services, 'clear-messages');
    expect(await site.services.messages.find(first.id)).toBeUndefined();
    await expect(queueMessage({ key: 'result 2', kind: 'notice' })).rejects.toThrow('not queued');
  });

  it('with a key is queued once, though its account and messages were deleted', async () => {
    const first = await queueMessage({ key: 'result 3', kind: 'notice' });
    await site.services.accounts.deleteByPhone(first.phone);
    expect(await site.services.messages.find(first.id)).toBeUndefined();
    await expect(queueMessage({ key: 'result 3', kind: 'notice' })).rejects.toThrow('not queued');
  });

  it('whose change did not happen does not use up its key', async () => {
    const failing = site.db.transaction(async (tx) => {
      await site.services.messages.enqueue(tx, {
        phone: freshPhone(),
        content: { kind: 'notice', template: 'result', parameters: [] },
        expiresAt: clock.now(),
        key: 'result 4',
      });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await queueMessage({ key: 'result 4', kind: 'notice' });
  });
});

describe('the operator', () => {
  it('sees what did not arrive and sends a notice again, but no code', async () => {
    const { messages } = site.services;
    const [notice, code] = [await queueMessage({ kind: 'notice' }), await queueMessage()];
    gateway.replyWith(no, no);
    await notice.deliver();
    await code.deliver();
    const dead = (await messages.listDead()).map((row) => row.id);
    expect(dead).toEqual(expect.arrayContaining([notice.id, code.id]));

    expect(await messages.resend(code.id)).toEqual({ ok: false, reason: 'is-code' });
    const again = await messages.resend(notice.id);
    expect(again).toMatchObject({ ok: true });
    expect(await messages.resend(notice.id)).toEqual({ ok: false, reason: 'not-dead' });
    const messageId = again.ok ? again.messageId : '';
    await messages.deliver(messageId, false);
    expect((await messages.find(messageId))?.state).toBe('sent');
  });

  it('sends a notice again that was taken and failed later, whatever is still said of the first', async () => {
    const { messages } = site.services;
    const notice = await queueMessage({ kind: 'notice' });
    await notice.deliver();
    const failure = {
      providerId: (await notice.find()).providerId ?? '',
      messageId: notice.id,
      status: 'failed',
      at: clock.now(),
      reason: '131026',
    } as const;
    expect(await messages.recordStatuses([failure])).toBe(1);
    const again = await messages.resend(notice.id);
    const messageId = again.ok ? again.messageId : '';
    expect(await messages.recordStatuses([failure])).toBe(0);
    await messages.deliver(messageId, false);
    expect(await messages.recordStatuses([failure])).toBe(0);
    expect((await messages.find(messageId))?.state).toBe('sent');
    expect(gateway.sent.filter(({ id }) => [notice.id, messageId].includes(id))).toHaveLength(2);
  });
});

describe('the queue', () => {
  it('sends what waited while no process was there, and tries again by itself', async () => {
    const others = await Promise.all(Array.from({ length: 30 }, () => queueMessage()));
    const message = await queueMessage();
    const worker = await createTestApp({ clock, gateway, databaseUrl: site.url });
    try {
      await expect.poll(message.find).toMatchObject({ state: 'sent' });
      for (const other of others) await expect.poll(other.find).toMatchObject({ state: 'sent' });
      gateway.replyWith(away);
      const retried = await queueMessage();
      await expect.poll(retried.find).toMatchObject({ state: 'sent', tries: 2 });
    } finally {
      await worker.close();
    }
  });
});
