import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { encodeResultTag, type QuizResult } from './result-tag.ts';
import { onCleanDevice, openQuiz, record } from './testing/quiz-for-tests.tsx';

onCleanDevice();

const topicOf = (isFree: boolean) => ({
  '/api/topics/1': {
    body: record(1, {
      topic: 'Nouns',
      levels: [11, 12, 14],
      easy: 2,
      hard: 1,
      order: 1,
      category: 'basic',
      isFree,
    }),
  },
});

const address = (changes: Partial<QuizResult> = {}) => {
  const result: QuizResult = {
    score: 7,
    t: 10,
    lvl: 'Nouns',
    difficulty: 'hard',
    num: 2,
    lvlid: 11,
    topid: 1,
    ...changes,
  };
  return `/quiz/score-single?tag=${encodeURIComponent(encodeResultTag(result))}`;
};

it('shows the result', async () => {
  openQuiz(address(), topicOf(true));
  await screen.findByRole('heading', { name: 'You Scored', level: 1 });
  for (const text of ['7 marks out of 10', 'in Nouns', 'Difficulty: Hard Level: 2']) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(screen.getByRole('img', { name: '2 of 3 stars' })).toBeDefined();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Home')).toBe('/quiz');
  expect(href('Play again')).toBe('/quiz/topics?src=single');
});

it.each([
  [2, 0],
  [3, 1],
  [6, 2],
  [9, 2],
  [10, 3],
])('gives for %i of 10 marks %i stars', async (score, stars) => {
  openQuiz(address({ score }), topicOf(true));
  expect(await screen.findByRole('img', { name: `${stars} of 3 stars` })).toBeDefined();
});

it('leads to the next level of the topic', async () => {
  openQuiz(address({ lvlid: 12 }), topicOf(true));
  const next = await screen.findByRole('link', { name: 'Next' });
  expect(next.getAttribute('href')).toBe('/quiz/playing?lvlid=14&src=single&topid=1');
});

it('leads where locked things lead when the next level is locked', async () => {
  openQuiz(address(), topicOf(false));
  expect((await screen.findByRole('link', { name: 'Next' })).getAttribute('href')).toBe('/login');
});

it('has no Next after the last level', async () => {
  openQuiz(address({ lvlid: 14 }), topicOf(true));
  await screen.findByRole('link', { name: 'Home' });
  await new Promise((resolve) => queueMicrotask(() => resolve(null)));
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
});

it.each(['', '?tag=', '?tag=%25%25', `?tag=${btoa('score=99&t=10')}`])(
  'leads from the undecodable “%s” to the quiz',
  async (query) => {
    openQuiz(`/quiz/score-single${query}`);
    expect(await screen.findByRole('heading', { name: 'Quiz' })).toBeDefined();
  },
);

it('shows what the address says as text and nothing else', async () => {
  openQuiz(address({ lvl: '<img src=x onerror=alert(1)>' }), topicOf(true));
  expect(await screen.findByText('in <img src=x onerror=alert(1)>')).toBeDefined();
  expect(document.querySelector('img')).toBeNull();
});

it('remembers no stars: an address proves nothing', async () => {
  openQuiz(address({ score: 10 }), topicOf(true));
  await screen.findByText('10 marks out of 10');
  expect(localStorage.getItem('quizzes')).toBeNull();
});
