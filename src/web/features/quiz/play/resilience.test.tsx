// A child's answers survive failures: of a refetch, of a code download, of the network at Submit.

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getLevel, getTopic, listTopics, saveQuizScore } from '#contract/quiz.ts';
import { answerDialogs } from '#web/testing/answer-dialogs.ts';
import { list, one } from '#web/testing/records.ts';
import { calls, network, noNetwork, reply } from '#web/testing/server.ts';
import { levelQuery } from '../get-level.ts';
import {
  onCleanDevice,
  openQuiz,
  realLevel,
  remember,
  sampleTopic,
  serveLevel,
  staysOnPage,
} from '../testing/quiz-for-tests.tsx';
import { topicsQuery } from '../topics/get-topics.ts';

onCleanDevice();
beforeEach(() => serveLevel(11, level));

const ADDRESS = '/quiz/playing?lvlid=11&src=single&topid=1';
const level = realLevel(11);
const titleAt = (position: number) => ({ name: level.questions[position]?.title ?? '', level: 2 });
const posts = () => calls.filter(({ method }) => method === 'POST');

it('a failed refetch does not end a running level', async () => {
  const { client, user } = openQuiz(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  noNetwork(getLevel);
  await client.refetchQueries(levelQuery(11));
  expect(client.getQueryState(levelQuery(11).queryKey)?.status).toBe('error');
  expect(screen.getByRole('heading', titleAt(1))).toBeDefined();
  expect(localStorage.getItem('quizRuns')).toContain('"position":1');
});

it('a failed refetch keeps the topics', async () => {
  remember({ standard1: 'basic' });
  reply(listTopics, list({ id: 1, attributes: sampleTopic }));
  const { client } = openQuiz('/quiz/topics?src=single');
  await screen.findByRole('heading', { name: 'Nouns', level: 2 });
  noNetwork(listTopics);
  await client.refetchQueries(topicsQuery('basic'));
  expect(client.getQueryState(topicsQuery('basic').queryKey)?.status).toBe('error');
  expect(screen.getByRole('heading', { name: 'Nouns', level: 2 })).toBeDefined();
});

it('the run outlives the page that shows it', async () => {
  const { user, unmount } = openQuiz(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  unmount();
  openQuiz(ADDRESS);
  expect(await screen.findByRole('heading', titleAt(1))).toBeDefined();
});

it('the run is deleted when the child confirms leaving, not before', async () => {
  const replies: ('yes' | 'no')[] = ['no', 'yes'];
  const questions = answerDialogs(() => replies.shift() ?? 'yes');
  const { router, user } = openQuiz(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  await router.navigate('/quiz');
  await waitFor(() => expect(questions).toHaveLength(1));
  await staysOnPage(router);
  expect(localStorage.getItem('quizRuns')).toContain('"levelId":11');
  await router.navigate('/quiz');
  await screen.findByRole('heading', { name: 'Quiz' });
  expect(localStorage.getItem('quizRuns')).toBe('[]');
});

it('Submit twice posts one score', async () => {
  remember({ id: 'u-1', childsName: 'Asha', role: 'user' });
  reply(saveQuizScore, { message: '', score: 0, stars: 0 });
  const { user } = openQuiz(ADDRESS);
  for (const _ of level.questions.slice(1)) await user.click(await screen.findByText('Skip'));
  await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('0 marks out of 10');
  expect(posts()).toHaveLength(1);
});

it("the result's code is prefetched during the level", async () => {
  reply(getTopic, one(1, { ...sampleTopic, levels: [11, 12], easy: 2 }));
  const { user } = openQuiz(ADDRESS);
  await screen.findByRole('heading', titleAt(0));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/topics/1'));
  network.isDown = true;
  for (const _ of level.questions.slice(1)) await user.click(await screen.findByText('Skip'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('0 marks out of 10');
  expect(screen.getByRole('link', { name: 'Next level' })).toBeDefined();
});

it('the Free badge belongs to the topic, whatever its position', async () => {
  remember({ standard1: 'basic' });
  const topic = (id: number, name: string, isFree: boolean) => ({
    id,
    attributes: { ...sampleTopic, topic: name, levels: [id], order: id, isFree },
  });
  reply(listTopics, list(topic(1, 'Verbs', false), topic(2, 'Nouns', true)));
  openQuiz('/quiz/topics?src=single');
  await screen.findByRole('heading', { name: 'Verbs', level: 2 });
  expect(screen.getByText('Free').closest('li')?.textContent).toContain('Nouns');
});
