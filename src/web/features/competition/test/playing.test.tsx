// The test itself: product §11.7.

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { getCurrentCompetition } from '#contract/competition.ts';
import { getPaperKey, sendPicks, setAnswer } from '#contract/competition-play.ts';
import { ApiError } from '#contract/errors.ts';
import { SUBMIT_SPREAD_MS } from '#domain/competition/figures.ts';
import {
  calls,
  foreign,
  network,
  noNetwork,
  pending,
  refusal,
  refuse,
  reply,
} from '#web/testing/server.ts';
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
const startsAt = new Date(START_MS).toISOString();
const accept = () => reply(setAnswer, { message: '', isLate: false, inTime: 3, hasOthers: false });

async function openTest(clock = -5) {
  registered();
  serveAt(clock);
  const page = openCompetition('/competition/playing');
  await asks(`The ${['first', 'second', 'third'][Math.floor(-clock / 40)]} question`);
  const posts = () => calls.filter(({ path }) => path === setAnswer.path);
  const picks = () => calls.filter(({ path }) => path === sendPicks.path);
  return { ...page, posts, picks };
}

it("shows the clock's question, stores its pick with the remaining seconds, and sends it at once", async () => {
  const { user, picks } = await openTest(-45.5);
  screen.getByRole('heading', { name: 'Question 2 of 3' });
  noNetwork(sendPicks);
  await user.click(option('a boat'));
  expect(kept()).toMatchObject({ CompId: 7, id: PARTICIPANT, answers: [null, 1, null] });
  const { timeTaken } = kept();
  expect([34, 35]).toContain(timeTaken);
  screen.getByText('Saved on this device');
  await waitFor(() => expect(picks()).toHaveLength(1));
  const sent = [{ question: 1, option: 1, secondsLeft: timeTaken }];
  expect(picks()[0]?.body).toEqual({ id: PARTICIPANT, CompId: 7, startsAt, picks: sent });
});

it('says when the server has the picks, and sends none twice', async () => {
  const { user, picks } = await openTest(-5);
  await user.click(option('a boat'));
  await screen.findByText('Saved: your answers so far have arrived');
  await pass(40_000);
  await asks('The second question');
  await user.click(option('a cat'));
  await waitFor(() => expect(picks()).toHaveLength(2));
  expect(picks()[1]?.body).toMatchObject({ picks: [{ question: 1, option: 2 }] });
});

it('sends picks again that could not be sent, together with the next one', async () => {
  const { user, picks } = await openTest(-5);
  noNetwork(sendPicks);
  await user.click(option('a boat'));
  await pass(38_000);
  screen.getByText('Saved on this device');
  reply(sendPicks, { message: '', others: [] });
  await asks('The second question');
  await user.click(option('a cat'));
  await screen.findByText('Saved: your answers so far have arrived');
  expect(picks().at(-1)?.body).toMatchObject({
    picks: [
      { question: 0, option: 1 },
      { question: 1, option: 2 },
    ],
  });
});

it('shows the answer that another device gave before', async () => {
  const { user } = await openTest(-5);
  reply(sendPicks, { message: '', others: [{ question: 0, option: 3 }] });
  await user.click(option('a boat'));
  await screen.findByText(/Another device answered first/);
  expect(option('a dog').getAttribute('aria-pressed')).toBe('true');
});

it('shows that it waits for a question, and goes on with the one that is due', async () => {
  const { address } = await openTest(-30);
  network.isDown = true;
  await pass(11_000);
  screen.getByRole('heading', { name: 'Question 2 of 3' });
  await pass(10_000);
  await screen.findByText('Question 2 has not come yet. We go on trying.');
  await pass(30_000);
  network.isDown = false;
  await pass(10_000);
  await asks('The third question');
  expect(address()).toBe('/competition/playing');
  const keys = calls.filter(({ path }) => path.startsWith('/api/comp/paper-key/'));
  expect(new Set(keys.map(({ path }) => path))).toEqual(
    new Set(['/api/comp/paper-key/704/0', '/api/comp/paper-key/704/2']),
  );
});

it('hands nothing in where no question was shown', async () => {
  registered();
  serveAt(-5);
  pending(getPaperKey);
  const page = openCompetition('/competition/playing');
  await screen.findByRole('heading', { name: 'Question 1 of 3' });
  await pass(116_000);
  await waitFor(() => expect(page.address()).toBe('/competition/completed'));
  await screen.findByText(/No question was shown on this device/);
  await pass(SUBMIT_SPREAD_MS);
  expect(calls.map(({ path }) => path)).not.toContain(setAnswer.path);
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
    {
      ...{ answers, timeTaken, secondsLeft: [timeTaken, null, null] },
      ...{ id: PARTICIPANT, CompId: 7, startsAt },
    },
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

it('without a network stores the pick, says so, and submits when it is back', async () => {
  accept();
  const page = await openTest(-85);
  network.isDown = true;
  await page.user.click(option('a cat'));
  await pass(36_000);
  await waitFor(() => expect(page.address()).toBe('/competition/completed'));
  await pass(SUBMIT_SPREAD_MS);
  await screen.findByText(/We send your answers as soon as the internet is back/);
  expect(kept().answers).toEqual([null, null, 2]);
  network.isDown = false;
  // The longest pause between two attempts: a minute, more or less by half.
  await pass(90_000);
  await waitFor(() => expect(page.posts()).toHaveLength(1));
  await screen.findByText('Saved');
});

it.each([
  [{ isLate: false, inTime: 0, hasOthers: false }, /the 0 answers that had arrived in time count/],
  [{ isLate: false, inTime: 1, hasOthers: true }, /Answers from another device were here before/],
])('says what became of what was handed in: %o', async (acknowledged, text) => {
  reply(setAnswer, { message: '', ...acknowledged });
  const page = await openTest(-85);
  await page.user.click(option('a cat'));
  await pass(36_000);
  await waitFor(() => expect(page.address()).toBe('/competition/completed'));
  await pass(SUBMIT_SPREAD_MS);
  await screen.findByText(text);
});

it('hands in what an earlier release stored, without the seconds that it lacks', async () => {
  accept();
  const old = { CompId: 7, id: PARTICIPANT, answers: [1, 2, null], timeTaken: 30, state: 'stuck' };
  localStorage.setItem('competitionAnswers', JSON.stringify(old));
  const page = await openTest(-85);
  await pass(36_000);
  await waitFor(() => expect(page.address()).toBe('/competition/completed'));
  await pass(SUBMIT_SPREAD_MS);
  await screen.findByText('Saved');
  const { id, CompId, answers, timeTaken } = old;
  expect(page.posts()[0]?.body).toEqual({ id, CompId, answers, timeTaken });
});

it.each(['ServiceUnavailableError', 'RateLimitError', 'InternalServerError'] as const)(
  'tries again after a %s',
  async (why) => {
    let refusals = 2;
    reply(setAnswer, () => {
      refusals -= 1;
      if (refusals >= 0) throw refusal(why);
      return { message: '', isLate: true, inTime: 0, hasOthers: false };
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
