// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getMembership } from '#contract/membership.ts';
import { listTopics } from '#contract/quiz.ts';
import { listWords } from '#contract/vocabulary.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { list } from '#web/testing/records.ts';
import { noNetwork, reply } from '#web/testing/server.ts';
import { Component, loader } from './home-page.tsx';

const topic = (id: number, name: string, isFree: boolean) => ({
  id,
  attributes: {
    topic: name,
    order: id,
    isFree,
    levels: [id * 10 + 1, id * 10 + 2],
    easy: 1,
    hard: 1,
    category: 'basic' as const,
  },
});
const word = (name: string, date: string) => ({
  id: 1,
  attributes: {
    word: name,
    meaning: `What ${name} means`,
    type: 'noun' as const,
    sentence: '',
    date,
  },
});

/** The date in India by the server's clock. */
let today: string;

beforeEach(() => {
  today = '2028-02-29';
  noNetwork(getMembership);
  reply(listTopics, list(topic(1, 'Nouns', true), topic(2, 'Verbs', false)));
  reply(listWords, () => list(word('yesterday', '2028-02-28'), word('gully', today)));
});

const store = (values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values))
    localStorage.setItem(name, JSON.stringify(value));
};
const done = (...levelIds: number[]) => ({
  of: null,
  kept: levelIds.map((levelId) => ({ levelId, score: 10, length: 10 })),
});
const open = () => openRoutes([{ path: '/', loader, Component }], '/');
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows visitors the landing page', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Play the first question' })).toBeDefined();
});

const GAME = /^(Flip|Match)/;

it("changes the game with the server's date, whatever the device's date", async () => {
  const seen = new Set<string | null>();
  for (const day of ['2028-02-29', '2028-03-01', '2028-03-02', '2028-03-03', '2028-03-04']) {
    today = day;
    store({ childsName: 'Asha', role: 'user', standard: 'a-4th' });
    const { unmount } = open();
    seen.add((await screen.findByRole('link', { name: GAME })).getAttribute('href'));
    unmount();
  }
  // There are four games; the fifth day repeats the first.
  expect(seen.size).toBe(4);
});

it('shows a game even if the word of the day fails to load', async () => {
  noNetwork(listWords);
  store({ childsName: 'Asha', role: 'user', standard: 'a-4th' });
  open();
  expect(await screen.findByRole('link', { name: GAME })).toBeDefined();
});

it('shows a child the next level, the word of the day and a game', async () => {
  store({ childsName: 'Asha', role: 'user', standard: 'a-4th', quizzes: done(11) });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Asha!' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Nouns: Hard Level 1' })).toBeDefined();
  expect(href('Play this level')).toBe('/quiz/playing?lvlid=12&src=single&topid=1');
  expect(await screen.findByRole('link', { name: 'Word of the Day: gully' })).toBeDefined();
  expect(screen.getByText('What gully means')).toBeDefined();
  expect(screen.getByRole('link', { name: GAME })).toBeDefined();
  expect(href('Become a member')).toBe('/member/pay');
  expect(screen.queryByRole('link', { name: 'Sign up for free' })).toBeNull();
});

it('says how to unlock more when all free levels are done; a member continues', async () => {
  store({ childsName: 'Asha', role: 'user', standard: 'a-4th', quizzes: done(11, 12) });
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'More topics' })).toBeDefined();
  unmount();
  store({ role: 'member' });
  open();
  expect(await screen.findByRole('heading', { name: 'Verbs: Easy Level 1' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Become a member' })).toBeNull();
});

it('asks for the standard if it is unknown', async () => {
  store({ childsName: 'Asha', role: 'member' });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Hello, Asha!' });
  expect(href('Choose your standard')).toBe('/quiz/standard');
});
