// Which page shows at what time, and the main action's label and effect: product §11.2, §11.5 to §11.8.

import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { getCurrentCompetition } from '#contract/competition.ts';
import { getSealedPaper } from '#contract/competition-play.ts';
import { calls, foreign, refusal, refuse, reply } from '#web/testing/server.ts';
import {
  closeCompetition,
  openCompetition,
  registered,
  serveAt,
} from './testing/open-competition.tsx';

afterEach(closeCompetition);

const CLOSED =
  'Registration is closed. The competition begins at 11:30 am for those who are registered.';

const press = async (user: ReturnType<typeof openCompetition>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
/** Expects the alert and closes it. */
async function expectAlert(text: string, user: ReturnType<typeof openCompetition>['user']) {
  await screen.findByRole('alertdialog', { name: text });
  await press(user, 'OK');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

it.each([
  [36_001, 'Register now', null, '/competition/register'],
  [35_999, 'Registration Closed', CLOSED, '/competition'],
  [1_201, 'Registration Closed', CLOSED, '/competition'],
  [-121, 'Competition Ended', 'Competition has ended', '/competition'],
])('%d s before the start a visitor reads “%s”', async (clock, label, alert, address) => {
  serveAt(clock);
  const page = openCompetition('/competition');
  await press(page.user, label);
  if (alert !== null) await expectAlert(alert, page.user);
  await waitFor(() => expect(page.address()).toBe(address));
});

it.each([
  [36_001, 'Registered', 'You have already registered for the competition'],
  [35_999, 'Registered', 'Please wait till 11:30 am'],
])('%d s before the start a registered child reads “%s”', async (clock, label, alert) => {
  registered();
  serveAt(clock);
  const { user } = openCompetition('/competition');
  await press(user, label);
  await expectAlert(alert, user);
});

it.each([
  [36_001, 1],
  [-119, 1],
  [-121, 0],
])(
  'at %d there are %d promotional countdowns, which say what ends: none once it has ended',
  async (clock, count) => {
    serveAt(clock);
    openCompetition('/competition');
    await screen.findByRole('button', { name: /Register now|Participate Now|Competition Ended/ });
    expect(screen.queryAllByText('Last call for latecomers, until 11:40 am')).toHaveLength(count);
  },
);

it.each([1_199, -119])('at %d the main action leads to the waiting room', async (clock) => {
  serveAt(clock);
  const page = openCompetition('/competition');
  await press(page.user, 'Participate Now');
  // Nobody is registered on this device, hence the redirect.
  await waitFor(() => expect(page.address()).toBe('/competition/participate'));
});

it.each([
  ['/competition/register', 50_000, 'You are already registered', '/competition'],
  ['/competition/participate', 1_100, 'You are already registered', '/competition/waiting'],
  [
    '/competition/waiting',
    1_300,
    'The competition will begin shortly, please wait',
    '/competition',
  ],
  ['/competition/completed', -141, 'Competition has ended', '/competition'],
])(
  'a registered child who opens %s at %d is told why not, and led on',
  async (path, clock, alert, to) => {
    registered();
    serveAt(clock);
    const page = openCompetition(path);
    await expectAlert(alert, page.user);
    await waitFor(() => expect(page.address()).toBe(to));
  },
);

it.each([
  ['/competition/waiting', '/competition/participate'],
  ['/competition/playing', '/competition/participate'],
])('without a registration %s leads to %s', async (path, to) => {
  serveAt(100);
  const page = openCompetition(path);
  await waitFor(() => expect(page.address()).toBe(to));
});

it('before the start the test redirects to the waiting room, which counts down', async () => {
  registered();
  serveAt(754.5);
  const page = openCompetition('/competition/playing');
  await waitFor(() => expect(page.address()).toBe('/competition/waiting'));
  expect((await screen.findByText(/^12 m 3[45] s$/)).getAttribute('role')).toBe('timer');
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
});

it('a waiting room that was left asks for its paper no more', async () => {
  registered();
  serveAt(754.5);
  let fail: (error: unknown) => void = () => {};
  const hanging = new Promise<never>((_, reject) => {
    fail = reject;
  });
  reply(getSealedPaper, () => hanging);
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => chance.mockRestore());
  const { unmount } = openCompetition('/competition/waiting');
  const asked = () => calls.filter(({ path }) => path.includes('/sealed-paper/')).length;
  await waitFor(() => expect(asked()).toBe(1));
  unmount();
  fail(refusal('ServiceUnavailableError'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked()).toBe(1);
});

it.each([
  [
    3_000,
    'Registration is closed',
    /It closed on 9 June 2024, 1:30 am. The competition begins on 9 June 2024 at 11:30 am/,
  ],
  [-10, 'The competition has begun', /It began at 11:30 am.* Only children who are registered/],
  [-200, 'Competition has ended', /It was on 9 June 2024/],
])('at %d the registration page says what is true: %s', async (clock, title, text) => {
  serveAt(clock);
  const page = openCompetition('/competition/register');
  await screen.findByRole('heading', { name: title });
  screen.getByText(text);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(page.address()).toBe('/competition/register');
});

it.each([
  [50_000, 'Registration is open until 9 June 2024, 1:30 am.'],
  [
    3_000,
    'Registration closed on 9 June 2024, 1:30 am. Children who are registered take part on 9 June 2024 at 11:30 am.',
  ],
  [600, 'The waiting room is open. The test begins at 11:30 am.'],
  [-10, 'The test is running. Children who are registered can join until 11:32 am.'],
])('at %d the page says first: %s', async (clock, text) => {
  serveAt(clock);
  openCompetition('/competition');
  await screen.findByText(text);
});

it('a registered family reads standard, day, time and what comes next, and can add it to a calendar', async () => {
  registered();
  serveAt(50_000);
  openCompetition('/competition');
  await screen.findByRole('heading', { name: 'You are registered' });
  screen.getByText('For standard 4, on 9 June 2024 at 11:30 am (Indian time).');
  screen.getByText(/from 9 June 2024, 11:10 am on, and press Participate Now/);
  const link = screen.getByRole('link', { name: 'Add it to your calendar' });
  expect(link.getAttribute('href')).toBe('/competition-files/competition-7.ics');
});

it('a rehearsal says that nothing can be won, and shows no prizes', async () => {
  serveAt(50_000, { isRehearsal: true });
  openCompetition('/competition');
  await screen.findByText(/This is a rehearsal/);
  expect(screen.queryByRole('heading', { name: 'Prizes' })).toBeNull();
});

it('a competition without papers says that it may move, and at its start that it can not begin', async () => {
  serveAt(50_000, { arePapersReady: false });
  openCompetition('/competition');
  await screen.findByText(/Its questions are still being made/);
  closeCompetition();
  registered();
  serveAt(-5, { arePapersReady: false });
  openCompetition('/competition/playing');
  await screen.findByRole('heading', { name: 'The competition can’t begin yet' });
});

it('a child who took part on another device is told so', async () => {
  registered({ participated: true });
  serveAt(-10);
  const { user } = openCompetition('/competition/playing');
  await expectAlert('You have already participated in this competition', user);
});

it('opening the test after its end submits nothing', async () => {
  registered();
  serveAt(-130);
  const page = openCompetition('/competition/playing');
  await waitFor(() => expect(page.address()).toBe('/competition/completed'));
  expect(calls.map(({ path }) => path)).not.toContain('/api/comp/set-answer');
});

it('a site without a competition says so', async () => {
  serveAt(0);
  refuse(getCurrentCompetition, 'competition-unknown');
  openCompetition('/competition');
  await screen.findByText('There is no competition planned right now.');
});

it("a proxy's page says nothing about the competition", async () => {
  serveAt(3_600);
  foreign(getCurrentCompetition, 404, '<h1>Not Found</h1>');
  const { user } = openCompetition('/competition');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serveAt(3_600);
  await user.click(retry);
  await screen.findAllByRole('timer');
});

it('counts down to the start first, then to the last call, unless it is over', async () => {
  serveAt(3_725.5);
  const page = openCompetition('/competition');
  const [start, lastCall] = await screen.findAllByRole('timer');
  expect(start?.textContent).toContain('The test begins in');
  expect(start?.textContent).toContain('0 days, 1 hours, 2 minutes and 6 seconds');
  expect(lastCall?.textContent).toContain('Last call for latecomers, until 11:40 am');
  expect(lastCall?.textContent).toContain('0 days, 1 hours, 12 minutes and 6 seconds');
  page.unmount();
  closeCompetition();
  serveAt(-121);
  openCompetition('/competition');
  await screen.findByRole('button', { name: 'Competition Ended' });
  expect(screen.queryByRole('timer')).toBeNull();
});
