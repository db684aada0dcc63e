import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getLesson } from '#contract/lesson.ts';
import { listTopics } from '#contract/quiz.ts';
import { list, one } from '#web/testing/records.ts';
import { reply } from '#web/testing/server.ts';
import { onCleanDevice, openQuiz, remember, sampleLesson } from '../testing/quiz-for-tests.tsx';

onCleanDevice();

const topic = (id: number, name: string, isFree: boolean) => ({
  id,
  attributes: {
    topic: name,
    levels: [1, 2, 3, 4, 5, 6].map((n) => id * 10 + n),
    easy: 3,
    hard: 3,
    order: id,
    category: 'basic' as const,
    isFree,
  },
});
const groups = { ...sampleLesson, title: 'Groups' };
beforeEach(() => {
  reply(listTopics, list(topic(1, 'Nouns', true), topic(2, 'Verbs', false)));
  reply(getLesson, ({ params: { id } }) => one(id, id === 11 ? sampleLesson : groups));
});

async function turnTo(name: string) {
  const opened = openQuiz('/quiz/topics?src=single');
  await opened.user.click(await screen.findByRole('button', { name: `Play Now: ${name}` }));
  return opened;
}

it('the levels of an open topic have their lessons beside them', async () => {
  remember({ standard1: 'basic' });
  const { user } = await turnTo('Nouns');
  await user.click(screen.getByRole('button', { name: 'Lessons: Nouns, Easy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lessons: Nouns, Easy' }));
  await dialog.findByRole('heading', { name: 'Naming words' });
  expect(dialog.getAllByRole('button', { name: /^Lesson of level/ })).toHaveLength(3);
  const play = () => dialog.getByRole('link').getAttribute('href');
  expect(play()).toBe('/quiz/playing?lvlid=11&src=single&topid=1');

  await user.click(dialog.getByRole('button', { name: 'Lesson of level 2' }));
  await dialog.findByRole('heading', { name: 'Groups' });
  expect(play()).toBe('/quiz/playing?lvlid=12&src=single&topid=1');
});

it('the first lesson is that of the first level without a result', async () => {
  const kept = [{ levelId: 11, score: 9, length: 10 }];
  remember({ standard1: 'basic', quizzes: { of: null, kept } });
  const { user } = await turnTo('Nouns');
  await user.click(screen.getByRole('button', { name: 'Lessons: Nouns, Easy' }));
  expect(await screen.findByRole('heading', { name: 'Groups' })).toBeDefined();
});

it('a locked topic shows no lessons', async () => {
  remember({ standard1: 'basic' });
  await turnTo('Verbs');
  expect(screen.queryByRole('button', { name: 'Lessons: Verbs, Easy' })).toBeNull();
});
