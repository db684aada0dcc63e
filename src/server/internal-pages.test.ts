import { afterEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { type InternalPage, internalPages } from './settings.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestGateway } from './testing/test-gateway.ts';

let site: Awaited<ReturnType<typeof createTestApp>>;
afterEach(() => site.close());

const paths = ['/metrics', '/api/docs', '/api/docs/json', '/dev/gallery', '/DEV/GALLERY/'];

async function statuses(open: readonly InternalPage[]) {
  site = await createTestApp({ gateway: createTestGateway(), config: { internalPages: open } });
  const responses = await Promise.all(paths.map((path) => site.app.inject(path)));
  return responses.map(({ statusCode }) => statusCode);
}

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
  WHATSAPP_TOKEN: 'x',
  WHATSAPP_PHONE_NUMBER_ID: '1',
  WHATSAPP_APP_SECRET: 'x',
  WHATSAPP_VERIFY_TOKEN: 'x',
  WHATSAPP_TEMPLATE: 'x',
  LEDGER_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
  RAZORPAY_KEY_ID: 'x',
  RAZORPAY_KEY_SECRET: 'x',
  RAZORPAY_WEBHOOK_SECRET: 'a secret of webhooks',
  RAZORPAY_STANDARD_PAGE: 'https://pages.example/standard',
  RAZORPAY_COUPON_PAGE: 'https://pages.example/coupon',
};

it('metrics, call documentation and gallery are closed in production', async () => {
  const open = readConfig(production).internalPages;
  expect(open).toEqual([]);
  expect(await statuses(open)).toEqual([404, 404, 404, 404, 404]);
});

it('a setting opens one of them', async () => {
  const open = readConfig({ ...production, INTERNAL_PAGES: 'metrics' }).internalPages;
  expect(await statuses(open)).toEqual([200, 404, 404, 404, 404]);
});

it('in development all are open', async () => {
  expect(readConfig({}).internalPages).toEqual(internalPages);
  expect((await statuses(internalPages)).slice(0, 3)).toEqual([200, 200, 200]);
});
