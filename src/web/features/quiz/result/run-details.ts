// What a result shows beside its stars: the questions of the run and the child's answers (product §7.7). It stays on
// the device, in the history state of the result; the address contains only the score.

import type { Answer } from '#domain/quiz/answer.ts';
import { type QuizRun, scoreOf } from '#domain/quiz/quiz-run.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import type { QuizResult } from './result-tag.ts';

export interface AnsweredQuestion {
  readonly question: PlayedQuestion;
  /** Null if the question was skipped. */
  readonly given: Answer | null;
  /** Whether the child asked for a hint. */
  readonly hasHint: boolean;
}

interface RunDetails {
  readonly run: QuizRun<PlayedQuestion>;
}

/** The history state for the result page. */
export function detailsOf(run: QuizRun<PlayedQuestion>): RunDetails {
  return { run };
}

/** Null if the state is not that of a run with this result, as in a reopened or foreign address. */
export function readDetails(
  state: unknown,
  { score, t: total }: QuizResult,
): readonly AnsweredQuestion[] | null {
  const { run } = (state ?? {}) as Partial<RunDetails>;
  // An older version of the page stored the questions elsewhere.
  if (run?.questions === undefined || run.questions.length !== total) return null;
  return scoreOf(run) === score ? answersOf(run) : null;
}

/** The questions of a run with the child's answers. */
export function answersOf(run: QuizRun<PlayedQuestion>): readonly AnsweredQuestion[] {
  return run.questions.map((question, at) => ({
    question,
    given: run.answers[at] ?? null,
    hasHint: run.hints.includes(at),
  }));
}
