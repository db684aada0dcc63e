// Opens a page of the competition in a test, with a server that has its own clock.

import { cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import {
  type CompetitionAttributes,
  getCurrentCompetition,
  getPaper,
  getPlan,
  listAffiliates,
  type PlanAttributes,
} from '#contract/competition.ts';
import { getPaperKey, getSealedPaper, sendPicks } from '#contract/competition-play.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { list, one } from '#web/testing/records.ts';
import { refusal, reply } from '#web/testing/server.ts';
import { serverClock } from '../get-current.ts';
import { competitionRoutes } from '../routes.tsx';
// Imported up front to keep the tests from waiting for them.
import '../landing/competition-page.tsx';
import '../test/completed-page.tsx';
import '../entry/participate-page.tsx';
import '../test/playing-page.tsx';
import '../entry/register-page.tsx';
import '../entry/registration-form.tsx';
import '../entry/waiting-page.tsx';
import '#web/dialogs/message-host.tsx';

const KEY_LEAD_MS = 3_000;

export const START_MS = Date.parse('2024-06-09T06:00:00Z');
export const PARTICIPANT = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

export const competition: CompetitionAttributes = {
  startsAt: new Date(START_MS).toISOString(),
  promotedUntil: new Date(START_MS + 600_000).toISOString(),
  registrationClosesS: 36_000,
  waitingRoomOpensS: 1_200,
  questionCount: 3,
  secondsPerQuestion: 40,
  testMinutes: 30,
  resultsWithinDays: 30,
  groups: { basic: [2, 3, 4, 5], intermediate: [6, 7, 8] },
  prizes: {
    basic: ['telescope', 'mapology', 'hover ball'],
    intermediate: ['bowling kit', 'sling puck', 'globe'],
  },
  rules: {
    test: Array.from({ length: 9 }, (_, index) => ({
      en: `Rule ${index + 1} of {questions} questions`,
      hi: `{questions} प्रश्नों का नियम ${index + 1}`,
    })),
    winners: [{ en: 'Every family hears within {days} days.', hi: 'परिणाम {days} दिनों में।' }],
    fairness: [{ en: 'Late is {grace} seconds after the end.', hi: '{grace} सेकंड बाद देर।' }],
  },
  movedFrom: null,
  cancelledAt: null,
  changeReason: null,
  arePapersReady: true,
  isRehearsal: false,
  isCompleted: false,
  isAnnounced: false,
};

export const questions = ['first', 'second', 'third'].map((which) => ({
  question: `The ${which} question`,
  options: ['an apple', 'a boat', 'a cat', 'a dog'],
}));

/** The sample's paper, while the competition is not completed. */
export const paper = {
  competition: 7,
  standard: 'a-4th' as const,
  date: '20240609',
  isCompleted: false,
  secondsPerQuestion: 40,
  questionsFrom: new Date(START_MS + 86_520_000).toISOString(),
};

const IV = new Uint8Array(12);

function keyOf(index: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(32).fill(index + 1);
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

async function seal(question: (typeof questions)[number], index: number) {
  const key = await crypto.subtle.importKey('raw', keyOf(index), 'AES-GCM', false, ['encrypt']);
  const text = new TextEncoder().encode(JSON.stringify(question));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: IV }, key, text);
  return { iv: base64(IV), ciphertext: base64(new Uint8Array(sealed)) };
}

let changedPlan: Partial<PlanAttributes> = {};

/** The operator moves or cancels the competition while pages are open. */
export function changePlan(plan: Partial<PlanAttributes>): void {
  changedPlan = plan;
}

/** The server, at `clock` seconds before the start. Timers are fake and follow real time until a test advances them. */
export function serveAt(clock: number, changes: Partial<CompetitionAttributes> = {}): void {
  // jsdom does not implement this.
  HTMLElement.prototype.scrollIntoView = () => undefined;
  changedPlan = {};
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Five minutes wrong, as phone clocks can be.
  vi.setSystemTime(START_MS - clock * 1_000 + 300_000);
  // Discards the time of an earlier server.
  serverClock.markStale();
  const atMs = performance.now();
  const now = () => new Date(START_MS - clock * 1_000 + performance.now() - atMs).toISOString();
  reply(getCurrentCompetition, () => ({
    data: { id: 7, attributes: { ...competition, ...changes } },
    now: now(),
  }));
  reply(getPlan, () => ({
    data: { id: 7, attributes: { ...competition, ...changes, ...changedPlan } },
    current: 7,
    waiting: 0,
    now: now(),
  }));
  reply(getPaper, one(704, paper));
  reply(getSealedPaper, async () => ({ questions: await Promise.all(questions.map(seal)) }));
  reply(getPaperKey, ({ params: { question } }) => {
    const dueInMs = START_MS + question * 40_000 - Date.parse(now());
    if (dueInMs > KEY_LEAD_MS) throw refusal('question-not-due');
    return { key: base64(keyOf(question)) };
  });
  reply(sendPicks, { message: '', others: [] });
  reply(listAffiliates, list());
}

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
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
