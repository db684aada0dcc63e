// What a membership costs, where a parent pays, and coupons.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applyCoupon,
  getMembership,
  getMembershipStatus,
  startPayment,
} from '#contract/membership.ts';
import { notifyContentChanged } from '#server/platform/content/content-notice.ts';
import { Parent } from '#server/testing/parent.ts';
import { refusalOf } from '#server/testing/read-reply.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';
import { membershipOffer } from './tables.ts';

const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
let parent: Parent;

beforeAll(async () => {
  site = await createTestApp({ contentDir: SAMPLE_CONTENT, gateway });
  parent = await new Parent(site, gateway).signUp();
});
afterAll(() => site.close());

const apply = (who: Parent, code: string) => who.call('POST', '/api/membership/coupon', { code });

it('GET /api/membership: prices, and figures of what there is', async () => {
  const response = await site.app.inject('/api/membership');
  const { figures, ...prices } = getMembership.response.parse(response.json());
  expect(prices).toEqual({ price: 399, listPrice: 999 });
  const topics = (await site.app.inject('/api/topics')).json().data;
  expect(figures.topics).toBeGreaterThanOrEqual(topics.length);
  expect(figures.questions).toBeGreaterThan(figures.levels);
  expect(figures.games).toBeGreaterThan(0);
  expect(figures.worksheets).toBeGreaterThan(0);
  expect(response.body).not.toContain('mango');
});

/** With what ties a payment to the account that began it. */
const paymentPage = (name: string, phone: string, price: number) =>
  expect.stringMatching(
    new RegExp(`^/sandbox/pay/${name}\\?phone=${phone}&checkout=[\\w-]{20,}&price=${price}$`),
  );

it("GET /api/membership/checkout: the payment page with the caller's own phone", async () => {
  const response = await parent.call('GET', '/api/membership/checkout');
  expect(response.json()).toEqual({
    price: 399,
    paymentUrl: paymentPage('standard', parent.phone, 399),
  });
});

it('GET /api/membership/status: a user without payments', async () => {
  const response = await parent.call('GET', '/api/membership/status');
  expect(getMembershipStatus.response.parse(response.json())).toEqual({
    role: 'user',
    memberUntil: null,
    lastPayment: null,
  });
});

describe('POST /api/membership/coupon', () => {
  it.each(['Exact-Mango', '  Exact-Mango ', 'anymango', 'ANYmango'])(
    '%j is right',
    async (code) => {
      const response = await apply(parent, code);
      expect(applyCoupon.response.parse(response.json())).toEqual({
        code: code.trim(),
        price: 299,
        paymentUrl: paymentPage('coupon', parent.phone, 299),
      });
    },
  );

  it.each([
    ['exact-mango', 'coupon-case', 'Invalid Coupon: please check the capital and small letters'],
    ['', 'coupon-missing', 'Please enter a coupon code'],
    ['any mango', 'coupon-invalid', 'Invalid Coupon'],
  ])('%j is refused as %s', async (code, reason, message) => {
    const other = await new Parent(site, gateway).signUp();
    const response = await apply(other, code);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, error: { details: { reason } } });
  });

  it.each([
    'exact-mango',
    'EXACT-MANGO',
    '',
    ' ',
    'any mango',
    'any\u200bmango',
    '\u2066anymango\u2069',
    'mango'.repeat(2_000),
    "' or 1=1 --",
  ])('%j is refused in plain words', async (code) => {
    const other = await new Parent(site, gateway).signUp();
    const response = await apply(other, code);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: expect.stringMatching(/^Invalid Coupon|^Please enter a coupon code$/),
    });
  });

  it('is for signed-in people only', async () => {
    expect((await apply(new Parent(site, gateway), 'anymango')).statusCode).toBe(401);
  });

  it('after ten wrong ones the right one has to wait', async () => {
    const guesser = await new Parent(site, gateway).signUp();
    for (let count = 0; count < 10; count += 1) {
      expect((await apply(guesser, `guess-${count}`)).statusCode).toBe(400);
    }
    const response = await apply(guesser, 'anymango');
    expect(response.statusCode).toBe(429);
    expect(refusalOf(response).details.reason).toBe('coupon-tries-used');
    expect((await apply(parent, 'anymango')).statusCode).toBe(200);
  });
});

it('new prices hold as soon as they are imported', async () => {
  const priceOf = async () =>
    startPayment.response.parse((await parent.call('GET', '/api/membership/checkout')).json())
      .price;
  expect(await priceOf()).toBe(399);
  await site.db.transaction(async (tx) => {
    await tx.update(membershipOffer).set({ price: 449 });
    await notifyContentChanged(tx, 'membership');
  });
  await expect.poll(priceOf).toBe(449);
});
