// One pass through a level as a state machine (product §7.5): `(state, event) => state`.
// Invariants: a question is locked by its first answer; the score counts right answers;
// Skip moves on without recording, Next only after an answer; a skipped question may be
// returned to.

import { type Answer, isAnswerTo, isRight, type Marked } from './answer.ts';
import { type Seed, shuffleQuestions } from './shown-order.ts';

type Shown = Marked & { readonly id: string };

export interface QuizRun<Question extends Marked = Marked> {
  /** In the order in which they are asked. */
  readonly questions: readonly Question[];
  /** The seed of the order of questions and options. */
  readonly seed: Seed;
  /** Position of the question on the screen, from 0. */
  readonly position: number;
  /** The furthest position so far. Unanswered questions before it were skipped. */
  readonly reached: number;
  /** The answer to each question; null if it was skipped or not reached. */
  readonly answers: readonly (Answer | null)[];
  /** The positions of the questions for which the child asked for a hint before the answer; it costs nothing. */
  readonly hints: readonly number[];
}

export type QuizEvent =
  | { type: 'answer'; answer: Answer }
  | { type: 'hint' }
  | { type: 'next' }
  | { type: 'skip' }
  | { type: 'return'; position: number };

export type Mark = 'unanswered' | 'correct' | 'incorrect';

/** `seed` is empty the first time a level is played. */
export function startQuiz<Q extends Shown>(questions: readonly Q[], seed: Seed = ''): QuizRun<Q> {
  return {
    questions: shuffleQuestions(questions, seed),
    seed,
    position: 0,
    reached: 0,
    answers: questions.map(() => null),
    hints: [],
  };
}

/**
 * Restores a run that a reload interrupted from its stored form; null if that does not fit these questions
 * (another level, content that changed since, or anything else that was stored there).
 */
export function resumeQuiz<Q extends Shown>(
  questions: readonly Q[],
  stored: unknown,
): QuizRun<Q> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { seed, position, answers, reached, hints } = stored as Record<string, unknown>;
  if (typeof seed !== 'string' || !isIndex(position) || !isIndex(reached)) return null;
  if (position > reached || reached >= questions.length) return null;
  const run = startQuiz(questions, seed);
  const areOfThisRun =
    Array.isArray(answers) &&
    answers.length === questions.length &&
    run.questions.every((question, at) => {
      const answer: unknown = answers[at];
      return answer === null || (at <= reached && isAnswerTo(question, answer));
    });
  if (!areOfThisRun || !Array.isArray(hints) || !hints.every((at) => isIndex(at) && at <= reached))
    return null;
  return { ...run, position, reached, answers, hints };
}

/** Ignores an event that does not apply to the state (a second or an incomplete answer, Next before an answer …). */
export function playQuiz<Q extends Marked>(run: QuizRun<Q>, event: QuizEvent): QuizRun<Q> {
  const isAnswered = markAt(run, run.position) !== 'unanswered';
  switch (event.type) {
    case 'answer': {
      const question = run.questions[run.position];
      if (isAnswered || question === undefined || !isAnswerTo(question, event.answer)) return run;
      return { ...run, answers: run.answers.with(run.position, event.answer) };
    }
    case 'hint':
      if (isAnswered || run.hints.includes(run.position)) return run;
      return { ...run, hints: [...run.hints, run.position] };
    case 'next':
      return isAnswered && !isLast(run) ? moveOn(run) : run;
    case 'skip':
      return !isAnswered && !isLast(run) ? moveOn(run) : run;
    case 'return':
      return skippedIn(run).includes(event.position) ? { ...run, position: event.position } : run;
  }
}

export function isLast(run: QuizRun): boolean {
  return run.position >= run.questions.length - 1;
}

/** From the furthest question to the one after it; from a skipped one to the next skipped one, then back there. */
function moveOn<Q extends Marked>(run: QuizRun<Q>): QuizRun<Q> {
  if (run.position === run.reached) {
    return { ...run, position: run.position + 1, reached: run.reached + 1 };
  }
  const next = skippedIn(run).find((position) => position > run.position);
  return { ...run, position: next ?? run.reached };
}

/** The positions of the skipped questions, in order. */
export function skippedIn(run: QuizRun): number[] {
  const passed = [...run.questions.keys()].slice(0, run.reached);
  return passed.filter((position) => markAt(run, position) === 'unanswered');
}

export function markAt(run: QuizRun, position: number): Mark {
  const answer = run.answers[position] ?? null;
  if (answer === null) return 'unanswered';
  const question = run.questions[position];
  return question !== undefined && isRight(question, answer) ? 'correct' : 'incorrect';
}

export function scoreOf(run: QuizRun): number {
  return run.questions.filter((_, position) => markAt(run, position) === 'correct').length;
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
