// A question of the running competition: the remaining seconds, and whether the pick is stored (product §11.7).

import type { PaperQuestion } from '#contract/competition.ts';
import type { Position, TestLength } from '#domain/competition/clock.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { letterOf } from '#web/question/letters.ts';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './play-test.module.css';
import { QuestionTimer, warningSeconds } from './question-timer.tsx';
import { SavedLine, savedText } from './saved-state.tsx';
import type { AnswerRecord } from './stored-record.ts';
import { KeysHint, TestQuestion } from './test-question.tsx';

interface PlayTestProps {
  competition: TestLength;
  question: PaperQuestion;
  position: Extract<Position, { at: 'question' }>;
  /** Null until the first question has been shown. */
  record: AnswerRecord | null;
  onPick: (index: number, option: number) => void;
}

export function PlayTest({ competition, question, position, record, onPick }: PlayTestProps) {
  const { index, secondsLeft } = position;
  const { questionCount: count, secondsPerQuestion } = competition;
  const say = texts.competitionTest.playing;
  const chosen = record?.answers[index] ?? null;
  const answered = record?.answers.filter((answer) => answer !== null).length ?? 0;
  const warningS = warningSeconds(secondsPerQuestion);
  const isClose = chosen === null && secondsLeft <= warningS;
  const picked = chosen === null ? '' : fill(say.picked, { letter: letterOf(chosen) });
  return (
    <TestQuestion
      question={question}
      index={index}
      count={count}
      chosen={chosen}
      onPick={(option) => onPick(index, option)}
      timer={<QuestionTimer secondsLeft={secondsLeft} outOf={secondsPerQuestion} />}
    >
      <div className={styles.foot}>
        {chosen === null ? <KeysHint /> : <p>{picked}</p>}
        {record !== null && answered > 0 && <SavedLine record={record} />}
        <p>{fill(say.progress, { answered, count })}</p>
      </div>
      <LiveRegion
        message={isClose ? fill(say.warning, { seconds: warningS }) : ''}
        event={index}
        isUrgent
      />
      <LiveRegion
        message={record === null ? '' : picked && `${picked} ${savedText(record)}`}
        event={index}
      />
    </TestQuestion>
  );
}
