// What a result shows beside its stars: the questions of the run and what the child chose (product §7.7). It stays on the
// device, with the result's entry in the history of the tab; the address holds the score alone.

import { type QuizRun, scoreOf } from '#domain/quiz/quiz-run.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import type { QuizResult } from './result-tag.ts';

export interface AnsweredQuestion {
  readonly question: PlayedQuestion;
  /** The index of the choice, from 0; null if the question was skipped. */
  readonly chosen: number | null;
  /** Whether the child asked for a hint. */
  readonly hasHint: boolean;
}

interface RunDetails {
  readonly questions: readonly PlayedQuestion[];
  readonly run: QuizRun;
}

/** The state to open the result with. */
export function detailsOf(questions: readonly PlayedQuestion[], run: QuizRun): RunDetails {
  return { questions, run };
}

/** Null if the state is none of a run with this result: an address that was opened again, or one from elsewhere. */
export function readDetails(
  state: unknown,
  { score, t: total }: QuizResult,
): readonly AnsweredQuestion[] | null {
  const { questions, run } = (state ?? {}) as Partial<RunDetails>;
  if (questions?.length !== total || run === undefined || scoreOf(run) !== score) return null;
  return questions.map((question, at) => ({
    question,
    chosen: run.answers[at] ?? null,
    hasHint: run.hints.includes(at),
  }));
}
