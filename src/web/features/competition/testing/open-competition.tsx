// Opens a page of the competition in a test, with a server that has a clock of its own and replies as the test defines.

import { cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { competitionRoutes } from '../routes.tsx';
// Imported up front, so that no test waits for them.
import '../competition-page.tsx';
import '../completed-page.tsx';
import '../participate-page.tsx';
import '../playing-page.tsx';
import '../register-page.tsx';
import '../registration-form.tsx';
import '../waiting-page.tsx';
import '#web/dialogs/message-host.tsx';

export const START_MS = Date.parse('2024-06-09T06:00:00Z');
export const PARTICIPANT = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

export const competition = {
  startsAt: new Date(START_MS).toISOString(),
  promotedUntil: new Date(START_MS + 600_000).toISOString(),
  registrationClosesS: 36_000,
  waitingRoomOpensS: 1_200,
  questionCount: 3,
  secondsPerQuestion: 40,
  testMinutes: 30,
  resultsWithinDays: 30,
  prizes: {
    basic: ['telescope', 'mapology', 'hover ball'],
    intermediate: ['bowling kit', 'sling puck', 'globe'],
  },
  isCompleted: false,
  isAnnounced: false,
};

export const questions = ['first', 'second', 'third'].map((which) => ({
  question: `The ${which} question`,
  options: ['an apple', 'a boat', 'a cat', 'a dog'],
}));

export interface Call {
  readonly path: string;
  readonly body: unknown;
}
type Reply = readonly [status: number, body: unknown];
type Replies = Readonly<Record<string, (call: Call) => Reply | undefined>>;

export const network = { isDown: false };

/**
 * The server, at `clock` seconds before the start. Where `replies` have nothing it replies as it should. Timers are fake,
 * and run with the real time until a test moves them on. Returns the calls that it receives.
 */
export function serveAt(clock: number, replies: Replies = {}): Call[] {
  // What jsdom lacks.
  HTMLElement.prototype.scrollIntoView = () => undefined;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Five minutes wrong, as the clocks of phones are.
  vi.setSystemTime(START_MS - clock * 1_000 + 300_000);
  const atMs = performance.now();
  const now = () => new Date(START_MS - clock * 1_000 + performance.now() - atMs).toISOString();
  const usual: Replies = {
    '/api/comp/current': () => [200, { data: { id: 7, attributes: competition }, now: now() }],
    '/api/comp-questions/704': () => [
      200,
      { data: { id: 704, attributes: { competition: 7, standard: 'a-4th', questions } } },
    ],
  };
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const call = { path: url, body: typeof body === 'string' ? JSON.parse(body) : undefined };
    if (network.isDown) throw new TypeError('network is down');
    calls.push(call);
    const [status, json] = replies[url]?.(call) ?? usual[url]?.(call) ?? notFound;
    return new Response(JSON.stringify(json), { status });
  });
  return calls;
}

export function refusal(message: string, details: Record<string, unknown> = {}) {
  return { data: null, message, error: { status: 0, name: '', message, details } };
}

export const notFound: Reply = [
  404,
  { ...refusal('Not found'), error: { ...refusal('Not found').error, name: 'NotFoundError' } },
];

export function registered({ participated = false } = {}): void {
  const competitions = [{ CompId: 7, participated }];
  const user = { id: PARTICIPANT, standard: 'a-4th', competitions };
  localStorage.setItem('competitionUser', JSON.stringify(user));
}

export function openCompetition(path: string) {
  const opened = openRoutes(
    [...competitionRoutes, { path: '*', element: <p>Another page</p> }],
    path,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { ...opened, user, address: () => opened.router.state.location.pathname };
}

export function closeCompetition(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  network.isDown = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
