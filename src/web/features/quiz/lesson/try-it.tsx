// One question to try at the end of a lesson. It is not stored and counts for nothing.

import { useId, useState } from 'react';
import type { LessonAttributes } from '#contract/lesson.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { letterOf } from '#web/question/letters.ts';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { OptionButton, type OptionState } from '#web/ui/option-button/option-button.tsx';
import styles from './try-it.module.css';

export function TryIt({ question }: { question: LessonAttributes['try'] }) {
  const { text, options, answer, why } = question;
  const [chosen, setChosen] = useState<number | null>(null);
  const heading = useId();
  const { tryIt, right, notThisOne } = texts.lesson;
  const word = chosen === answer ? right : fill(notThisOne, { answer: options[answer] ?? '' });
  return (
    <section className={styles.tryIt} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {tryIt}
      </h3>
      <p className={styles.question}>{text}</p>
      <div className={styles.options}>
        {options.map((option, index) => (
          <OptionButton
            key={option}
            letter={letterOf(index)}
            state={stateOf(index, chosen, answer)}
            onChoose={() => setChosen(index)}
          >
            {option}
          </OptionButton>
        ))}
      </div>
      <LiveRegion message={chosen === null ? '' : `${word} ${why}`} isVisible />
    </section>
  );
}

function stateOf(index: number, chosen: number | null, answer: number): OptionState {
  if (chosen === null) return 'idle';
  if (index === chosen) return index === answer ? 'chosen-right' : 'chosen-wrong';
  return index === answer ? 'was-right' : 'disabled';
}
