// An older backup is restored: payments made since are not lost, and links that were erased since stay erased.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { ledgers } from './ledgers.ts';
import { createBackup } from './platform/database/backup/create-backup.ts';
import { restoreBackup } from './platform/database/backup/restore-backup.ts';
import { captured, paymentEntity, startFakeRazorpay } from './testing/fake-razorpay.ts';
import { Parent } from './testing/parent.ts';
import { SAMPLE_CONTENT } from './testing/sample-content.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestGateway } from './testing/test-gateway.ts';

it('payments made since count again once the provider is asked; erased ones stay erased', async () => {
  const gateway = createTestGateway();
  const razorpay = await startFakeRazorpay();
  const config = { razorpay: razorpay.settings };
  const site = await createTestApp({ contentDir: SAMPLE_CONTENT, gateway, config });
  const dir = await mkdtemp(join(tmpdir(), 'restored-payments-'));
  onTestFinished(async () => {
    await site.close();
    await razorpay.close();
    await rm(dir, { recursive: true, force: true });
  });
  const pay = async (parent: Parent) => {
    const payment = paymentEntity(parent.phone);
    razorpay.add('payment', payment);
    const event = captured(payment);
    await site.app.inject({ method: 'POST', url: '/api/membership/webhook', ...event });
    return payment;
  };
  const [before, since, gone] = await Promise.all(
    [1, 2, 3].map(() => new Parent(site, gateway).signUp()),
  );
  if (before === undefined || since === undefined || gone === undefined) throw new Error('no one');
  await pay(before);
  const erased = await pay(gone);
  const file = join(dir, 'before.backup');
  await createBackup(site.url, file);
  await pay(since);
  await site.services.accounts.deleteByPhone(gone.phone);

  await restoreBackup(site.url, file, { ledgers, afterwards: site.services.settleRestored });
  const roleOf = async (parent: Parent) => {
    const account = await site.services.accounts.findByPhone(parent.phone);
    return account?.memberUntil != null;
  };
  expect([await roleOf(before), await roleOf(since)]).toEqual([true, false]);
  const { added } = await site.services.membership.payments.reconcile(new Date(0));
  expect(added).toBe(0);
  expect(await roleOf(since)).toBe(true);
  const { rows } = await site.db.execute(
    sql`select phone_key, account_id from payment where id = ${erased.id}`,
  );
  expect(rows).toEqual([{ phone_key: null, account_id: null }]);
});
