// A real server is killed at any moment while it sends codes to a fake of WhatsApp: nothing is sent twice, nothing that was
// acknowledged is lost, and the parent and the operator can always go on.

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { seededRng } from '#domain/random/random.ts';
import { type MetaReply, metaError, silence } from '#server/testing/fake-meta-api.ts';
import type { Parent } from '#server/testing/parent.ts';
import { createProcessSite } from '#server/testing/process-site.ts';
import { deliveryOf } from '#server/testing/read-reply.ts';
import { createTestDatabase } from '#server/testing/test-app.ts';

const KILLS = 10;
const CODES_A_TIME = 4;
const LATEST_KILL_MS = 300;
const LONGEST_ANSWER_MS = 150;
const SEED = 4;
const SOON = { timeout: 60_000, interval: 20 };
/** Until the queue has noticed that a process is gone, and has given its work to another. */
const NOTICED = { timeout: 120_000, interval: 250 };

interface Message {
  readonly id: string;
  readonly state: string;
  readonly isCleared: boolean;
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function openSite() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  const site = await createProcessSite(database.url);
  return {
    ...site,
    async messages() {
      const { rows } = await client.query<Message>(
        'select id, state, content is null as "isCleared" from message',
      );
      return rows;
    },
  };
}

/** Returns the ids of the messages that the server acknowledged before it was killed. */
async function killAtManyMoments(site: Site): Promise<string[]> {
  const random = seededRng(SEED);
  const acknowledged: string[] = [];
  site.meta.replyAllWith((_response, accept) => setTimeout(accept, random() * LONGEST_ANSWER_MS));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await site.start();
    const asking = Promise.allSettled(
      Array.from({ length: CODES_A_TIME }, () => {
        const parent = site.parent();
        return parent.post('send-otp', { phone: parent.phone });
      }),
    );
    // Squared: most of it happens in the first moments.
    await delay(random() ** 2 * LATEST_KILL_MS);
    await server.kill();
    for (const asked of await asking) {
      if (asked.status === 'rejected') continue;
      expect(asked.value.statusCode).toBe(200);
      acknowledged.push(deliveryOf(asked.value));
    }
  }
  site.meta.replyAllWith(null);
  return acknowledged;
}

/** Requests a code to which the fake responds in this way, and kills the server over it; returns the message's id. */
async function killOver(site: Site, parent: Parent, answer: MetaReply, state: string) {
  site.meta.replyAllWith((response, accept, request) => {
    if (request.body.to === `91${parent.phone}`) answer(response, accept, request);
    else accept();
  });
  const server = await site.start();
  const asked = await parent.post('send-otp', { phone: parent.phone });
  const id: string = deliveryOf(asked);
  await vi.waitUntil(() => site.meta.messageIds().includes(id), SOON);
  const isThere = (message: Message) => message.id === id && message.state === state;
  await vi.waitUntil(async () => (await site.messages()).some(isThere), SOON);
  await server.kill();
  site.meta.replyAllWith(null);
  return id;
}

it('whenever it is killed, nothing is sent twice and nothing is lost', async () => {
  const site = await openSite();
  const [asha, meera] = [site.parent(), site.parent()];
  const acknowledged = await killAtManyMoments(site);
  const cutOff = await killOver(site, asha, silence, 'sending');
  const waiting = await killOver(site, meera, metaError(503, 131016), 'queued');

  // Half a minute later by the server's clock: then the page offers a new code.
  await site.start({ APP_NOW: new Date(Date.now() + 31_000).toISOString() });
  await asha.signUp();
  expect((await asha.elsewhere().logInWithPassword()).statusCode).toBe(200);
  const otp = await site.meta.codeTo(meera.phone);
  const verified = await meera.post('verify-otp', { phone: meera.phone, otp });
  expect(verified.statusCode).toBe(200);

  const isOver = ({ state }: Message) => state === 'sent' || state === 'unknown';
  await vi.waitUntil(async () => (await site.messages()).every(isOver), NOTICED);
  const messages = await site.messages();
  const idsOf = (state: string) => messages.filter((m) => m.state === state).map(({ id }) => id);
  const [sent, unknown] = [idsOf('sent'), idsOf('unknown')];
  expect([...sent, ...unknown]).toEqual(expect.arrayContaining(acknowledged));
  expect(messages.filter(({ isCleared }) => !isCleared)).toEqual([]);

  // What WhatsApp refused before the kill was tried again; nothing else was handed over twice.
  expect(sent).toContain(waiting);
  expect(site.meta.acceptedIds().filter((id) => id === waiting)).toHaveLength(1);
  const handedOver = site.meta.messageIds().filter((id) => id !== waiting);
  expect(handedOver).toEqual([...new Set(handedOver)]);
  expect([waiting, ...handedOver]).toEqual(expect.arrayContaining(sent));

  expect(unknown).toContain(cutOff);
  expect(await asha.deliveryState(cutOff)).toBe('failed');
  const listed = await site.operate('messages', 'list');
  for (const id of unknown) {
    const line = new RegExp(
      `^${id}  \\S+  code  unknown  \\d tries  interrupted while sending$`,
      'm',
    );
    expect(listed).toMatch(line);
  }
  expect(listed).toContain(`\n${unknown.length} messages`);
});
