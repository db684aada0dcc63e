// The lessons of the easy or the hard levels of a topic, one at a time (product §7.12).

import { useState } from 'react';
import type { LevelPlace } from '#domain/quiz/topic-levels.ts';
import { fill } from '#messages/fill.ts';
import { stopReading } from '#web/platform/speech.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LevelButton } from '#web/ui/level-button/level-button.tsx';
import styles from './lesson.module.css';
import { Lesson } from './lesson.tsx';
import { LessonOfLevel, ReadButton } from './lesson-of-level.tsx';
import { spokenLesson } from './spoken-lesson.ts';

export interface TopicLessonsDialogProps {
  /** The heading: the topic and the difficulty. */
  title: string;
  places: readonly LevelPlace[];
  /** The level of the first lesson. */
  first: LevelPlace;
  /** The path of the page that plays a level. */
  pathTo: (levelId: number) => string;
  isOpen: boolean;
  onClose: () => void;
}

export function TopicLessonsDialog(props: TopicLessonsDialogProps) {
  const { title, places, first, pathTo, isOpen, onClose } = props;
  const [shown, setShown] = useState(first);
  const { close, choose, play } = texts.lesson;
  const handleClose = () => {
    stopReading();
    onClose();
  };
  const handleChoose = (place: LevelPlace) => {
    stopReading();
    setShown(place);
  };
  return (
    <Dialog isOpen={isOpen} onClose={handleClose} title={title} closeLabel={close}>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.id}>
            <LevelButton
              number={place.number}
              tone={place.difficulty}
              state="open"
              isChosen={place === shown}
              label={fill(choose, { number: place.number })}
              onClick={() => handleChoose(place)}
            />
          </li>
        ))}
      </ul>
      <LessonOfLevel key={shown.id} levelId={shown.id}>
        {(lesson) => (
          <>
            <h3 className={styles.title}>{lesson.title}</h3>
            <Lesson lesson={lesson} />
            <div className={styles.actions}>
              <ButtonLink to={pathTo(shown.id)} iconBefore="play">
                {fill(play, { number: shown.number })}
              </ButtonLink>
              <ReadButton text={spokenLesson(lesson)} />
            </div>
          </>
        )}
      </LessonOfLevel>
    </Dialog>
  );
}
