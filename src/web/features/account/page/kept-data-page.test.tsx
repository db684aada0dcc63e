import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { exportAccount } from '#contract/account.ts';
import { rememberSignIn } from '#web/features/session/stored-account.ts';
import { chooseLanguage } from '#web/language/language.ts';
import { reply } from '#web/testing/server.ts';
import { closePage, openPage } from '../testing/open-page.tsx';

afterEach(async () => {
  closePage();
  await chooseLanguage('en');
  localStorage.clear();
});

const asha = {
  id: 'a1',
  phone: '9876543210',
  username: 'Asha',
  childsName: 'Ravi',
  standard: 'a-4th' as const,
  role: 'user' as const,
};
const AT = '2026-11-20T06:00:00.000Z';

const everything = {
  exportedAt: AT,
  account: {
    ...asha,
    memberUntil: null,
    createdAt: AT,
    endsAt: null,
    consents: [
      {
        version: '2026-11-22',
        language: 'hi' as const,
        isGuardian: true,
        at: AT,
        withdrawnAt: null,
      },
    ],
    guardianProofs: [{ kind: 'code' as const, at: AT }],
    needsOldPassword: true,
  },
  membership: [],
  payments: [
    {
      id: 'pay_1',
      state: 'refunded',
      at: AT,
      amount: 399,
      currency: 'INR',
      refunded: 399,
      receiptNumber: null,
      cancellableUntil: null,
      cancellation: null,
      isPaidTwice: false,
    },
  ],
  receipts: [{ number: 'GG-2026-27-000001', phone: '9876543210', amount: 399, issuedAt: AT }],
  coupons: [{ code: 'MANGO', at: AT }],
  sessions: [{ device: 'Chrome on Android', createdAt: AT, lastUsedAt: AT, endedAt: null }],
  quizResults: [
    { levelId: 11, topic: 'Nouns', difficulty: 'easy', number: 1, score: 7, length: 10, at: AT },
    { levelId: 99, topic: null, difficulty: null, number: null, score: 2, length: 10, at: AT },
  ],
  wordGames: [{ game: 'dropit', src: 's', difficulty: 'hard', level: 3, score: 4 }],
  answers: [
    { at: AT, isRight: true },
    { at: AT, isRight: false },
    { at: '2026-11-19T06:00:00.000Z', isRight: true },
  ],
  learningSettings: [{ hasWeeklySummary: true }],
  oneTimeCodes: [{ purpose: 'sign-up', createdAt: AT, usedAt: null }],
  messages: [{ id: 'm1', kind: 'code', state: 'delivered', createdAt: AT, reason: null }],
};

async function open() {
  reply(exportAccount, everything);
  rememberSignIn(asha, { token: 't1', expiresIn: 900 });
  openPage('/account/data');
  await screen.findByRole('region', { name: /Devices|डिवाइस/ });
}

const linesOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows the stored data in words, under a heading for each kind', async () => {
  await open();
  const family = within(screen.getByRole('region', { name: 'Your family' }));
  expect(family.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Asha',
      'Ravi',
      '4',
      '+91 9876543210',
      'Not a member: cancelled and paid back',
    ]),
  );
  expect(linesOf('What you agreed to')).toEqual([
    expect.stringMatching(/version 2026-11-22, with the notice in Hindi\. You stated that you/),
    expect.stringMatching(/an OTP on your phone made this credible/),
  ]);
  expect(linesOf('Membership and payments')).toEqual([
    '20 November 2026: 399 rupees. Paid back. Number pay_1.',
    '20 November 2026: receipt GG-2026-27-000001 to +91 9876543210, 399 rupees.',
    '20 November 2026: the coupon MANGO.',
  ]);
  expect(linesOf('Devices')[0]).toMatch(/^Chrome on Android: logged in on 20 Nov 2026/);
  expect(linesOf('Best results of quizzes')).toEqual([
    expect.stringMatching(/^Nouns, easy, level 1: 7 of 10, on 20 Nov 2026/),
    expect.stringMatching(/^A level that is no longer there \(99\): 2 of 10/),
  ]);
  expect(linesOf('Best results of word games')).toEqual([
    'Match, similar words, hard, level 3: 4 of 5.',
  ]);
  expect(linesOf('Answers in practice')).toEqual([
    'You get a summary by WhatsApp every week.',
    '20 November 2026: 1 of 2 answers right.',
    '19 November 2026: 1 of 1 answers right.',
  ]);
  expect(linesOf('OTPs of the last day')[0]).toMatch(/: to sign up\.$/);
  expect(linesOf('Messages of the last 90 days')[0]).toMatch(/: an OTP, delivered\.$/);
  expect(document.body.textContent).not.toMatch(/[{}]|undefined|null/);
});

it('shows it in Hindi', async () => {
  await chooseLanguage('hi');
  await open();
  expect(linesOf('क्विज़ के सबसे अच्छे परिणाम')[0]).toMatch(/^Nouns, आसान, लेवल 1: 10 में से 7, 20 नव/);
  expect(document.body.textContent).not.toMatch(/[{}]|undefined|null/);
});
