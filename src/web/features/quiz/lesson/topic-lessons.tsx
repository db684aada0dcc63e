import { useState } from 'react';
import type { TopicRecord } from '#contract/quiz.ts';
import type { Difficulty } from '#domain/quiz/bank.ts';
import type { BestStars } from '#domain/quiz/level-results.ts';
import { levelPlaces } from '#domain/quiz/topic-levels.ts';
import { fill } from '#messages/fill.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { texts } from '#web/platform/texts.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './topic-lessons.module.css';
import type { TopicLessonsDialogProps } from './topic-lessons-dialog.tsx';

const TopicLessonsDialog = lazyPart<TopicLessonsDialogProps>(
  async () => (await import('./topic-lessons-dialog.tsx')).TopicLessonsDialog,
);

interface TopicLessonsProps {
  topic: TopicRecord;
  difficulty: Difficulty;
  best: BestStars;
  pathTo: (levelId: number) => string;
}

/**
 * A small button beside the levels of a difficulty that opens their lessons, starting with the first level without a
 * result.
 */
export function TopicLessons({ topic, difficulty, best, pathTo }: TopicLessonsProps) {
  const [opened, setOpened] = useState<'never' | 'now' | 'before'>('never');
  const places = levelPlaces(topic.attributes).filter((place) => place.difficulty === difficulty);
  const first = places.find(({ id }) => best[id] === undefined) ?? places[0];
  if (first === undefined) return null;
  const { lessons, lessonsOf } = texts.quizPages.topics;
  const title = fill(lessonsOf, {
    topic: topic.attributes.topic,
    difficulty: texts.quizPages.topics[difficulty],
  });
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={title}
        onClick={() => setOpened('now')}
      >
        <Icon name="book" size={16} />
        {lessons}
      </button>
      {opened !== 'never' && (
        <TopicLessonsDialog
          title={title}
          places={places}
          first={first}
          pathTo={pathTo}
          isOpen={opened === 'now'}
          onClose={() => setOpened('before')}
        />
      )}
    </>
  );
}
