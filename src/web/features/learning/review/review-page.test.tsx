import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { getReview, keepAnswers, reviewAnswers } from '#contract/learning.ts';
import { getLesson } from '#contract/lesson.ts';
import { pathOfAnswers } from '#contract/path.ts';
import type { ChoiceOnWire } from '#contract/quiz.ts';
import {
  lessonFor,
  onCleanDevice,
  openQuiz,
  realLevel,
  remember,
  serveLevel,
  wordsOf,
} from '#web/features/quiz/testing/quiz-for-tests.tsx';
import { chooseLanguage } from '#web/language/language.ts';
import { one } from '#web/testing/records.ts';
import { calls, noNetwork, reply } from '#web/testing/server.ts';
import { answersOnDevice } from '../progress/answers-on-device.ts';
import { keepAnswer } from '../progress/kept-answers.ts';

onCleanDevice();
afterEach(() => vi.useRealTimers());

const level = { topicId: 1, topic: 'Nouns', levelId: 11, difficulty: 'easy' as const, number: 1 };
const [first, second, third] = realLevel(11).questions.filter((question) => !question.type);
if (!first || !second || !third) throw new Error('the level has too few questions');

const due = (...questions: ChoiceOnWire[]) => ({
  questions: questions.map((question) => ({ item: question.id, question, level })),
  nextDue: null,
  nextLevel: level,
});
const notDue = { questions: [], nextDue: '2026-11-24T06:00:00.000Z', nextLevel: level };

const button = (name: string) => screen.findByRole('button', { name });
const answer = (item: string) => keepAnswer({ item, answer: 1, hint: false, tookMs: 10 });

/** Chooses the right option of the question on the screen. */
async function answerRight(user: ReturnType<typeof openQuiz>['user'], questions: ChoiceOnWire[]) {
  const shown = await screen.findByRole('heading', { level: 2, name: /./ });
  const region = shown.closest('section') as HTMLElement;
  const question = questions.find((one) => region.textContent?.includes(wordsOf(one)[0] ?? '§'));
  if (question === undefined) throw new Error('no question is shown');
  const right = wordsOf(question)[question.answer] ?? '';
  await user.click(within(region).getByText(right, { exact: true }));
  return question;
}

it('fetches nothing for a child without answers, and explains the practice', async () => {
  openQuiz('/quiz/review');
  expect(await screen.findByText('Nothing to practise right now')).toBeDefined();
  expect(calls).toEqual([]);
});

it('is in English for a child whose parent reads Hindi, down to the day', async () => {
  await chooseLanguage('hi');
  onTestFinished(() => chooseLanguage('en'));
  answer(first.id);
  reply(reviewAnswers, notDue);
  openQuiz('/quiz/review');
  expect(await screen.findByText(/24 November 2026/)).toBeDefined();
  expect(screen.getByRole('main').textContent).not.toMatch(/\p{Script=Devanagari}/u);
});

it("plays what is due by a visitor's answers, keeps the new ones, and says when more comes", async () => {
  answer(first.id);
  reply(reviewAnswers, due(first, second));
  const { user } = openQuiz('/quiz/review');
  const done = await answerRight(user, [first, second]);
  expect(calls[0]?.body).toMatchObject({ answers: [{ item: first.id, answer: 1 }] });
  expect(answersOnDevice()).toContainEqual(
    expect.objectContaining({ item: done.id, answer: done.answer, hint: false }),
  );
  await user.click(await button('Next Question'));
  await answerRight(
    user,
    [first, second].filter((one) => one !== done),
  );
  reply(reviewAnswers, notDue);
  await user.click(await button('Submit'));
  expect(await screen.findByText('2 of 2 right')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Practise more' })).toBeNull();
});

it('continues with another round if more is due', async () => {
  answer(first.id);
  reply(reviewAnswers, due(first));
  const { user } = openQuiz('/quiz/review');
  await answerRight(user, [first]);
  reply(reviewAnswers, due(second));
  await user.click(await button('Submit'));
  await user.click(await button('Practise more'));
  await answerRight(user, [second]);
});

it("uploads the device's answers before it fetches an account's review", async () => {
  answer(first.id);
  remember({ id: 'a1', childsName: 'Ravi', token: 't1', tokenEndsAt: Date.now() + 900_000 });
  reply(keepAnswers, { kept: 1 });
  reply(getReview, notDue);
  openQuiz('/quiz/review');
  expect(
    await screen.findByText('Gilli has the next questions for you on 24 November 2026.'),
  ).toBeDefined();
  expect(calls.map(({ path }) => path)).toEqual(['/api/user/answers', '/api/user/review']);
});

it('opens the lesson of the question', async () => {
  answer(first.id);
  reply(reviewAnswers, due(first));
  reply(getLesson, one(11, lessonFor(first)));
  const { user } = openQuiz('/quiz/review');
  await user.click(await button('Hint'));
  expect(await screen.findByText('Who or what is it?')).toBeDefined();
});

it('offers a retry if it fails to load', async () => {
  answer(first.id);
  noNetwork(reviewAnswers);
  const { user } = openQuiz('/quiz/review');
  const again = await button('Try again');
  reply(reviewAnswers, due(first));
  await user.click(again);
  await answerRight(user, [first]);
});

it('the quiz page asks a new child where to start', async () => {
  openQuiz('/quiz');
  const offers = within(await screen.findByRole('navigation', { name: 'For you' }));
  const links = offers.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/quiz/start']);
  expect(links[0]?.textContent).toBe('Where shall we start?');
});

it('a level that was begun waits for the child, with its answers', async () => {
  serveLevel(11, realLevel(11));
  reply(reviewAnswers, { ...due(second), nextLevel: { ...level, levelId: 12, number: 2 } });
  reply(pathOfAnswers, {
    place: { category: 'basic', difficulty: 'easy', number: 1 },
    next: { skill: 'one and many', state: 'learning', ...level },
    questions: [{ item: third.id, question: third, level }],
    topics: [{ topicId: 1, solid: 0, lookAgain: 0, learning: 1, notBegun: 8 }],
  });
  const begun = openQuiz('/quiz/playing?lvlid=11&src=single&topid=1');
  await begun.user.click(await button('Skip'));
  begun.unmount();
  sessionStorage.clear();
  answer(second.id);
  openQuiz('/quiz');
  const offers = within(await screen.findByRole('navigation', { name: 'For you' }));
  expect(
    offers.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Go on where you stopped', '/quiz/playing?lvlid=11&src=single&topid=1'],
    ['Next for you', '/quiz/path'],
    ['Practise my mistakes', '/quiz/review'],
    ['Choose a level yourself', '/quiz/topics?src=single'],
  ]);
  expect(offers.getByText('Nouns: one and many')).toBeDefined();
  await waitFor(() =>
    expect(offers.getByText('Nouns: Easy Level 1, question 2 of 10')).toBeDefined(),
  );
});
