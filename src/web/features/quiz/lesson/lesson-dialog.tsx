// The hint of a question in a dialog; on request the steps that lead to the answer, then the whole lesson (product §7.12).

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LessonAttributes, SkillOfLesson } from '#contract/lesson.ts';
import { stopReading } from '#web/platform/speech.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { HindiContrast } from './hindi-contrast.tsx';
import styles from './lesson.module.css';
import { Lesson } from './lesson.tsx';
import { LessonOfLevel, ReadButton } from './lesson-of-level.tsx';
import { MarkedText } from './marked-text.tsx';
import { spokenLesson, spokenSteps } from './spoken-lesson.ts';

export interface LessonDialogProps {
  levelId: number;
  /** The skill of the question. */
  skill: string;
  /** The question's own hint; absent: that of its skill serves it. */
  hint: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}

type Stage = 'hint' | 'steps' | 'lesson';

export function LessonDialog(props: LessonDialogProps) {
  const { levelId, skill: wanted, isOpen, onClose } = props;
  const [stage, setStage] = useState<Stage>('hint');
  const show = (next: Stage) => {
    stopReading();
    setStage(next);
  };
  const handleClose = () => {
    show('hint');
    onClose();
  };
  const { lesson: name, close } = texts.lesson;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={stage === 'lesson' ? name : texts.quiz.playing.hint}
      closeLabel={close}
    >
      <LessonOfLevel levelId={levelId}>
        {(lesson) => {
          const skill = lesson.skills.find((each) => each.skill === wanted);
          // A level of an earlier release may name a skill that the lesson no longer has.
          if (stage === 'lesson' || skill === undefined) return <WholeLesson lesson={lesson} />;
          if (stage === 'hint') {
            return <Hint hint={props.hint ?? skill.hint} onMore={() => show('steps')} />;
          }
          return <Steps skill={skill} onMore={() => show('lesson')} />;
        }}
      </LessonOfLevel>
    </Dialog>
  );
}

function Hint({ hint, onMore }: { hint: string; onMore: () => void }) {
  return (
    <>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.actions}>
        <Button variant="secondary" iconBefore="bulb" onClick={onMore}>
          {texts.lesson.showHow}
        </Button>
        <ReadButton text={hint} />
      </div>
    </>
  );
}

function Steps({ skill, onMore }: { skill: SkillOfLesson; onMore: () => void }) {
  const { steps: label, wholeLesson } = texts.lesson;
  return (
    <>
      <FocusedHeading>
        <MarkedText parts={skill.example} />
      </FocusedHeading>
      <ol className={styles.steps} aria-label={label}>
        {skill.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {skill.hindi !== null && <HindiContrast text={skill.hindi} />}
      <div className={styles.actions}>
        <Button variant="secondary" iconBefore="book" onClick={onMore}>
          {wholeLesson}
        </Button>
        <ReadButton text={spokenSteps(skill)} />
      </div>
    </>
  );
}

function WholeLesson({ lesson }: { lesson: LessonAttributes }) {
  return (
    <>
      <FocusedHeading>{lesson.title}</FocusedHeading>
      <Lesson lesson={lesson} />
      <div className={styles.actions}>
        <ReadButton text={spokenLesson(lesson)} />
      </div>
    </>
  );
}

/** Takes the focus, since the focused button of the stage before is gone. */
function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h3>
  );
}
