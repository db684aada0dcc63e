// A child's answers survive failures: of a refetch, of a code download, of the network at Submit.

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerDialogs } from '#web/testing/answer-dialogs.ts';
import { levelQuery } from './get-level.ts';
import { topicsQuery } from './get-topics.ts';
import {
  calls,
  hasStayed,
  onCleanDevice,
  openQuiz,
  type Replies,
  realLevel,
  record,
  remember,
} from './testing/quiz-for-tests.tsx';

onCleanDevice();

const ADDRESS = '/quiz/playing?lvlid=11&src=single&topid=1';
const level = realLevel(11);
const levelAnswers: Replies = { '/api/levels/11': { body: record(11, level) } };
const titleAt = (position: number) => ({ name: level.questions[position]?.title ?? '', level: 2 });
const posts = () => calls.filter(({ method }) => method === 'POST');

it('a failed refetch ends no level that is being played', async () => {
  const answers = { ...levelAnswers };
  const { client, user } = openQuiz(ADDRESS, answers);
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  delete answers['/api/levels/11'];
  await client.refetchQueries(levelQuery(11));
  expect(client.getQueryState(levelQuery(11).queryKey)?.status).toBe('error');
  expect(screen.getByRole('heading', titleAt(1))).toBeDefined();
  expect(localStorage.getItem('quizRuns')).toContain('"position":1');
});

it('a failed refetch takes no topics away', async () => {
  remember({ standard1: 'basic' });
  const attributes = { topic: 'Nouns', levels: [11], easy: 1, hard: 0, order: 1, isFree: true };
  const answers: Replies = { '/api/topics': { body: { data: [{ id: 1, attributes }] } } };
  const { client } = openQuiz('/quiz/topics?src=single', answers);
  await screen.findByRole('heading', { name: 'Nouns', level: 2 });
  delete answers['/api/topics'];
  await client.refetchQueries(topicsQuery('basic'));
  expect(client.getQueryState(topicsQuery('basic').queryKey)?.status).toBe('error');
  expect(screen.getByRole('heading', { name: 'Nouns', level: 2 })).toBeDefined();
});

it('the pass outlives the page that shows it', async () => {
  const { user, unmount } = openQuiz(ADDRESS, levelAnswers);
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  unmount();
  openQuiz(ADDRESS, levelAnswers);
  expect(await screen.findByRole('heading', titleAt(1))).toBeDefined();
});

it('the pass is forgotten when the child has said that they leave, not before', async () => {
  const replies: ('yes' | 'no')[] = ['no', 'yes'];
  const questions = answerDialogs(() => replies.shift() ?? 'yes');
  const { router, user } = openQuiz(ADDRESS, levelAnswers);
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  await router.navigate('/quiz');
  await waitFor(() => expect(questions).toHaveLength(1));
  await hasStayed(router);
  expect(localStorage.getItem('quizRuns')).toContain('"levelId":11');
  await router.navigate('/quiz');
  await screen.findByRole('heading', { name: 'Quiz' });
  expect(localStorage.getItem('quizRuns')).toBe('[]');
});

it('Submit twice posts one score', async () => {
  remember({ id: 'u-1', childsName: 'Asha', role: 'user' });
  const { user } = openQuiz(ADDRESS, {
    ...levelAnswers,
    '/api/user/quiz': { body: { message: '', score: 0, stars: 0 } },
  });
  for (const _ of level.questions.slice(1)) await user.click(await screen.findByText('Skip'));
  await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('0 marks out of 10');
  expect(posts()).toHaveLength(1);
});

it('what the result needs is fetched while the level is played', async () => {
  const attributes = { topic: 'Nouns', levels: [11, 12], easy: 2, hard: 0, order: 1, isFree: true };
  const answers: Replies = { ...levelAnswers, '/api/topics/1': { body: record(1, attributes) } };
  const { user } = openQuiz(ADDRESS, answers);
  await screen.findByRole('heading', titleAt(0));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/topics/1'));
  // Offline from here on.
  for (const path of Object.keys(answers)) delete answers[path];
  for (const _ of level.questions.slice(1)) await user.click(await screen.findByText('Skip'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('0 marks out of 10');
  expect(screen.getByRole('link', { name: 'Next level' })).toBeDefined();
});

it('the Free badge is that of the topic, whatever its place', async () => {
  remember({ standard1: 'basic' });
  const topic = (id: number, name: string, isFree: boolean) => ({
    id,
    attributes: { topic: name, levels: [id], easy: 1, hard: 0, order: id, isFree },
  });
  openQuiz('/quiz/topics?src=single', {
    '/api/topics': { body: { data: [topic(1, 'Verbs', false), topic(2, 'Nouns', true)] } },
  });
  await screen.findByRole('heading', { name: 'Verbs', level: 2 });
  expect(screen.getByText('Free').closest('li')?.textContent).toContain('Nouns');
});
