import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '#server/features/account/tables.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createLog } from './log.ts';

let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

it('logs what failed, and no personal data', async () => {
  const phone = '9876512345';
  const row = {
    id: crypto.randomUUID(),
    phone,
    username: 'Asha Rao',
    childsName: 'Meera',
    standard: 'a-4th',
    passwordHash: '$argon2id$secret',
    lastUsedAt: new Date(),
    createdAt: new Date(),
  } as const;
  await site.db.insert(account).values(row);
  const faults = [
    await site.db
      .insert(account)
      .values(row)
      .catch((error: unknown) => error),
    await site.db
      .select()
      .from(account)
      .where(eq(account.id, phone))
      .catch((error: unknown) => error),
    new Error(`no message to +91${phone}`),
  ];
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  for (const err of faults) log.error({ err }, 'request failed');
  expect(lines).toHaveLength(3);
  for (const secret of [phone, 'Asha', 'Meera', 'argon2id']) {
    expect(lines.join('')).not.toContain(secret);
  }
  expect(lines[0]).toContain('insert into');
  expect(lines[0]).toContain('23505');
  expect(lines[0]).toContain('log.test.ts');
});
