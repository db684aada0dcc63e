import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getLesson } from '#contract/lesson.ts';
import { getPlacementOfVisitor, type Path, pathOfAnswers } from '#contract/path.ts';
import type { ChoiceOnWire } from '#contract/quiz.ts';
import {
  lessonFor,
  onCleanDevice,
  openQuiz,
  realLevel,
  wordsOf,
} from '#web/features/quiz/testing/quiz-for-tests.tsx';
import { one } from '#web/testing/records.ts';
import { calls, noNetwork, reply } from '#web/testing/server.ts';
import { answersOnDevice } from '../progress/answers-on-device.ts';
import { keepAnswer } from '../progress/kept-answers.ts';

onCleanDevice();

const level = { topicId: 1, topic: 'Nouns', levelId: 11, difficulty: 'easy' as const, number: 1 };
const [first, second] = realLevel(11).questions.filter((question) => !question.type);
if (!first || !second) throw new Error('the level has too few questions');

const path = (...questions: ChoiceOnWire[]): Path => ({
  place: { category: 'basic', difficulty: 'easy', number: 1 },
  next: questions.length === 0 ? null : { skill: 'naming words', state: 'learning', ...level },
  questions: questions.map((question) => ({ item: question.id, question, level })),
  topics: [{ topicId: 1, solid: 1, lookAgain: 0, learning: 1, notBegun: 7 }],
});
const asked = (question: ChoiceOnWire) => ({
  question: { item: question.id, question, level },
  start: null,
  level: null,
});

const button = (name: string) => screen.findByRole('button', { name });
const answer = (item: string) => keepAnswer({ item, answer: 1, hint: false, tookMs: 10 });

/** Chooses the right option of this question, once it is on the screen. */
async function answerRight(user: ReturnType<typeof openQuiz>['user'], question: ChoiceOnWire) {
  const region = await screen.findByRole('region', { name: question.title });
  const right = wordsOf(question)[question.answer] ?? '';
  await user.click(within(region).getByText(right, { exact: true }));
}

it('plays a round of what comes next, and goes on with another', async () => {
  answer(first.id);
  reply(pathOfAnswers, path(first));
  reply(getLesson, one(11, lessonFor(first)));
  const { user } = openQuiz('/quiz/path');
  expect(await screen.findByText('Next for you: Nouns')).toBeDefined();
  await answerRight(user, first);
  reply(pathOfAnswers, path(second));
  await user.click(await button('Submit'));
  expect(await screen.findByText('1 of 1 right')).toBeDefined();
  await user.click(await button('Go on'));
  await answerRight(user, second);
});

it('asks a child without answers where to start, and fetches nothing', async () => {
  openQuiz('/quiz/path');
  const link = await screen.findByRole('link', { name: 'Where shall we start?' });
  expect(link.getAttribute('href')).toBe('/quiz/start');
  expect(calls).toEqual([]);
});

it('says so when there is nothing new, and leads on', async () => {
  answer(first.id);
  reply(pathOfAnswers, path());
  openQuiz('/quiz/path');
  expect(await screen.findByText('All done for today')).toBeDefined();
  const choose = screen.getByRole('link', { name: 'Choose a level' });
  expect(choose.getAttribute('href')).toBe('/quiz/topics?src=single');
});

it('finds the level to start with, question by question, and says it in words', async () => {
  reply(getPlacementOfVisitor, asked(first));
  reply(getLesson, one(11, lessonFor(first)));
  const { user } = openQuiz('/quiz/start');
  await screen.findByRole('region', { name: first.title });
  reply(getPlacementOfVisitor, asked(second));
  await answerRight(user, first);
  await user.click(await button('Next'));
  await screen.findByRole('region', { name: second.title });
  reply(getPlacementOfVisitor, {
    question: null,
    start: { category: 'intermediate', difficulty: 'hard', number: 2 },
    level,
  });
  // Not known.
  await user.click(await button('Next'));
  expect(
    await screen.findByText('Start with the topics for older children, Hard Level 2.'),
  ).toBeDefined();
  expect(screen.getByRole('main').textContent).not.toMatch(/right|wrong|of 2/);
  expect(calls.filter(({ path: at }) => at === '/api/placement').at(-1)?.body).toEqual({
    answers: [
      { item: first.id, answer: first.answer },
      { item: second.id, answer: null },
    ],
    standard: null,
  });
  // Every answer is kept, also not to know, and the topics open with that category.
  expect(answersOnDevice().map(({ item, answer: kept }) => [item, kept])).toEqual([
    [first.id, first.answer],
    [second.id, null],
  ]);
  await waitFor(() => expect(localStorage.getItem('standard1')).toBe('"intermediate"'));
});

it('offers a retry where the next question cannot be loaded, and loses nothing', async () => {
  reply(getPlacementOfVisitor, asked(first));
  reply(getLesson, one(11, lessonFor(first)));
  const { user } = openQuiz('/quiz/start');
  await screen.findByRole('region', { name: first.title });
  noNetwork(getPlacementOfVisitor);
  await answerRight(user, first);
  await user.click(await button('Next'));
  const again = await button('Try again');
  reply(getPlacementOfVisitor, asked(second));
  await user.click(again);
  await screen.findByRole('region', { name: second.title });
});
