// Gilli beside a running level: she thinks, cheers and consoles. After an answer she says praise or comfort, the reason
// (why it is right, or why this choice is not) and, where there was a mistake to find, the corrected sentence. All of it is
// announced at once without blocking the child, who may continue at any time.

import { useEffect, useRef } from 'react';
import { choicesOf, reasonFor } from '#domain/quiz/choices.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import { LateMascot } from '#web/ui/art/late-mascot.tsx';
import type { MascotMood } from '#web/ui/art/mascot.tsx';
import { CorrectedSentence } from '#web/ui/corrected-sentence/corrected-sentence.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './gilli.module.css';

interface Answered {
  question: PlayedQuestion;
  /** Null before the answer. */
  chosen: number | null;
}

export function GilliPicture({ question, chosen }: Answered) {
  const mood = moodFor(question, chosen);
  return (
    <div key={mood} className={styles.picture} data-mood={mood}>
      <LateMascot mood={mood} />
    </div>
  );
}

function moodFor(question: PlayedQuestion, chosen: number | null): MascotMood {
  if (chosen === null) return 'thinking';
  return chosen === question.answer ? 'cheering' : 'oops';
}

interface GilliSaysProps extends Answered {
  /** Varies the wording from question to question. */
  turn: number;
  /** Says who she is until the first answer. */
  isIntroducing: boolean;
}

export function GilliSays({ question, chosen, turn, isIntroducing }: GilliSaysProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const isAnswered = chosen !== null;
  useEffect(() => {
    // Not smooth: a scroll still in progress would move the next question.
    if (isAnswered) bubble.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnswered]);

  // The live region stays mounted, so that changes to it are announced.
  const words = chosen === null ? null : wordsFor(question, chosen, turn);
  return (
    <>
      <LiveRegion message={spokenReason(question, chosen, turn)} />
      {words === null && isIntroducing && (
        <div className={styles.bubble}>
          <p className={styles.reason}>{texts.quiz.playing.meetGilli}</p>
        </div>
      )}
      {words !== null && (
        <div ref={bubble} className={styles.bubble} data-right={words.answer === ''}>
          <p className={styles.word}>{words.word}</p>
          <p className={styles.reason}>
            {words.answer !== '' && <Mark isRight={false} />}
            {words.reason}
          </p>
          {words.answer !== '' && (
            <p className={styles.reason}>
              <Mark isRight />
              {words.why}
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
      )}
    </>
  );
}

/** All that Gilli says after an answer, to be announced and read aloud; empty before it. */
export function spokenReason(
  question: PlayedQuestion,
  chosen: number | null,
  turn: number,
): string {
  return chosen === null ? '' : Object.values(wordsFor(question, chosen, turn)).join(' ');
}

/** Tells the reason about the child's choice from the one about the right answer. */
function Mark({ isRight }: { isRight: boolean }) {
  return (
    <span className={styles.mark} data-right={isRight}>
      <Icon name={isRight ? 'check' : 'cross'} size={18} />
    </span>
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
