// One question of the test: what it asks, the seconds that are left, and the pick (product §11.7).

import { useEffect, useEffectEvent, useRef } from 'react';
import type { PaperQuestion } from '#contract/competition.ts';
import type { Position, TestLength } from '#domain/competition/clock.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { Reading } from '#web/question/reading.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { OptionButton, type OptionState } from '#web/ui/option-button/option-button.tsx';
import type { AnswerRecord } from './answer-record.ts';
import styles from './play-test.module.css';

import { SavedLine, savedText } from './saved-state.tsx';
import { letterOf } from './show-letter.ts';
import { QuestionTimer, WARNING_S } from './question-timer.tsx';

interface PlayTestProps {
  competition: TestLength;
  question: PaperQuestion;
  position: Extract<Position, { at: 'question' }>;
  record: AnswerRecord;
  onPick: (index: number, option: number) => void;
}

export function PlayTest({ competition, question, position, record, onPick }: PlayTestProps) {
  const { index, secondsLeft } = position;
  const { questionCount: count, secondsPerQuestion } = competition;
  const say = texts.competition.playing;
  const chosen = record.answers[index] ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNew(heading, index);
  const pick = (option: number) => {
    if (chosen === null && option < question.options.length) onPick(index, option);
  };
  useKeys(pick);

  const answered = record.answers.filter((answer) => answer !== null).length;
  const warning =
    chosen === null && secondsLeft <= WARNING_S ? fill(say.warning, { seconds: WARNING_S }) : '';
  const picked =
    chosen === null
      ? ''
      : `${fill(say.picked, { letter: letterOf(chosen) })} ${savedText(record)}`;
  return (
    <section className={styles.test} aria-labelledby="question">
      <div className={styles.head}>
        <h2 id="question" ref={heading} tabIndex={-1} className={styles.number}>
          {fill(say.question, { number: index + 1, count })}
        </h2>
        <QuestionTimer secondsLeft={secondsLeft} outOf={secondsPerQuestion} />
      </div>
      <Reading text={question.question} />
      <div className={styles.options} role="group" aria-label={say.options}>
        {question.options.map((option, place) => (
          <OptionButton
            key={option}
            letter={letterOf(place)}
            state={stateOf(place, chosen)}
            onChoose={() => pick(place)}
          >
            {option}
          </OptionButton>
        ))}
      </div>
      <div className={styles.foot}>
        {chosen === null ? <p className={styles.hint}>{say.keys}</p> : <p>{picked}</p>}
        <SavedLine record={record} />
        <p className={styles.hint}>{fill(say.progress, { answered, count })}</p>
      </div>
      <LiveRegion message={warning} event={index} isUrgent />
      <LiveRegion message={picked} event={index} />
    </section>
  );
}

function stateOf(place: number, chosen: number | null): OptionState {
  if (chosen === null) return 'idle';
  return place === chosen ? 'chosen' : 'disabled';
}

/** Keys a to d, or 1 to 4. */
function useKeys(onPick: (option: number) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const isElsewhere = document.querySelector('dialog[open]') !== null;
    const key = event.key.toLowerCase();
    const place = Math.max('abcd'.indexOf(key), '1234'.indexOf(key));
    if (key.length === 1 && place >= 0 && !isElsewhere) onPick(place);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Each new question takes the focus, so that a screen reader goes on from there. */
function useFocusOnNew(ref: React.RefObject<HTMLElement | null>, index: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each question.
  useEffect(() => {
    if (document.querySelector('dialog[open]') !== null) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref, index]);
}
