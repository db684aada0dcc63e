// WhatsApp is away under a real server. Nobody can wait for an hour here, so the server is started again with its clock
// an hour later (APP_NOW). That is sound: the queue, which goes by the clock of the database, only decides when the next
// try is; whether a code may still go out then is decided by the server's clock.

import { expect, it, onTestFinished, vi } from 'vitest';
import { codeIn, metaError } from '#server/testing/fake-meta-api.ts';
import type { Parent } from '#server/testing/parent.ts';
import { createProcessSite } from '#server/testing/process-site.ts';
import { deliveryOf, refusalOf } from '#server/testing/read-reply.ts';
import { createTestDatabase } from '#server/testing/test-app.ts';

const HOUR_MS = 3_600_000;
const SOON = { timeout: 60_000, interval: 50 };
const away = metaError(503, 131016);

async function openSite() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return createProcessSite(database.url);
}

type ProcessSite = Awaited<ReturnType<typeof openSite>>;

/** Asks for a code in vain; returns the message's id and the code, which the fake API received. */
async function askInVain({ meta }: ProcessSite, parent: Parent) {
  const asked = await parent.post('send-otp', { phone: parent.phone });
  const id: string = deliveryOf(asked);
  const refused = await vi.waitUntil(
    () => meta.requests.find(({ body }) => body.biz_opaque_callback_data === id),
    SOON,
  );
  return { id, code: codeIn(refused) };
}

it('for an hour: codes of that hour are never sent, the operator sees them, and a new one works', async () => {
  const site = await openSite();
  site.meta.replyAllWith(away);
  const server = await site.start();
  const [asha, meera] = [site.parent(), site.parent()];
  const stale = [await askInVain(site, asha), await askInVain(site, meera)];
  expect(await server.stop()).toBe(0);

  site.meta.replyAllWith(null);
  await site.start({ APP_NOW: new Date(Date.now() + HOUR_MS).toISOString() });
  for (const { id } of stale) {
    const onPage = () => asha.deliveryState(id);
    await vi.waitFor(async () => expect(await onPage()).toBe('failed'), SOON);
  }
  const typed = await asha.post('verify-otp', {
    phone: asha.phone,
    otp: stale[0]?.code,
    delivery: stale[0]?.id,
  });
  expect([typed.statusCode, refusalOf(typed).details.reason]).toEqual([400, 'otp-expired']);
  const listed = await site.operate('messages', 'list');
  for (const { id } of stale) {
    expect(listed).toMatch(new RegExp(`^${id}  \\S+  code  expired  \\d+ tries  503 131016`, 'm'));
  }
  expect(listed).toContain('\n2 messages');

  await asha.signUp();
  await meera.signUp();
  expect((await asha.elsewhere().logInWithPassword()).statusCode).toBe(200);
  expect(site.meta.acceptedIds()).toHaveLength(2);
  for (const { id } of stale) expect(site.meta.acceptedIds()).not.toContain(id);
});

it('for a moment: the code goes out by itself as soon as WhatsApp is back, once, and counts', async () => {
  const site = await openSite();
  site.meta.replyAllWith(away);
  await site.start();
  const asha = site.parent();
  const { id, code } = await askInVain(site, asha);
  site.meta.replyAllWith(null);
  expect(await site.meta.codeTo(asha.phone)).toBe(code);
  const verified = await asha.post('verify-otp', { phone: asha.phone, otp: code });
  expect(verified.statusCode).toBe(200);
  await vi.waitFor(async () => expect(await asha.deliveryState(id)).toBe('sent'), SOON);
  expect(new Set(site.meta.messageIds())).toEqual(new Set([id]));
  expect(site.meta.acceptedIds()).toEqual([id]);
});
