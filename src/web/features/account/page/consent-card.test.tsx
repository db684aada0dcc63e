import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Account, getAccount, withdrawConsent } from '#contract/account.ts';
import { listSessions, validateUser } from '#contract/auth.ts';
import { listPayments } from '#contract/membership.ts';
import { rememberSignIn } from '#web/features/session/stored-account.ts';
import { calls, reply } from '#web/testing/server.ts';
import { closePage, openPage } from '../testing/open-page.tsx';

const ENDS_AT = '2026-12-02T06:30:00.000Z';
const asha = {
  id: 'a1',
  phone: '9876543210',
  username: 'Asha',
  childsName: 'Ravi',
  standard: 'a-4th' as const,
  role: 'member' as const,
};
const payment = {
  id: 'pay_1',
  state: 'paid' as const,
  at: '2026-11-22T06:00:00.000Z',
  amount: 399,
  currency: 'INR',
  refunded: 0,
  receiptNumber: 'GG-2026-27-000001',
  cancellableUntil: '2026-12-22T06:00:00.000Z',
  cancellation: null,
  isPaidTwice: false,
};

let account: Account;

beforeEach(() => {
  account = {
    ...asha,
    memberUntil: '2027-11-22T06:00:00.000Z',
    createdAt: '2026-11-01T00:00:00.000Z',
    endsAt: null,
    consents: [
      {
        version: '2026-11-22',
        language: 'en',
        isGuardian: true,
        at: '2026-11-22T06:00:00.000Z',
        withdrawnAt: null,
      },
    ],
    guardianProofs: [],
    needsOldPassword: true,
  };
  reply(getAccount, () => account);
  reply(listSessions, { data: [] });
  reply(validateUser, () => ({
    ...asha,
    needsConsent: account.endsAt !== null,
    endsAt: account.endsAt,
  }));
  rememberSignIn(asha, { token: 't1', expiresIn: 900 });
});
afterEach(closePage);

const card = async () => {
  const heading = await screen.findByRole('heading', { name: 'Your consent' });
  return heading.closest('section') as HTMLElement;
};

it('a parent withdraws the consent where it stands, told first what follows', async () => {
  reply(listPayments, { data: [payment], openUntil: null });
  reply(withdrawConsent, () => {
    account = { ...account, endsAt: ENDS_AT };
    return { message: 'Your consent is withdrawn', endsAt: ENDS_AT };
  });
  const { user } = openPage('/account');
  await user.click(within(await card()).getByRole('button', { name: 'Withdraw your consent…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw your consent?' }));
  expect(dialog.getByText(/After 7 days, on .*, the account is deleted/)).toBeDefined();
  expect(await dialog.findByText(/You get back the 399 rupees/)).toBeDefined();
  expect(calls.some(({ path }) => path === withdrawConsent.path)).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Withdraw the consent' }));
  const shown = within(await card());
  expect(await shown.findByText(/On 2 Dec 2026, .* this account is deleted/)).toBeDefined();
  expect(shown.getByRole('link', { name: 'Agree again' })).toBeDefined();
  expect(shown.queryByRole('button', { name: 'Withdraw your consent…' })).toBeNull();
});

it('says that nothing is paid back once the days of the terms are over', async () => {
  reply(listPayments, { data: [{ ...payment, cancellableUntil: null }], openUntil: null });
  const { user } = openPage('/account');
  await user.click(await screen.findByRole('button', { name: 'Delete the account…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete the account' }));
  expect(
    await dialog.findByText(/Your membership until 22 November 2027 ends with the account/),
  ).toBeDefined();
});

it('says before a deletion what is paid back', async () => {
  reply(listPayments, { data: [payment], openUntil: null });
  const { user } = openPage('/account');
  await user.click(await screen.findByRole('button', { name: 'Delete the account…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete the account' }));
  expect(
    await dialog.findByText(/You get back the 399 rupees that you paid on 22 November 2026/),
  ).toBeDefined();
});
