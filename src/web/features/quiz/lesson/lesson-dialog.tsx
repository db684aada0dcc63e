// The lesson of a level, or at first only its hint, in a dialog (product §7.12).

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LessonAttributes } from '#contract/lesson.ts';
import { readAloud, stopReading, useCanReadAloud } from '#web/platform/speech.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { lessonQuery } from './get-lesson.ts';
import styles from './lesson.module.css';
import { Lesson } from './lesson.tsx';
import { spokenLesson } from './spoken-lesson.ts';

export interface LessonDialogProps {
  levelId: number;
  isOpen: boolean;
  onClose: () => void;
  /** Shows the hint alone until the child asks for more. */
  startsWithHint?: boolean;
}

export function LessonDialog(props: LessonDialogProps) {
  const { levelId, isOpen, onClose, startsWithHint = false } = props;
  const { data: lesson, isError, isFetching, refetch } = useQuery(lessonQuery(levelId));
  const [isHint, setHint] = useState(startsWithHint);
  const handleClose = () => {
    stopReading();
    setHint(startsWithHint);
    onClose();
  };
  const { lesson: name, close, loading, failed, tryAgain } = texts.lesson;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={isHint ? texts.quiz.playing.hint : (lesson?.title ?? name)}
      closeLabel={close}
    >
      {lesson !== undefined && (
        <Content
          key={String(isHint)}
          lesson={lesson}
          isHint={isHint}
          isNew={isHint !== startsWithHint}
        >
          {isHint && (
            <Button variant="secondary" iconBefore="book" onClick={() => setHint(false)}>
              {texts.lesson.wholeLesson}
            </Button>
          )}
        </Content>
      )}
      {lesson === undefined && !isError && <p role="status">{loading}</p>}
      {lesson === undefined && isError && (
        <Callout tone="danger" title={failed}>
          <Button
            variant="secondary"
            iconBefore="refresh"
            isBusy={isFetching}
            onClick={() => refetch()}
          >
            {tryAgain}
          </Button>
        </Callout>
      )}
    </Dialog>
  );
}

interface ContentProps {
  lesson: LessonAttributes;
  isHint: boolean;
  /** The lesson took the place of its hint: the focus was on a button that is gone. */
  isNew: boolean;
  children: React.ReactNode;
}

function Content({ lesson, isHint, isNew, children }: ContentProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) content.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {isHint ? <p className={styles.hint}>{lesson.hint}</p> : <Lesson lesson={lesson} />}
      </div>
      <div className={styles.actions}>
        {children}
        <ReadButton text={isHint ? lesson.hint : spokenLesson(lesson)} />
      </div>
    </>
  );
}

function ReadButton({ text }: { text: string }) {
  const canRead = useCanReadAloud();
  if (!canRead) return null;
  return (
    <Button variant="secondary" iconBefore="speaker" onClick={() => readAloud(text)}>
      {texts.lesson.readAloud}
    </Button>
  );
}
