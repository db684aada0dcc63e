// One question of a test, in the competition and in practice: the question and the pick. Whether a pick was right is
// not shown before the end.

import { type ReactNode, useEffect, useRef } from 'react';
import type { PaperQuestion } from '#contract/competition.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { useRootFlag } from '#web/platform/use-root-flag.ts';
import { letterOf } from '#web/question/letters.ts';
import { playKeys } from '#web/question/play-keys.ts';
import { Reading } from '#web/question/reading.tsx';
import { OptionButton, type OptionState } from '#web/ui/option-button/option-button.tsx';
import styles from './test-question.module.css';

interface TestQuestionProps {
  question: PaperQuestion;
  index: number;
  count: number;
  chosen: number | null;
  onPick: (option: number) => void;
  timer?: ReactNode;
  /** Shown below the options. */
  children: ReactNode;
}

export function TestQuestion(props: TestQuestionProps) {
  const { question, index, count, chosen, onPick, timer, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNew(heading, index);
  // It would cover an option on a phone.
  useRootFlag('hidesChat');
  return (
    <section
      className={styles.test}
      aria-labelledby="question"
      // A click beside the options leaves the focus in the test.
      tabIndex={-1}
      onKeyDown={playKeys({
        choices: chosen === null ? question.options.length : 0,
        onChoose: onPick,
      })}
    >
      <div className={styles.head}>
        <h2 id="question" ref={heading} tabIndex={-1} className={styles.number}>
          {fill(texts.competitionTest.playing.question, { number: index + 1, count })}
        </h2>
        {timer}
      </div>
      <Reading text={question.question} />
      <div className={styles.options}>
        {question.options.map((option, place) => (
          <OptionButton
            key={option}
            letter={letterOf(place)}
            state={stateOf(place, chosen)}
            onChoose={() => chosen === null && onPick(place)}
          >
            {option}
          </OptionButton>
        ))}
      </div>
      {children}
    </section>
  );
}

/** The keys that pick an option; hidden on touch screens, which have none. */
export function KeysHint() {
  return <p className={styles.keys}>{texts.competitionTest.playing.keys}</p>;
}

function stateOf(place: number, chosen: number | null): OptionState {
  if (chosen === null) return 'idle';
  return place === chosen ? 'chosen' : 'disabled';
}

const hasDialog = () => document.querySelector('dialog[open]') !== null;

/** Focuses each new question: a screen reader continues from there, and the keys reach it. */
function useFocusOnNew(ref: React.RefObject<HTMLElement | null>, index: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each question.
  useEffect(() => {
    if (hasDialog()) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref, index]);
}
