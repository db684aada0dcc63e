// Opens an account page in a test, with a server that replies as the test defines.

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';
import { answerDialogs } from '#web/testing/answer-dialogs.ts';
import { accountRoutes } from '../routes.tsx';
// Imported up front, so that no test waits for them.
import '../login-page.tsx';
import '../login-with-password-page.tsx';
import '../page/account-page.tsx';
import '#web/form/proof-of-work.ts';
import '../sign-up-page.tsx';

export interface Call {
  readonly path: string;
  readonly body: unknown;
}

type Reply = readonly [status: number, body: unknown];
/** Handlers by path; each returns status and body. */
type Replies = Readonly<Record<string, (call: Call) => Reply | Promise<Reply>>>;

/** Replaces the network with a server; returns the calls that it receives. */
export function serve(replies: Replies): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const call = { path: url, body: typeof body === 'string' ? JSON.parse(body) : undefined };
    calls.push(call);
    const reply = replies[url];
    if (reply === undefined) throw new TypeError('network is down');
    const [status, json] = await reply(call);
    return new Response(JSON.stringify(json), { status });
  });
  return calls;
}

export function refusal(message: string, details: Record<string, unknown> = {}) {
  return { data: null, message, error: { status: 0, name: '', message, details } };
}

export function openPage(path: string) {
  /** The answers to the coming dialogs; then yes. */
  const answers: ('yes' | 'no')[] = [];
  const alerts = answerDialogs(() => answers.shift() ?? 'yes');
  const routes = [...accountRoutes, { path: '*', element: <p>Another page</p> }];
  const root = { hydrateFallbackElement: <></>, children: routes };
  const router = createMemoryRouter([root], { initialEntries: [path] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { alerts, answers, router, user: userEvent.setup() };
}

/** What the page says at its fields, and about the whole form. */
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
