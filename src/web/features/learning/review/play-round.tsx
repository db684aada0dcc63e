import { useReducer, useState } from 'react';
import { playQuiz, type QuizRun, startQuiz } from '#domain/quiz/quiz-run.ts';
import { PlayQuestions } from '#web/features/quiz/play/play-questions.tsx';
import { useHold } from '#web/platform/quiet-moment.ts';
import type { PlayedQuestion } from '#web/question/question.ts';

export interface PlayedRound {
  readonly questions: readonly {
    readonly question: PlayedQuestion;
    readonly level: { readonly levelId: number } | null;
  }[];
}

interface PlayRoundProps {
  title: string;
  round: PlayedRound;
  onDone: (run: QuizRun<PlayedQuestion>) => void;
}

/**
 * The questions of a round, with their options in a different order than in their levels. Each answer is stored at once:
 * leaving loses nothing.
 */
export function PlayRound({ title, round, onDone }: PlayRoundProps) {
  const [seed] = useState(() => String(Date.now()));
  const [run, play] = useReducer(playQuiz<PlayedQuestion>, round, ({ questions }) =>
    startQuiz(
      questions.map(({ question }) => question),
      seed,
    ),
  );
  useHold();
  const id = run.questions[run.position]?.id;
  const level = round.questions.find(({ question }) => question.id === id)?.level ?? null;
  return (
    <PlayQuestions
      title={title}
      run={run}
      play={play}
      lessonOf={level?.levelId ?? null}
      turn={run.position}
      onSubmit={() => onDone(run)}
    />
  );
}
