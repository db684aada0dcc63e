// A question that is due and has not been fetched yet: what is known of it, and that the page goes on trying.

import type { Position, TestLength } from '#domain/competition/clock.ts';
import { fill } from '#messages/fill.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { texts } from '#web/platform/texts.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { QuestionTimer } from './question-timer.tsx';
import { SavedLine } from './saved-state.tsx';
import type { AnswerRecord } from './stored-record.ts';
import frame from './test-question.module.css';

interface WaitForQuestionProps {
  competition: TestLength;
  position: Extract<Position, { at: 'question' }>;
  record: AnswerRecord | null;
  isStuck: boolean;
}

export function WaitForQuestion(props: WaitForQuestionProps) {
  const { competition, position, record, isStuck } = props;
  const { question, opening, openingText, stuck, stuckText } = texts.competitionTest.playing;
  const numbers = { number: position.index + 1, count: competition.questionCount };
  const title = fill(isStuck ? stuck : opening, numbers);
  const text = isStuck ? stuckText : openingText;
  return (
    <section className={frame.test} aria-labelledby="question">
      <div className={frame.head}>
        <h2 id="question" className={frame.number}>
          {fill(question, numbers)}
        </h2>
        <QuestionTimer secondsLeft={position.secondsLeft} outOf={competition.secondsPerQuestion} />
      </div>
      <EmptyState art={<LazyMascot mood={isStuck ? 'oops' : 'thinking'} size={96} />} title={title}>
        {text}
      </EmptyState>
      {record?.answers.some((answer) => answer !== null) && <SavedLine record={record} />}
      <LiveRegion message={isStuck ? `${title} ${text}` : ''} event={position.index} />
    </section>
  );
}
