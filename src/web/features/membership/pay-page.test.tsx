import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getMembershipStatus, startPayment } from '#contract/membership.ts';
import { readReturnPath } from '#web/features/session/return-path.ts';
import { noNetwork, reply } from '#web/testing/server.ts';
import { readStatusBefore } from './started-payment.ts';
import {
  noMember,
  onCleanDevice,
  openMembership,
  payment,
  signIn,
} from './testing/membership-for-tests.tsx';

onCleanDevice();

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const memberFor = (days: number) => ({
  role: 'member' as const,
  memberUntil: inDays(days),
  lastPayment: payment,
});

function watchLeaving() {
  const replace = vi.fn();
  vi.stubGlobal('location', { ...window.location, replace });
  return replace;
}

it.each([
  ['a user', noMember],
  ['a member in the last days', memberFor(29)],
])('leads %s on to the payment page, and keeps what was paid before', async (_, status) => {
  signIn();
  reply(getMembershipStatus, status);
  const replace = watchLeaving();
  openMembership('/member/pay');
  await waitFor(() =>
    expect(replace).toHaveBeenCalledWith('/sandbox/pay/standard?phone=9876543210'),
  );
  expect(readStatusBefore()).toEqual(status);
});

it('refuses payment from a member whose year is far from over', async () => {
  signIn();
  reply(getMembershipStatus, memberFor(31));
  const replace = watchLeaving();
  const { router } = openMembership('/member/pay');
  await screen.findByText('Another page');
  expect(router.state.location.pathname).toBe('/account');
  expect(replace).not.toHaveBeenCalled();
});

it('leads a visitor to login, and back to the membership', async () => {
  const { router } = openMembership('/member/pay');
  await screen.findByText('Another page');
  expect(router.state.location.pathname).toBe('/login');
  expect(readReturnPath()).toBe('/member');
});

it('says that nothing was paid if the server is unreachable, and retries', async () => {
  signIn();
  noNetwork(startPayment);
  const replace = watchLeaving();
  const { user } = openMembership('/member/pay');
  expect(await screen.findByText(/^Nothing has been paid/)).toBeDefined();
  expect(replace).not.toHaveBeenCalled();
  signIn();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
});
