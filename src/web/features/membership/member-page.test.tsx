import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyCoupon, getMembership, startPayment } from '#contract/membership.ts';
import { readReturnPath } from '#web/features/session/return-path.ts';
import { account } from '#web/platform/account.ts';
import { calls, noNetwork, refuse, reply } from '#web/testing/server.ts';
import { readStatusBefore, storeCoupon } from './started-payment.ts';
import {
  alerts,
  noMember,
  offer,
  onCleanDevice,
  openMembership,
  signIn,
} from './testing/membership-for-tests.tsx';

onCleanDevice();

const STANDARD = '/sandbox/pay/standard?phone=9876543210';
const COUPON = '/sandbox/pay/coupon?phone=9876543210';

const become = () => screen.findByRole('link', { name: 'Become a Member' });
const hrefOfBecome = async () => (await become()).getAttribute('href');

async function typeCoupon(code: string) {
  const opened = openMembership('/member');
  await opened.user.click(await screen.findByPlaceholderText('Enter Coupon Code'));
  await opened.user.paste(code);
  await opened.user.click(screen.getByRole('button', { name: 'Apply' }));
  return opened;
}
const couponField = () => screen.getByPlaceholderText('Enter Coupon Code');

it('names both prices in words, the old one struck through', async () => {
  openMembership('/member');
  const struck = await screen.findByText('999 rupees per year');
  expect(struck.tagName).toBe('S');
  expect(struck.parentElement?.textContent).toBe('Regular price: 999 rupees per year');
  const now = screen.getByText('399 rupees per year');
  expect(now.parentElement?.textContent).toBe('Price now: 399 rupees per year');
});

it('says what every page promises, and promises no worksheets while there are none', async () => {
  openMembership('/member');
  const points = await screen.findByRole('region', { name: 'What a membership opens' });
  for (const text of [
    '28 grammar topics with 168 levels, easy and hard, for standards 2 to 8',
    '1000+ quiz questions with instant results, the reason after every answer, and a report for parents',
    '80+ fun word games for vocabulary practice, and a new word every day',
  ]) {
    expect(within(points).getByText(text)).toBeDefined();
  }
  expect(screen.queryByText(/worksheet/i)).toBeNull();
});

it('shows the worksheets once there are some', async () => {
  reply(getMembership, { ...offer, figures: { ...offer.figures, worksheets: 224 } });
  openMembership('/member');
  expect(
    await screen.findByText(
      /^200\+ premium printable grammar worksheets with separate answer key, .* as a ZIP, and a maker/,
    ),
  ).toBeDefined();
  const table = screen.getByRole('table', { name: 'What is free, and what members get' });
  const row = within(table).getByRole('row', { name: /^Printable worksheets/ });
  expect(row.textContent).toContain('All 224, with answer keys');
  for (const feature of [/ZIP/, /^Sheets of your own/, /^Report for parents/]) {
    expect(within(table).getByRole('row', { name: feature })).toBeDefined();
  }
});

it('leads a visitor to sign up and back, without a coupon box', async () => {
  const { user, router } = openMembership('/member');
  expect(await hrefOfBecome()).toBe('/signup');
  expect(screen.queryByPlaceholderText('Enter Coupon Code')).toBeNull();
  await user.click(await become());
  expect(router.state.location.pathname).toBe('/signup');
  expect(readReturnPath()).toBe('/member');
});

it('leads a user to the payment page with their phone, and remembers what was paid before', async () => {
  signIn();
  openMembership('/member');
  await waitFor(async () => expect(await hrefOfBecome()).toBe(STANDARD));
  const link = await become();
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(readStatusBefore()).toEqual(noMember);
});

it('leads to the payment page through our redirect page while its address is unknown', async () => {
  signIn();
  noNetwork(startPayment);
  openMembership('/member');
  expect(await hrefOfBecome()).toBe('/member/pay');
});

it('leads a member home', async () => {
  signIn('member');
  const { router } = openMembership('/member');
  await screen.findByText('Another page');
  expect(router.state.location.pathname).toBe('/');
});

it('stays open for a lapsed member', async () => {
  signIn();
  account.role.write('member');
  openMembership('/member');
  expect(await become()).toBeDefined();
  expect(localStorage.getItem('role')).toBe('"user"');
});

it('leads home once another tab has paid', async () => {
  signIn();
  const { router } = openMembership('/member');
  await become();
  account.role.write('member');
  await screen.findByText('Another page');
  expect(router.state.location.pathname).toBe('/');
});

it('offers a retry if the prices fail to load, and shows the rest', async () => {
  noNetwork(getMembership);
  const { user } = openMembership('/member');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded'),
  );
  expect(screen.getByRole('heading', { name: 'Cancelling and your money back' })).toBeDefined();
  reply(getMembership, offer);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('399 rupees per year')).toBeDefined();
});

it('links the refund terms', async () => {
  openMembership('/member');
  const link = await screen.findByRole('link', { name: 'All refund terms' });
  expect(link.getAttribute('href')).toBe('/T&C#refunds');
});

it('a right coupon lowers the price, and the link leads to that price', async () => {
  signIn();
  reply(applyCoupon, { code: 'MANGO', price: 299, paymentUrl: COUPON });
  await typeCoupon(' MANGO');
  await waitFor(() => expect(alerts).toEqual(['Coupon Applied MANGO']));
  expect(calls.find(({ path }) => path === '/api/membership/coupon')?.body).toEqual({
    code: ' MANGO',
  });
  expect(await hrefOfBecome()).toBe(COUPON);
  expect(screen.getByText('299 rupees per year').parentElement?.textContent).toContain(
    'Price now:',
  );
  expect(screen.getByText('399 rupees per year').tagName).toBe('S');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Coupon Applied MANGO You pay 299 rupees instead of 399.',
    ),
  );
});

it('a coupon of one account does not apply to the next one on the device', async () => {
  signIn();
  storeCoupon({ code: 'MANGO', price: 299, paymentUrl: COUPON });
  account.phone.write('9123456780');
  openMembership('/member');
  await waitFor(async () => expect(await hrefOfBecome()).toBe(STANDARD));
  expect(screen.queryByText('299 rupees per year')).toBeNull();
});

it('an applied coupon outlasts a reload, and leaves with the account', async () => {
  signIn();
  reply(applyCoupon, { code: 'MANGO', price: 299, paymentUrl: COUPON });
  const { unmount } = await typeCoupon('MANGO');
  await waitFor(() => expect(alerts).toHaveLength(1));
  unmount();
  const again = openMembership('/member');
  expect(await hrefOfBecome()).toBe(COUPON);
  again.unmount();
  localStorage.clear();
  openMembership('/member');
  expect(await hrefOfBecome()).toBe('/signup');
  expect(screen.queryByText('299 rupees per year')).toBeNull();
});

it.each([
  ['a wrong coupon', 'mang', 1],
  ['nothing', '  ', 0],
])('%s does nothing: the field is empty again and the link as it was', async (_, code, sent) => {
  signIn();
  refuse(applyCoupon, 'coupon-invalid');
  await typeCoupon(code);
  await screen.findByText(sent === 0 ? 'Please enter a coupon code' : 'Invalid Coupon');
  expect(couponField()).toHaveProperty('value', '');
  expect(couponField().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(couponField());
  await waitFor(async () => expect(await hrefOfBecome()).toBe(STANDARD));
  expect(calls.filter(({ path }) => path === '/api/membership/coupon')).toHaveLength(sent);
});

it.each([
  [
    'too many tries',
    () => refuse(applyCoupon, 'coupon-tries-used'),
    'Too many coupons tried, please try again later',
  ],
  ['no network', () => noNetwork(applyCoupon), 'Something went wrong, please try again later'],
])('%s: what was typed stays', async (_, fail, message) => {
  signIn();
  fail();
  await typeCoupon('MANGO');
  expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
  expect(alerts).toEqual([]);
  expect(couponField()).toHaveProperty('value', 'MANGO');
});
