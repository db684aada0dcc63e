import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getAccount } from '#contract/account.ts';
import { listSessions } from '#contract/auth.ts';
import { ApiError } from '#contract/errors.ts';
import {
  cancelMembership,
  getReceipt,
  keepSecondYear,
  listPayments,
  type Payment,
  undoCancellation,
} from '#contract/membership.ts';
import { rememberSignIn } from '#web/features/session/stored-account.ts';
import { calls, refuse, reply } from '#web/testing/server.ts';
import { closePage, openPage } from '../testing/open-page.tsx';

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const asha = {
  id: 'a1',
  phone: '9876543210',
  username: 'Asha',
  childsName: 'Ravi',
  standard: 'a-4th' as const,
  role: 'member' as const,
};
const paid: Payment = {
  id: 'pay_1',
  state: 'paid',
  at: '2026-11-22T06:00:00.000Z',
  amount: 399,
  currency: 'INR',
  refunded: 0,
  receiptNumber: 'GG-2026-000001',
  cancellableUntil: '2026-12-22T06:00:00.000Z',
  cancellation: null,
  isPaidTwice: false,
};

beforeEach(() => rememberSignIn(asha, { token: 't1', expiresIn: 900 }));
afterEach(closePage);

function openAccount(memberUntil: string | null) {
  reply(getAccount, {
    ...asha,
    role: memberUntil !== null && new Date(memberUntil) > new Date() ? 'member' : 'user',
    memberUntil,
    createdAt: '2026-11-01T00:00:00.000Z',
    endsAt: null,
    consents: [],
    guardianProofs: [],
    needsOldPassword: true,
  });
  reply(listSessions, { data: [] });
  return openPage('/account');
}

it('lists the payments, with day, state and number', async () => {
  const other = { ...paid, receiptNumber: null, cancellableUntil: null };
  const data: Payment[] = [
    { ...other, id: 'pay_4', state: 'not-accepted', amount: 5, currency: 'USD' },
    { ...other, id: 'pay_3', state: 'failed' },
    { ...other, id: 'pay_2', state: 'partly-refunded', refunded: 100 },
    paid,
  ];
  reply(listPayments, { data, openUntil: null });
  openAccount(inDays(300));
  const heading = await screen.findByRole('heading', { name: 'Payments' });
  const list = heading.nextElementSibling as HTMLElement;
  const lines = within(list).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '5 USD22 November 2026. Not one of our prices; you get the money back.Number pay_4',
    '399 rupees22 November 2026. Did not go through; no money was taken.Number pay_3',
    '399 rupees22 November 2026. 100 rupees of it were paid back.Number pay_2',
    '399 rupees22 November 2026. Paid.Number pay_1Receipt (PDF)Cancel the membership…',
  ]);
});

it('does not mention payments if there are none', async () => {
  reply(listPayments, { data: [], openUntil: null });
  openAccount(null);
  expect(await screen.findByText(/^You are not a member yet/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Payments' })).toBeNull();
});

it('saves a receipt, and reports a failed download', async () => {
  reply(listPayments, { data: [paid], openUntil: null });
  refuse(getReceipt, new ApiError('ServiceUnavailableError', 'We are busy'));
  const { user, alerts } = openAccount(inDays(300));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const create = vi.fn(() => 'blob:receipt');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: vi.fn() }));
  const button = await screen.findByRole('button', { name: 'Receipt (PDF) of 22 November 2026' });
  await user.click(button);
  await waitFor(() => expect(alerts).toEqual(['We are busy']));
  expect(saved).not.toHaveBeenCalled();
  reply(getReceipt, () => new Response('a PDF'));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  await user.click(button);
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('receipt-GG-2026-000001.pdf');
  const receipt = '/api/membership/receipts/GG-2026-000001';
  expect(calls.filter(({ path }) => path === receipt)).toHaveLength(2);
  saved.mockRestore();
});

it('is cancelled after one question, which names the terms', async () => {
  let payment = paid;
  const processedFrom = inDays(10);
  reply(listPayments, () => ({
    data: [payment],
    openUntil: payment.cancellation === null ? null : processedFrom,
  }));
  reply(cancelMembership, () => {
    const cancellation = {
      requestedAt: '2026-11-23T06:00:00.000Z',
      processedFrom,
      undoableUntil: processedFrom,
    };
    payment = { ...paid, cancellableUntil: null, cancellation };
    return payment;
  });
  reply(undoCancellation, () => {
    payment = paid;
    return payment;
  });
  const { user } = openAccount(inDays(300));
  await user.click(await screen.findByRole('button', { name: 'Cancel the membership…' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel the membership?' });
  expect(dialog.textContent).toContain('can cancel until 22 December 2026, without a reason.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the membership' }));
  expect(
    await screen.findByText(/^Cancelled on 23 November 2026\. You get your money/),
  ).toBeDefined();
  expect(screen.getByText(/^You have cancelled\. Everything stays open until/)).toBeDefined();
  expect(screen.queryByText(/^You are a member until/)).toBeNull();
  expect(calls.find(({ path }) => path === '/api/membership/cancel')?.body).toEqual({
    paymentId: 'pay_1',
  });
  expect(screen.getByText('Your cancellation has reached us.').getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Membership' }));

  await user.click(screen.getByRole('button', { name: 'Undo the cancellation' }));
  expect(await screen.findByText(/^You are a member until/)).toBeDefined();
  expect(screen.getByText('Your membership goes on.').getAttribute('role')).toBe('status');
});

it('asks about a payment that came while a year was running', async () => {
  let isPaidTwice = true;
  reply(listPayments, () => ({ data: [{ ...paid, isPaidTwice }], openUntil: null }));
  reply(keepSecondYear, () => {
    isPaidTwice = false;
    return { ...paid, isPaidTwice };
  });
  const { user } = openAccount(inDays(600));
  expect(await screen.findByText(/^Your payment of 399 rupees on 22 November 2026/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Give it back' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Keep a second year' }));
  expect(await screen.findByText('You have a second year.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Give it back' })).toBeNull();
});

it('says until when the other year lasts if one of two is cancelled', async () => {
  const processedFrom = inDays(5);
  const cancelled: Payment = {
    ...paid,
    cancellableUntil: null,
    cancellation: { requestedAt: inDays(-5), processedFrom, undoableUntil: processedFrom },
  };
  reply(listPayments, {
    data: [cancelled, { ...paid, id: 'pay_2' }],
    openUntil: '2100-11-22T06:00:00.000Z',
  });
  openAccount('2101-11-22T06:00:00.000Z');
  expect(await screen.findByText('You are a member until 22 November 2100.')).toBeDefined();
});

it('says of a membership that was paid back that there was one', async () => {
  const refunded: Payment = { ...paid, state: 'refunded', refunded: 399, cancellableUntil: null };
  reply(listPayments, { data: [refunded], openUntil: null });
  openAccount(null);
  expect(await screen.findByText(/^Your membership was cancelled and paid back\./)).toBeDefined();
});

it('keeps the membership when the cancellation is refused', async () => {
  reply(listPayments, { data: [paid], openUntil: null });
  refuse(cancelMembership, new ApiError('ConflictError', 'Those days are over'));
  const { user, alerts } = openAccount(inDays(300));
  await user.click(await screen.findByRole('button', { name: 'Cancel the membership…' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the membership' }));
  await waitFor(() => expect(alerts).toEqual(['Those days are over']));
});

it.each([
  [31, false],
  [29, true],
])('%i days before the end it can be renewed: %s', async (days, can) => {
  reply(listPayments, { data: [], openUntil: null });
  openAccount(inDays(days));
  await screen.findByText(/^You are a member until/);
  const link = screen.queryByRole('link', { name: 'Renew for another year' });
  expect(link?.getAttribute('href')).toBe(can ? '/member/pay' : undefined);
});

it('offers a retry if the payments fail to load', async () => {
  refuse(listPayments, 'ServiceUnavailableError');
  const { user } = openAccount(inDays(300));
  const text = await screen.findByText('Your payments could not be loaded.');
  reply(listPayments, { data: [paid], openUntil: null });
  await user.click(within(text.parentElement as HTMLElement).getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'Payments' })).toBeDefined();
});
