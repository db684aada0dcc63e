// Pages follow a change of the plan within seconds (product §11.15).

import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sendPicks, setAnswer } from '#contract/competition-play.ts';
import { calls } from '#web/testing/server.ts';
import {
  changePlan,
  closeCompetition,
  openCompetition,
  registered,
  START_MS,
  serveAt,
} from './testing/open-competition.tsx';

afterEach(closeCompetition);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const later = (seconds: number) => new Date(START_MS + seconds * 1_000).toISOString();
const moved = {
  startsAt: later(600),
  movedFrom: new Date(START_MS).toISOString(),
  changeReason: 'The power is out.',
  waitingRoomOpensS: 1_800,
};

it('the waiting room counts to the new start, and says so with the reason', async () => {
  registered();
  serveAt(60.5);
  openCompetition('/competition/waiting');
  await screen.findByText(/^1 m [01] s$/);
  changePlan(moved);
  await pass(8_000);
  await screen.findByText(/^10 m 5\d s$/);
  screen.getByText(
    'The start has changed: the test now begins at 11:40 am. Why: The power is out.',
  );
});

it('a test that began by the old plan goes back to the waiting room, and hands nothing in', async () => {
  registered();
  serveAt(-3);
  const page = openCompetition('/competition/playing');
  await screen.findByText('The first question');
  changePlan(moved);
  await pass(8_000);
  await waitFor(() => expect(page.address()).toBe('/competition/waiting'));
  await pass(200_000);
  expect(calls.map(({ path }) => path)).not.toContain(setAnswer.path);
});

it('what was picked by the old plan is gone when the test begins by the new one', async () => {
  registered();
  serveAt(-3);
  const page = openCompetition('/competition/playing');
  await screen.findByText('The first question');
  await page.user.click(screen.getByRole('button', { name: /a boat/ }));
  changePlan({ ...moved, startsAt: later(60) });
  await pass(8_000);
  await waitFor(() => expect(page.address()).toBe('/competition/waiting'));
  await pass(52_000);
  await screen.findByText('The first question');
  const pressed = screen.queryAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: /a cat/ }));
  const starts = calls.filter(({ path }) => path === sendPicks.path).map(({ body }) => body);
  expect(starts).toMatchObject([{ startsAt: later(0) }, { startsAt: later(60) }]);
});

it('a cancelled test ends with the reason, and hands nothing in', async () => {
  registered();
  serveAt(-3);
  openCompetition('/competition/playing');
  await screen.findByText('The first question');
  changePlan({ cancelledAt: later(5), changeReason: 'The power is out.' });
  await pass(8_000);
  await screen.findByRole('heading', { name: 'The competition was cancelled' });
  expect(
    screen.getAllByText(/Why: The power is out. Nothing that was answered counts/).length,
  ).toBeGreaterThan(0);
  await pass(200_000);
  expect(calls.map(({ path }) => path)).not.toContain(setAnswer.path);
});

it('the page of the competition says that it was cancelled', async () => {
  serveAt(600);
  openCompetition('/competition');
  await screen.findByRole('button', { name: 'Participate Now' });
  changePlan({ cancelledAt: later(-590), changeReason: null });
  await pass(25_000);
  await screen.findByRole('button', { name: 'Competition Cancelled' });
  expect(
    screen.getAllByText(/The competition was cancelled. Nothing that was answered counts/).length,
  ).toBeGreaterThan(0);
});

it('pages say where they are, and nothing about the child', async () => {
  registered();
  serveAt(60.5);
  openCompetition('/competition/waiting');
  await screen.findByText(/^1 m [01] s$/);
  await pass(8_000);
  const asked = calls.filter(({ path }) => path === '/api/comp/plan');
  expect(asked.length).toBeGreaterThan(0);
  expect(JSON.stringify(asked)).not.toContain('7c9e6679');
});

it('days before the start nothing is asked', async () => {
  serveAt(200_000);
  openCompetition('/competition');
  await screen.findByRole('button', { name: 'Register now' });
  await pass(60_000);
  expect(calls.map(({ path }) => path)).not.toContain('/api/comp/plan');
});
