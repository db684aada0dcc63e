import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { validateUser } from '#contract/auth.ts';
import { getMembershipStatus } from '#contract/membership.ts';
import { readReturnPath, rememberReturnPath } from '#web/features/session/return-path.ts';
import { calls, noNetwork, reply } from '#web/testing/server.ts';
import { type MembershipStatus, storeCoupon, storeStatusBefore } from './started-payment.ts';
import {
  asha,
  noMember,
  onCleanDevice,
  openMembership,
  payment,
  signIn,
} from './testing/membership-for-tests.tsx';

onCleanDevice();

const member: MembershipStatus = {
  role: 'member',
  memberUntil: '2027-11-22T06:00:00.000Z',
  lastPayment: payment,
};
/** The payment has reached the server. */
function becomeMember() {
  reply(getMembershipStatus, member);
  reply(validateUser, { ...asha, role: 'member', needsConsent: false, endsAt: null });
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const polls = () => calls.filter(({ path }) => path === getMembershipStatus.path).length;

function returnWith(status: MembershipStatus) {
  signIn();
  storeStatusBefore(noMember);
  reply(getMembershipStatus, status);
  return openReturn();
}

function openReturn() {
  // Confetti needs a canvas.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  return openMembership('/member/return');
}

it('waits for the server, then welcomes the member and leads back to what was locked', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  rememberReturnPath('/quiz/playing?lvlid=21&src=single&topid=2');
  returnWith(noMember);
  await heading('One moment, please');
  expect(localStorage.getItem('role')).toBe('"user"');
  becomeMember();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await heading('Welcome, you are a member');
  expect(screen.getByText('Everything is open until 22 November 2027.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Go on where you were' });
  expect(link.getAttribute('href')).toBe('/quiz/playing?lvlid=21&src=single&topid=2');
  // In all tabs, without a new login.
  await waitFor(() => expect(localStorage.getItem('role')).toBe('"member"'));

  const count = polls();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(polls()).toBe(count);
});

it('announces the outcome in an existing region', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  returnWith(noMember);
  await heading('One moment, please');
  const region = screen.getByRole('status');
  becomeMember();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(region.isConnected).toBe(true);
  expect(region.textContent).toMatch(/^Welcome, you are a member\. Everything is open until/);
});

it('polls less and less often, and says when it takes long', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  returnWith(noMember);
  await heading('One moment, please');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  const early = polls();
  expect(early).toBeGreaterThanOrEqual(4);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await heading('This is taking longer than usual');
  expect(screen.getByText(/Please do not pay a second time/)).toBeDefined();
  const late = polls();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(polls() - late).toBeLessThanOrEqual(5);
  expect(screen.getByRole('button', { name: 'Check again' })).toBeDefined();
});

it('says that it cannot check, and continues by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signIn();
  storeStatusBefore(noMember);
  noNetwork(getMembershipStatus);
  openReturn();
  await heading('We can’t check your payment right now');
  becomeMember();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await heading('Welcome, you are a member');
});

describe('a payment that did not succeed', () => {
  const coupon = { code: 'MANGO', price: 299, paymentUrl: '/sandbox/pay/coupon?phone=9876543210' };

  it.each([
    ['the standard price', null, '/member/pay'],
    ['the price of the coupon', coupon, coupon.paymentUrl],
  ])('is told as it is, and can be tried again at %s', async (_, applied, href) => {
    signIn();
    if (applied !== null) storeCoupon(applied);
    returnWith({ ...noMember, lastPayment: { ...payment, state: 'failed' } });
    await heading('The payment did not go through');
    expect(screen.getByText('No money was taken, and nothing has changed.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(href);
  });

  it.each([
    ['not-accepted', 'We can’t accept this payment'],
    ['refunded', 'This payment was paid back'],
    ['pending', 'Your payment is on its way'],
  ] as const)('%s is told as well', async (state, title) => {
    returnWith({ ...noMember, lastPayment: { ...payment, state } });
    expect(await heading(title)).toBeDefined();
  });
});

it('needs a login, and leads back here', async () => {
  const { router } = openMembership('/member/return');
  await screen.findByText('Another page');
  expect(router.state.location.pathname).toBe('/login');
  expect(readReturnPath()).toBe('/member/return');
});

it.each([
  ['failed', 'Your payment did not go through. No money was taken.'],
  ['pending', 'Your bank has not confirmed your payment yet. Please do not pay a second time.'],
] as const)('the membership page tells of a payment that is %s', async (state, text) => {
  signIn();
  storeStatusBefore(noMember);
  reply(getMembershipStatus, { ...noMember, lastPayment: { ...payment, state } });
  openMembership('/member');
  expect(await screen.findByText(text)).toBeDefined();
});

it('the membership page says that nothing was taken when the payment page was closed', async () => {
  signIn();
  storeStatusBefore(noMember);
  openMembership('/member');
  expect(await screen.findByText(/^No payment has reached us\. If you closed/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'I have paid: check again' });
  expect(link.getAttribute('href')).toBe('/member/return');
});

it('the membership page shows no notice without a visit to the payment page', async () => {
  signIn();
  openMembership('/member');
  await screen.findByRole('link', { name: 'Become a Member' });
  await waitFor(() => expect(polls()).toBe(1));
  expect(screen.queryByText(/No payment has reached us/)).toBeNull();
});
