// Opens an account page in a test.

import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { getOtpDelivery } from '#contract/auth.ts';
import { answerDialogs } from '#web/testing/answer-dialogs.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { noNetwork } from '#web/testing/server.ts';
import { accountRoutes } from '../routes.tsx';
// Imported up front to keep the tests from waiting for them.
import '../login-page.tsx';
import '../login-with-password-page.tsx';
import '../page/account-page.tsx';
import '#web/form/proof-of-work.ts';
import '../sign-up-page.tsx';

// Other tests cover the delivery of codes.
beforeEach(() => noNetwork(getOtpDelivery));

export function openPage(path: string) {
  /** The answers to the coming dialogs; yes after the last. */
  const answers: ('yes' | 'no')[] = [];
  const alerts = answerDialogs(() => answers.shift() ?? 'yes');
  const elsewhere = { path: '*', element: <p>Another page</p> };
  const { router } = openRoutes([...accountRoutes, elsewhere], path);
  return { alerts, answers, router, user: userEvent.setup() };
}

/** The problems shown at the fields and for the whole form. */
export function problems(): string[] {
  const texts = screen.queryAllByRole('alert').map((place) => place.textContent);
  return texts.filter((text) => text !== '');
}

export function closePage(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
}
