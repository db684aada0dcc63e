import { decideAccess } from '#domain/membership/access.ts';
import { type Difficulty, difficulties } from '#domain/quiz/bank.ts';
import { type LevelPlace, levelPlaces } from '#domain/quiz/topic-levels.ts';
import { fill } from '#messages/fill.ts';
import { lockedLink } from '#web/features/session/locked.ts';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { IconButton } from '#web/ui/button/button.tsx';
import { LevelButton } from '#web/ui/level-button/level-button.tsx';
import { TopicLessons } from '../lesson/topic-lessons.tsx';
import type { DisplayedTopic } from './displayed-topic.ts';
import styles from './topic-levels.module.css';

interface TopicLevelsProps extends DisplayedTopic {
  onTurnBack: () => void;
}

/** The numbered levels of a topic, Easy and Hard; a locked one leads to login or membership (product §5.3). */
export function TopicLevels({ onTurnBack, ...props }: TopicLevelsProps) {
  const { topic: name } = props.topic.attributes;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h3 tabIndex={-1} className={styles.name}>
          {name}
        </h3>
        <IconButton
          icon="arrow-left"
          label={fill(texts.quizPages.topics.turnTopicBack, { topic: name })}
          onClick={onTurnBack}
        />
      </div>
      {difficulties.map((difficulty) => (
        <LevelGroup key={difficulty} difficulty={difficulty} {...props} />
      ))}
    </div>
  );
}

function LevelGroup(props: DisplayedTopic & { difficulty: Difficulty }) {
  const { topic, difficulty, best, viewer, code } = props;
  const places = levelPlaces(topic.attributes).filter((place) => place.difficulty === difficulty);
  return (
    <div>
      <div className={styles.groupHead}>
        <p className={styles.groupName} data-difficulty={difficulty} aria-hidden="true">
          {texts.quizPages.topics[difficulty]}
        </p>
        {decideAccess(viewer, topic.attributes).ok && (
          <TopicLessons
            topic={topic}
            difficulty={difficulty}
            best={best}
            pathTo={(levelId) => levelPath(topic.id, levelId, code)}
          />
        )}
      </div>
      <ul className={styles.levels} aria-label={texts.quizPages.topics[difficulty]}>
        {places.map((place) => (
          <li key={place.id}>
            <TopicLevel place={place} {...props} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TopicLevel({ place, topic, best, viewer, code }: DisplayedTopic & { place: LevelPlace }) {
  const access = decideAccess(viewer, topic.attributes);
  const stars = best[place.id];
  const { level, levelDone, levelLocked } = texts.quizPages.topics;
  const openPath = levelPath(topic.id, place.id, code);
  const state = !access.ok ? 'locked' : stars === undefined ? 'open' : 'done';
  const label = { locked: levelLocked, open: level, done: levelDone }[state];
  return (
    <LevelButton
      number={place.number}
      tone={place.difficulty}
      state={state}
      stars={stars ?? 0}
      isSmall
      label={fill(label, {
        topic: topic.attributes.topic,
        difficulty: texts.quizPages.topics[place.difficulty],
        number: place.number,
        stars: stars ?? 0,
      })}
      {...(access.ok ? { to: openPath } : lockedLink(access.reason, openPath))}
    />
  );
}

/** The address of a level, alone or in a room. */
function levelPath(topid: number, lvlid: number, code: string | null): string {
  const ids = { lvlid, topid };
  return code === null ? paths.quizPlaying(ids) : paths.quizWaiting({ code, ...ids });
}
