// “Where shall we start?” (product §7.15): one question after the other, each chosen by the answers before it, then the
// level to start with, in words. Leaving costs nothing: every answer is kept.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { QuizEvent, QuizRun } from '#domain/quiz/quiz-run.ts';
import { PlayQuestions } from '#web/features/quiz/play/play-questions.tsx';
import { ensureQuery } from '#web/platform/page-data.ts';
import { useHold } from '#web/platform/quiet-moment.ts';
import { texts } from '#web/platform/texts.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import { useKeepAnswer } from '../progress/use-keep-answer.ts';
import { RoundFailed, RoundLoading } from '../review/round-parts.tsx';
import { type AnsweredQuestion, type PlayedPlacement, placementQuery } from './get-placement.ts';
import { PlacementResult } from './placement-result.tsx';

export const loader = (args: LoaderFunctionArgs) => ensureQuery(args, placementQuery([]));

export function Component() {
  const [answered, setAnswered] = useState<readonly AnsweredQuestion[]>([]);
  const query = useQuery(placementQuery(answered));
  const roundTexts = { ...texts.path, ...texts.path.start };
  if (query.data === undefined) {
    return query.isError ? (
      <RoundFailed texts={roundTexts} isBusy={query.isFetching} onRetry={() => query.refetch()} />
    ) : (
      <RoundLoading texts={roundTexts} />
    );
  }
  const { question, start } = query.data;
  if (question === null) return start === null ? null : <PlacementResult start={start} />;
  return (
    <AskedQuestion
      key={question.question.id}
      asked={question}
      answered={answered}
      onDone={(last) => setAnswered([...answered, last])}
    />
  );
}

interface AskedQuestionProps {
  asked: NonNullable<PlayedPlacement['question']>;
  answered: readonly AnsweredQuestion[];
  onDone: (last: AnsweredQuestion) => void;
}

/** The last question of a run that grows. */
function AskedQuestion({ asked: { question, levelId }, answered, onDone }: AskedQuestionProps) {
  const client = useQueryClient();
  const keepAnswer = useKeepAnswer();
  const [answer, setAnswer] = useState<AnsweredQuestion['answer']>(null);
  const [hasHint, setHint] = useState(false);
  useHold();
  const run: QuizRun<PlayedQuestion> = {
    questions: [...answered.map((one) => one.question), question],
    answers: [...answered.map((one) => one.answer), answer],
    position: answered.length,
    reached: answered.length,
    hints: hasHint ? [answered.length] : [],
    seed: '',
  };
  const play = (event: QuizEvent) => {
    if (event.type === 'hint') setHint(true);
    if (event.type !== 'answer') return;
    setAnswer(event.answer);
    // There by the time the child has read the reason.
    void client.prefetchQuery(placementQuery([...answered, { question, answer: event.answer }]));
  };
  const handleDone = () => {
    // Not to know is an answer too.
    if (answer === null) keepAnswer({ item: question.id, answer, hint: hasHint, tookMs: 0 });
    onDone({ question, answer });
  };
  return (
    <PlayQuestions
      title={texts.path.start.title}
      run={run}
      play={play}
      lessonOf={levelId}
      turn={answered.length}
      submitText={texts.path.start.next}
      onSubmit={handleDone}
    />
  );
}
