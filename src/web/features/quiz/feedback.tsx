// Feedback on an answer: praise or comfort, the reason (why it is right, or why this choice is not) and, where there was a
// mistake to find, the corrected sentence. Announced at once without blocking the child, who may continue at any time.

import { useEffect, useRef } from 'react';
import { choicesOf, reasonFor } from '#domain/quiz/choices.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import { LateMascot } from '#web/ui/art/late-mascot.tsx';
import { CorrectedSentence } from '#web/ui/corrected-sentence/corrected-sentence.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './feedback.module.css';

interface FeedbackProps {
  question: PlayedQuestion;
  chosen: number | null;
  /** Varies the wording from question to question. */
  turn: number;
}

export function Feedback({ question, chosen, turn }: FeedbackProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isShown = chosen !== null;
  useEffect(() => {
    // Not smooth: a scroll still in progress would move the next question.
    if (isShown) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  // The live region stays mounted, so that changes to it are announced.
  const words = chosen === null ? null : wordsFor(question, chosen, turn);
  return (
    <>
      <LiveRegion message={words === null ? '' : Object.values(words).join(' ')} />
      {words !== null && (
        <div ref={panel} className={styles.feedback} data-right={words.answer === ''}>
          <div className={styles.mascot}>
            <LateMascot mood={words.answer === '' ? 'cheering' : 'oops'} size={84} />
          </div>
          <div className={styles.words}>
            <p className={styles.word}>{words.word}</p>
            <p className={styles.reason}>{words.reason}</p>
            {words.answer !== '' && (
              <p className={styles.reason}>
                <strong>{words.answer}</strong> {words.why}
              </p>
            )}
            {question.correction !== undefined && (
              <p className={styles.reason}>
                {texts.quiz.playing.corrected}{' '}
                <CorrectedSentence
                  parts={question.correction}
                  removedText={texts.quiz.playing.removed}
                />
              </p>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** `answer` is empty when the choice was right. */
function wordsFor(question: PlayedQuestion, chosen: number, turn: number) {
  const { cheers, comforts, answerWas } = texts.quiz.playing;
  const isRight = chosen === question.answer;
  const words = isRight ? cheers : comforts;
  return {
    word: words[turn % words.length] ?? '',
    reason: reasonFor(question, chosen),
    answer: isRight ? '' : fill(answerWas, { answer: choicesOf(question)[question.answer] ?? '' }),
    /** Why the right choice is right, unless `reason` already says so. */
    why: isRight ? '' : question.why,
    corrected: correctedText(question),
  };
}

/** The corrected sentence as it is announced: without its marks; empty where there is nothing to mend. */
function correctedText({ correction }: PlayedQuestion): string {
  if (correction === undefined) return '';
  const kept = correction.filter(({ change }) => change !== 'removed').map(({ text }) => text);
  return `${texts.quiz.playing.corrected} ${kept.join(' ')}`;
}
