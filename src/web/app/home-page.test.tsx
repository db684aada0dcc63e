// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { listTopics } from '#contract/quiz.ts';
import { listWords } from '#contract/vocabulary.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { list } from '#web/testing/records.ts';
import { reply } from '#web/testing/server.ts';
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

beforeEach(() => {
  reply(listTopics, list(topic(1, 'Nouns', true), topic(2, 'Verbs', false)));
  reply(listWords, list(word('yesterday', '2026-11-10'), word('gully', '2026-11-11')));
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

it('shows a visitor what the site is about', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Play the first question' })).toBeDefined();
});

it('goes on for a child: the next level, the word of the day and a game', async () => {
  store({ childsName: 'Asha', role: 'user', standard: 'a-4th', quizzes: done(11) });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Asha!' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Nouns: Hard Level 1' })).toBeDefined();
  expect(href('Play this level')).toBe('/quiz/playing?lvlid=12&src=single&topid=1');
  expect(await screen.findByRole('link', { name: 'Word of the Day: gully' })).toBeDefined();
  expect(screen.getByText('What gully means')).toBeDefined();
  expect(screen.getByRole('link', { name: /^(Flip|Match)/ })).toBeDefined();
  expect(href('Become a member')).toBe('/member/pay');
  expect(screen.queryByRole('link', { name: 'Sign up for free' })).toBeNull();
});

it('says what opens more when all free levels are done; a member goes on', async () => {
  store({ childsName: 'Asha', role: 'user', standard: 'a-4th', quizzes: done(11, 12) });
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'More topics' })).toBeDefined();
  unmount();
  store({ role: 'member' });
  open();
  expect(await screen.findByRole('heading', { name: 'Verbs: Easy Level 1' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Become a member' })).toBeNull();
});

it('asks for the standard where it is not known', async () => {
  store({ childsName: 'Asha', role: 'member' });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Hello, Asha!' });
  expect(href('Choose your standard')).toBe('/quiz/standard');
});
