import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from './testing/test-app.ts';
import { findUnfinished } from './unfinished.ts';

let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ contentDir: 'content' });
});
afterAll(() => site.close());

it('a start names the contacts and coupons that came with the sources, and missing backups', async () => {
  const told = await findUnfinished({ backupDir: undefined }, site.services);
  expect(told).toContain('supportEmail of content/site.yaml is a placeholder');
  expect(told).toContain('the coupon teachersgully is known from the sources');
  expect(told).toContain('BACKUP_DIR is not set: no backup is made by night');
  const others = await findUnfinished({ backupDir: '/backups' }, site.services);
  expect(others.join()).not.toContain('BACKUP_DIR');
});
