import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { shippedCoupons } from './shipped.ts';
import { SAMPLE_CONTENT } from './testing/sample-content.ts';
import { createTestApp } from './testing/test-app.ts';
import { findUnfinished } from './unfinished.ts';

let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ contentDir: SAMPLE_CONTENT });
});
afterAll(() => site.close());

it('a start names the contacts that came with the sources, and missing backups', async () => {
  const told = await findUnfinished({ backupDir: undefined }, site.services);
  expect(told).toContain('supportEmail of content/site.yaml is a placeholder');
  expect(told).toContain('BACKUP_DIR is not set: no backup is made by night');
  const others = await findUnfinished({ backupDir: '/backups' }, site.services);
  expect(others.join()).not.toContain('BACKUP_DIR');
});

it('every coupon of the sources is known as such', async () => {
  const file = await readFile('content/membership.yaml', 'utf8');
  const { coupons } = parse(file) as { coupons: { code: string }[] };
  expect(shippedCoupons(coupons)).toEqual(coupons.map(({ code }) => code));
  expect(shippedCoupons([{ code: 'Our-Own-31' }])).toEqual([]);
});
