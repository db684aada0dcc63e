// The hint of a level in a dialog, and the whole lesson on request (product §7.12).

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LessonAttributes } from '#contract/lesson.ts';
import { stopReading } from '#web/platform/speech.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './lesson.module.css';
import { Lesson } from './lesson.tsx';
import { LessonOfLevel, ReadButton } from './lesson-of-level.tsx';
import { spokenLesson } from './spoken-lesson.ts';

export interface LessonDialogProps {
  levelId: number;
  isOpen: boolean;
  onClose: () => void;
}

export function LessonDialog({ levelId, isOpen, onClose }: LessonDialogProps) {
  const [isWhole, setWhole] = useState(false);
  const handleClose = () => {
    stopReading();
    setWhole(false);
    onClose();
  };
  const { lesson: name, close, wholeLesson } = texts.lesson;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={isWhole ? name : texts.quiz.playing.hint}
      closeLabel={close}
    >
      <LessonOfLevel levelId={levelId}>
        {(lesson) =>
          isWhole ? (
            <WholeLesson lesson={lesson} />
          ) : (
            <>
              <p className={styles.hint}>{lesson.hint}</p>
              <div className={styles.actions}>
                <Button variant="secondary" iconBefore="book" onClick={() => setWhole(true)}>
                  {wholeLesson}
                </Button>
                <ReadButton text={lesson.hint} />
              </div>
            </>
          )
        }
      </LessonOfLevel>
    </Dialog>
  );
}

/** Replaces the hint and takes the focus, since the focused button is gone. */
function WholeLesson({ lesson }: { lesson: LessonAttributes }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {lesson.title}
      </h3>
      <Lesson lesson={lesson} />
      <div className={styles.actions}>
        <ReadButton text={spokenLesson(lesson)} />
      </div>
    </>
  );
}
