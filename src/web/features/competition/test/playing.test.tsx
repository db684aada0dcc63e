// The test itself: product §11.7.

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { getCurrentCompetition, setAnswer } from '#contract/competition.ts';
import { ApiError } from '#contract/errors.ts';
import { SUBMIT_SPREAD_MS } from '#domain/competition/figures.ts';
import { calls, foreign, network, refusal, refuse, reply } from '#web/testing/server.ts';
import {
  closeCompetition,
  competition,
  openCompetition,
  PARTICIPANT,
  registered,
  START_MS,
  serveAt,
} from '../testing/open-competition.tsx';

afterEach(closeCompetition);

const option = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const asks = (text: string) => screen.findByText(text);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const kept = () => JSON.parse(localStorage.getItem('competitionAnswers') ?? 'null');
const accept = () => reply(setAnswer, { message: '', isLate: false });

async function openTest(clock = -5) {
  registered();
  serveAt(clock);
  const page = openCompetition('/competition/playing');
  await asks(`The ${clock > -40 ? 'first' : 'second'} question`);
  const posts = () => calls.filter(({ path }) => path === setAnswer.path);
  return { ...page, posts };
}

it("shows the clock's question, and stores its pick with the remaining seconds", async () => {
  const { user } = await openTest(-45.5);
  screen.getByRole('heading', { name: 'Question 2 of 3' });
  await user.click(option('a boat'));
  expect(kept()).toMatchObject({ CompId: 7, id: PARTICIPANT, answers: [null, 1, null] });
  expect([34, 35]).toContain(kept().timeTaken);
  screen.getByText('Saved on this device');
});

it('the first pick of a question counts', async () => {
  const { user } = await openTest();
  await user.click(option('a boat'));
  const first = kept();
  await user.click(option('a cat'));
  await user.keyboard('d');
  expect(kept()).toEqual(first);
  expect(option('a boat').getAttribute('aria-pressed')).toBe('true');
});

it.each([
  ['c', 2],
  ['4', 3],
])('the key %s picks the option %d', async (key, picked) => {
  const { user } = await openTest();
  await user.keyboard(key);
  expect(kept().answers[0]).toBe(picked);
});

it('keys pick nothing while the focus is outside the test, and pick again once it is back', async () => {
  const { user } = await openTest();
  act(() => screen.getByRole('main').focus());
  await user.keyboard('c2');
  expect(kept().answers[0]).toBeNull();
  await user.click(screen.getByText('The first question'));
  await user.keyboard('c');
  expect(kept().answers[0]).toBe(2);
});

it('a pick of another tab shows here and counts', async () => {
  const { user } = await openTest();
  const other = { ...kept(), answers: [3, null, null], timeTaken: 30 };
  localStorage.setItem('competitionAnswers', JSON.stringify(other));
  fireEvent(window, new StorageEvent('storage', { key: 'competitionAnswers' }));
  await waitFor(() => expect(option('a dog').getAttribute('aria-pressed')).toBe('true'));
  await user.click(option('an apple'));
  expect(kept()).toEqual(other);
});

it('continues after a reload', async () => {
  const { user, unmount } = await openTest();
  await user.click(option('a boat'));
  unmount();
  openCompetition('/competition/playing');
  await asks('The first question');
  expect(option('a boat').getAttribute('aria-pressed')).toBe('true');
});

it('announces ten seconds once, and warns below ten', async () => {
  await openTest(-30.5);
  await screen.findByText('10 seconds left');
  expect(screen.queryByText('Hurry!')).toBeNull();
  await pass(1_000);
  await screen.findByText('Hurry!');
});

it('at the end submits the answers and thanks', async () => {
  accept();
  const page = await openTest(-5);
  await page.user.click(option('a boat'));
  await pass(116_000);
  await waitFor(() => expect(page.address()).toBe('/competition/completed'));
  await pass(SUBMIT_SPREAD_MS);
  const { answers, timeTaken } = kept();
  expect(page.posts().map(({ body }) => body)).toEqual([
    { answers, timeTaken, id: PARTICIPANT, CompId: 7 },
  ]);
  expect(answers).toEqual([1, null, null]);
  await screen.findByText('Saved');
  const user = JSON.parse(localStorage.getItem('competitionUser') ?? '');
  expect(user.competitions).toEqual([{ CompId: 7, participated: true }]);
});

it('submits after the last pick without waiting for the end', async () => {
  // Chance picks the moment; the latest one would be the end itself.
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0.9);
  onTestFinished(() => chance.mockRestore());
  accept();
  const page = await openTest(-75);
  await pass(10_000);
  await asks('The third question');
  await page.user.click(option('a cat'));
  await pass(34_000);
  expect(page.posts()).toHaveLength(1);
  expect(page.address()).toBe('/competition/playing');
});

it('without a network stores everything, says so, and submits when it is back', async () => {
  accept();
  const page = await openTest(-5);
  network.isDown = true;
  await page.user.click(option('a boat'));
  await pass(40_000);
  await asks('The second question');
  await page.user.click(option('a cat'));
  await pass(85_000);
  await waitFor(() => expect(page.address()).toBe('/competition/completed'));
  await pass(SUBMIT_SPREAD_MS);
  await screen.findByText(/We send your answers as soon as the internet is back/);
  expect(kept().answers).toEqual([1, 2, null]);
  network.isDown = false;
  await pass(60_000);
  await waitFor(() => expect(page.posts()).toHaveLength(1));
  await screen.findByText('Saved');
});

it.each(['ServiceUnavailableError', 'RateLimitError', 'InternalServerError'] as const)(
  'tries again after a %s',
  async (why) => {
    let refusals = 2;
    reply(setAnswer, () => {
      refusals -= 1;
      if (refusals >= 0) throw refusal(why);
      return { message: '', isLate: true };
    });
    const page = await openTest(-45);
    await pass(80_000);
    await pass(20_000);
    expect(page.posts()).toHaveLength(3);
    await screen.findByText(/arrived after the end/);
  },
);

const another = { id: 8, attributes: { ...competition, startsAt: '2024-09-09T06:00:00.000Z' } };
it.each([
  ['a page of a proxy', () => foreign(getCurrentCompetition, 404, '<h1>Not Found</h1>')],
  ['that there is no competition', () => refuse(getCurrentCompetition, 'competition-unknown')],
  [
    'another competition',
    () =>
      reply(getCurrentCompetition, {
        data: another,
        now: new Date(START_MS + 6_000).toISOString(),
      }),
  ],
  ['a fault', () => refuse(getCurrentCompetition, 'InternalServerError')],
] as const)('goes on when the server, asked for the time, says: %s', async (_, sayIt) => {
  const { address } = await openTest(-5);
  await pass(5_000);
  const asked = calls.length;
  sayIt();
  fireEvent(window, new Event('online'));
  await pass(5_000);
  expect(calls.length).toBeGreaterThan(asked);
  await asks('The first question');
  expect(address()).toBe('/competition/playing');
});

it.each([400, 401, 403, 404, 405, 413])("a proxy's %d is not the last word", async (status) => {
  foreign(setAnswer, status, '<h1>Not Found</h1>');
  const page = await openTest(-45);
  await pass(76_000);
  await waitFor(() => expect(page.address()).toBe('/competition/completed'));
  await pass(SUBMIT_SPREAD_MS);
  await waitFor(() => expect(page.posts()).not.toEqual([]));
  accept();
  // The longest pause between two attempts, by chance.
  await pass(90_000);
  await screen.findByText('Saved');
});

it('a refusal of the server is shown in its words', async () => {
  const message = 'No child is registered with this phone number and standard';
  refuse(setAnswer, new ApiError('NotFoundError', message));
  const page = await openTest(-5);
  await pass(116_000);
  await pass(SUBMIT_SPREAD_MS);
  await screen.findByText(new RegExp(message));
  expect(page.posts()).toHaveLength(1);
});

it('Try now submits at once, without waiting for the next attempt', async () => {
  // Chance spreads the attempts; the next one would be a minute later.
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0.9);
  onTestFinished(() => chance.mockRestore());
  accept();
  const page = await openTest(-45);
  network.isDown = true;
  await pass(80_000);
  await waitFor(() => expect(page.address()).toBe('/competition/completed'));
  await pass(120_000);
  network.isDown = false;
  await page.user.click(screen.getByRole('button', { name: 'Try now' }));
  await screen.findByText('Saved');
  expect(page.posts()).toHaveLength(1);
});
