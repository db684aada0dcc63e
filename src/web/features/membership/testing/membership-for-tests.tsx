// Opens the membership pages in a test.

import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { validateUser } from '#contract/auth.ts';
import { getMembership, getMembershipStatus, startPayment } from '#contract/membership.ts';
import { rememberSignIn } from '#web/features/session/stored-account.ts';
import { answerDialogs } from '#web/testing/answer-dialogs.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { reply } from '#web/testing/server.ts';
import { membershipRoutes } from '../routes.tsx';
import type { MembershipStatus } from '../started-payment.ts';
// Imported up front to keep the tests from waiting for it.
import '#web/features/session/session.ts';
import '../payment-redirect.tsx';
import '../member-page.tsx';
import '../pay-page.tsx';
import '../payment-return.tsx';
import '../return-page.tsx';

export const offer = {
  price: 399,
  listPrice: 999,
  figures: { topics: 28, levels: 168, questions: 1680, games: 88, words: 366, worksheets: 0 },
};

export const asha = {
  id: 'a1',
  phone: '9876543210',
  username: 'Asha',
  childsName: 'Ravi',
  standard: 'a-4th' as const,
  role: 'user' as const,
};

export const noMember: MembershipStatus = { role: 'user', memberUntil: null, lastPayment: null };

export const payment = {
  id: 'pay_1',
  state: 'paid' as const,
  at: '2026-11-22T06:00:00.000Z',
  amount: 399,
  currency: 'INR',
  refunded: 0,
  receiptNumber: null,
  cancellableUntil: null,
  cancellation: null,
  isPaidTwice: false,
};

/** The texts of the dialogs. */
export let alerts: string[];

/** Nobody is signed in, and the server has the offer. */
export function onCleanDevice(): void {
  beforeEach(() => {
    alerts = answerDialogs();
    reply(getMembership, offer);
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export function signIn(role: 'user' | 'member' = 'user'): void {
  rememberSignIn({ ...asha, role }, { token: 't1', expiresIn: 900 });
  reply(validateUser, { ...asha, role, needsConsent: false, endsAt: null });
  reply(startPayment, { price: 399, paymentUrl: '/sandbox/pay/standard?phone=9876543210' });
  reply(getMembershipStatus, noMember);
}

export function openMembership(path: string) {
  const routes = [...membershipRoutes, { path: '*', element: <h1>Another page</h1> }];
  return { ...openRoutes(routes, path), user: userEvent.setup() };
}
