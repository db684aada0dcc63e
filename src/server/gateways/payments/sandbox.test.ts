// The sandbox as a parent's browser meets it: forms over HTTP, webhooks over HTTP to the same server.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPayment } from '#contract/membership.ts';
import { Parent } from '#server/testing/parent.ts';
import { paymentsOf, roleOf } from '#server/testing/payment-site.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ contentDir: SAMPLE_CONTENT, gateway });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => site.close());

const open = (path: string, init: RequestInit = {}) =>
  fetch(`${site.app.listeningOrigin}${path}`, { redirect: 'manual', ...init });

async function choose(paymentUrl: string, action: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(paymentUrl, site.app.listeningOrigin);
  const response = await open(pathname, {
    method: 'POST',
    body: new URLSearchParams([...searchParams, ['action', action]]),
  });
  expect(response.status).toBe(303);
  return response.headers.get('location');
}

const checkout = async (parent: Parent): Promise<string> =>
  startPayment.response.parse((await parent.call('GET', '/api/membership/checkout')).json())
    .paymentUrl;
const statesOf = async (parent: Parent) => (await paymentsOf(parent)).map(({ state }) => state);

it('shows the price, under the security headers of the site', async () => {
  const parent = await new Parent(site, gateway).signUp();
  const response = await open(await checkout(parent));
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
  const page = await response.text();
  expect(page).toContain('₹399');
  expect(page).toContain(parent.phone);
});

it('paying makes a member; a refund, a chargeback and a dispute that is won follow', async () => {
  const parent = await new Parent(site, gateway).signUp();
  const url = await checkout(parent);
  expect(await choose(url, 'pay')).toBe('/member/return');
  await expect.poll(() => roleOf(parent)).toBe('member');
  await choose(url, 'refund-half');
  await expect.poll(() => statesOf(parent)).toEqual(['partly-refunded']);
  await choose(url, 'charge-back');
  await expect.poll(() => roleOf(parent)).toBe('user');
  await choose(url, 'win-dispute');
  await expect.poll(() => roleOf(parent)).toBe('member');
  expect(await choose(url, 'refund')).toContain('done=refund');
  await expect.poll(() => statesOf(parent)).toEqual(['refunded']);
  expect(await roleOf(parent)).toBe('user');
});

it('failing stays on the page, closing leads back, paying twice gives two payments', async () => {
  const parent = await new Parent(site, gateway).signUp();
  const url = await checkout(parent);
  const again = await choose(url, 'fail');
  expect(await (await open(again ?? '')).text()).toContain('The payment failed');
  await expect.poll(() => statesOf(parent)).toEqual(['failed']);
  expect(await choose(url, 'close')).toBe('/member');
  await choose(url, 'pay-twice');
  await expect.poll(() => statesOf(parent)).toHaveLength(3);
});

it('what its webhooks did not deliver is found by a reconciliation', async () => {
  const parent = await new Parent(site, gateway).signUp();
  await choose(await checkout(parent), 'pay-late');
  expect(await roleOf(parent)).toBe('user');
  await site.services.membership.payments.reconcile(new Date(Date.now() - 3_600_000));
  expect(await roleOf(parent)).toBe('member');
});

it.each([
  ['/sandbox/pay/other?phone=9876543210&price=399', 400],
  ['/sandbox/pay/standard?phone=12&price=399', 400],
  ['/sandbox/pay/standard?phone=9876543210&price=abc', 400],
  ['/sandbox/pay/standard', 400],
])('%s is refused', async (path, status) => {
  expect((await open(path)).status).toBe(status);
});

it('opens only on this machine', async () => {
  const path = '/sandbox/pay/standard?phone=9876543210&price=399';
  const response = await open(path, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(response.status).toBe(403);
});
