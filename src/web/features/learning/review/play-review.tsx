import { useReducer, useState } from 'react';
import { playQuiz, type QuizRun, startQuiz } from '#domain/quiz/quiz-run.ts';
import { PlayQuestions } from '#web/features/quiz/play/play-questions.tsx';
import { useHold } from '#web/platform/quiet-moment.ts';
import { texts } from '#web/platform/texts.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import type { PlayedReview } from './get-review.ts';

interface PlayReviewProps {
  review: PlayedReview;
  onDone: (run: QuizRun<PlayedQuestion>) => void;
}

/**
 * The due questions, with their options in a different order than in their levels. Each answer is stored at once:
 * leaving loses nothing.
 */
export function PlayReview({ review, onDone }: PlayReviewProps) {
  const [seed] = useState(() => String(Date.now()));
  const [run, play] = useReducer(playQuiz<PlayedQuestion>, review, ({ questions }) =>
    startQuiz(
      questions.map(({ question }) => question),
      seed,
    ),
  );
  useHold();
  const id = run.questions[run.position]?.id;
  const level = review.questions.find(({ question }) => question.id === id)?.level ?? null;
  return (
    <PlayQuestions
      title={texts.practice.title}
      run={run}
      play={play}
      lessonOf={level?.levelId ?? null}
      turn={run.position}
      onSubmit={() => onDone(run)}
    />
  );
}
