import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getTopic } from '#contract/quiz.ts';
import { one } from '#web/testing/records.ts';
import { reply } from '#web/testing/server.ts';
import {
  onCleanDevice,
  openQuiz,
  realLevel,
  sampleTopic,
  serveLevel,
  wordsOf,
} from '../testing/quiz-for-tests.tsx';
import { encodeResultTag, type QuizResult } from './result-tag.ts';

onCleanDevice();

const topic = { ...sampleTopic, levels: [11, 12, 14], easy: 2, hard: 1 };
beforeEach(() => reply(getTopic, one(1, topic)));

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
  openQuiz(address());
  await screen.findByRole('heading', { name: 'You Scored', level: 1 });
  for (const text of ['7 marks out of 10', 'in Nouns', 'Difficulty: Hard Level: 2']) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(screen.getByRole('img', { name: '2 of 3 stars' })).toBeDefined();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Quiz home')).toBe('/quiz');
  expect(href('All topics')).toBe('/quiz/topics?src=single');
  expect(screen.getByText(/Only the stars are here/)).toBeDefined();
});

it.each([
  [0, 'You went all the way to the end. 3 more right answers earn the first star.'],
  [5, 'A star! One more right answer earns the second.'],
  [6, 'Two stars! 4 more right answers earn the third.'],
  [10, 'Every answer right. All three stars are yours!'],
])('says to %i of 10 marks: %s', async (score, text) => {
  openQuiz(address({ score }));
  expect(await screen.findByText(text)).toBeDefined();
});

it.each([
  [0, '0 marks out of 10'],
  [1, '1 mark out of 10'],
  [2, '2 marks out of 10'],
])('counts %i of 10: %s', async (score, text) => {
  openQuiz(address({ score }));
  expect(await screen.findByText(text)).toBeDefined();
});

const links = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('continues with the next level from two stars', async () => {
  openQuiz(address({ score: 6 }));
  await screen.findByRole('link', { name: 'Next level' });
  expect(links()).toEqual(['Next level', 'All topics', 'Quiz home']);
});

it('repeats the same level below two stars', async () => {
  openQuiz(address({ score: 5 }));
  const again = await screen.findByRole('link', { name: 'Play this level again' });
  expect(again.getAttribute('href')).toBe('/quiz/playing?lvlid=11&src=single&topid=1');
  expect(links()).toEqual(['Play this level again', 'Next level', 'All topics', 'Quiz home']);
});

it('shows what was right, wrong and skipped, each with its right answer and reason', async () => {
  const level = { ...realLevel(11), questions: realLevel(11).questions.slice(0, 3) };
  const [right, wrong, last] = level.questions;
  if (!right || !wrong || !last) throw new Error('the level has too few questions');
  serveLevel(11, level);
  const { user } = openQuiz('/quiz/playing?lvlid=11&src=single&topid=1');
  const choose = async (choice: string) =>
    user.click(await screen.findByText(choice, { exact: true }));
  await choose(wordsOf(right)[right.answer] ?? '');
  await user.click(screen.getByRole('button', { name: 'Next Question' }));
  const miss = wrong.answer === 0 ? 1 : 0;
  await choose(wordsOf(wrong)[miss] ?? '');
  await user.click(screen.getByRole('button', { name: 'Next Question' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));

  const review = within(await screen.findByRole('region', { name: 'Look again' }));
  expect(review.getByText('1 right · 1 not right · 1 skipped')).toBeDefined();
  const items = review.getAllByRole('listitem');
  const textOf = (at: number) => items[at]?.textContent ?? '';
  expect(textOf(0)).toContain('Question 1 Right');
  expect(textOf(1)).toContain('Question 2 Not right');
  expect(textOf(1)).toContain(`Your answer: “${wordsOf(wrong)[miss]}”`);
  expect(textOf(1)).toContain(wrong.whyNot[0]);
  expect(textOf(2)).toContain('Question 3 Skipped');
  for (const [at, question] of level.questions.entries()) {
    const label = question.correction === undefined ? 'Right answer' : 'The mistake is in';
    expect(textOf(at)).toContain(`${label}: “${wordsOf(question)[question.answer]}”`);
    expect(textOf(at)).toContain(question.why);
  }
  // Right answers start closed.
  expect(items.map((item) => item.querySelector('details')?.open)).toEqual([false, true, true]);
});

it.each([
  [2, 0],
  [3, 1],
  [6, 2],
  [9, 2],
  [10, 3],
])('gives for %i of 10 marks %i stars', async (score, stars) => {
  openQuiz(address({ score }));
  expect(await screen.findByRole('img', { name: `${stars} of 3 stars` })).toBeDefined();
});

it('leads to the next level of the topic', async () => {
  openQuiz(address({ lvlid: 12 }));
  const next = await screen.findByRole('link', { name: 'Next level' });
  expect(next.getAttribute('href')).toBe('/quiz/playing?lvlid=14&src=single&topid=1');
});

it('explains the lock if the next level is locked', async () => {
  reply(getTopic, one(1, { ...topic, isFree: false }));
  openQuiz(address());
  expect((await screen.findByRole('link', { name: 'Next level' })).getAttribute('href')).toBe(
    '/login',
  );
});

it('has no Next after the last level', async () => {
  openQuiz(address({ lvlid: 14 }));
  await screen.findByRole('link', { name: 'Quiz home' });
  await new Promise((resolve) => queueMicrotask(() => resolve(null)));
  expect(screen.queryByRole('link', { name: 'Next level' })).toBeNull();
});

it.each(['', '?tag=', '?tag=%25%25', `?tag=${btoa('score=99&t=10')}`])(
  'leads from the undecodable “%s” to the quiz',
  async (query) => {
    openQuiz(`/quiz/score-single${query}`);
    expect(await screen.findByRole('heading', { name: 'Quiz' })).toBeDefined();
  },
);

it('shows what the address says as text and nothing else', async () => {
  openQuiz(address({ lvl: '<img src=x onerror=alert(1)>' }));
  expect(await screen.findByText('in <img src=x onerror=alert(1)>')).toBeDefined();
  expect(document.querySelector('img')).toBeNull();
});

it('stores no stars: an address proves nothing', async () => {
  openQuiz(address({ score: 10 }));
  await screen.findByText('10 marks out of 10');
  expect(localStorage.getItem('quizzes')).toBeNull();
});
