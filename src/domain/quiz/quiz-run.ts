// One pass through a level as a state machine (product §7.5): `(state, event) => state`.
// Invariants: a question is locked by its first answer; the score counts right answers;
// Skip moves on without recording, Next only after an answer; a skipped question may be returned to until Submit; a
// closed run no longer changes.

export interface QuizRun {
  /** Index of the right choice of each question, from 0. */
  readonly keys: readonly number[];
  /** Position of the question on the screen, from 0. */
  readonly position: number;
  /** The furthest position so far. What lies before it without an answer was skipped. */
  readonly reached: number;
  /** The choice made at each question; null if it was skipped or not reached. */
  readonly answers: readonly (number | null)[];
  /** The positions of the questions for which the child asked for a hint before the answer; it costs nothing. */
  readonly hints: readonly number[];
  readonly isSubmitted: boolean;
}

export type QuizEvent =
  | { type: 'answer'; choice: number }
  | { type: 'hint' }
  | { type: 'next' }
  | { type: 'skip' }
  | { type: 'return'; position: number }
  | { type: 'submit' };

export type Mark = 'unanswered' | 'correct' | 'incorrect';

export function startQuiz(keys: readonly number[]): QuizRun {
  const answers = keys.map(() => null);
  return { keys, position: 0, reached: 0, answers, hints: [], isSubmitted: false };
}

/**
 * Restores a run that a reload interrupted from what was stored; null if that does not fit these questions
 * (another level, content that changed since, or anything else that was stored there).
 */
export function resumeQuiz(keys: readonly number[], stored: unknown): QuizRun | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { position, answers, reached, hints = [] } = stored as Record<string, unknown>;
  if (!isIndex(position) || !isIndex(reached)) return null;
  if (position > reached || reached >= keys.length) return null;
  if (!Array.isArray(answers) || answers.length !== keys.length) return null;
  const isOfThisRun = answers.every((a, at) => a === null || (isIndex(a) && at <= reached));
  if (!isOfThisRun || !Array.isArray(hints) || !hints.every((at) => isIndex(at) && at <= reached))
    return null;
  return { ...startQuiz(keys), position, reached, answers, hints };
}

/** Ignores an event that does not apply to the state (a second answer, Next before an answer …). */
export function playQuiz(run: QuizRun, event: QuizEvent): QuizRun {
  if (run.isSubmitted) return run;
  const isAnswered = markAt(run, run.position) !== 'unanswered';
  switch (event.type) {
    case 'answer':
      if (isAnswered || isFinished(run)) return run;
      return { ...run, answers: run.answers.with(run.position, event.choice) };
    case 'hint':
      if (isAnswered || run.hints.includes(run.position)) return run;
      return { ...run, hints: [...run.hints, run.position] };
    case 'next':
      return isAnswered && !isLast(run) ? moveOn(run) : run;
    case 'skip':
      return !isAnswered && !isLast(run) ? moveOn(run) : run;
    case 'return':
      return skippedIn(run).includes(event.position) ? { ...run, position: event.position } : run;
    case 'submit':
      return isLast(run) ? { ...run, isSubmitted: true } : run;
  }
}

export function isLast(run: QuizRun): boolean {
  return run.position >= run.keys.length - 1;
}

/** From the furthest question to the one after it; from a skipped one to the next skipped one, then back there. */
function moveOn(run: QuizRun): QuizRun {
  if (run.position === run.reached) {
    return { ...run, position: run.position + 1, reached: run.reached + 1 };
  }
  const next = skippedIn(run).find((position) => position > run.position);
  return { ...run, position: next ?? run.reached };
}

/** The positions of the skipped questions, in order. */
export function skippedIn(run: QuizRun): number[] {
  const passed = [...run.keys.keys()].slice(0, run.reached);
  return passed.filter((position) => markAt(run, position) === 'unanswered');
}

export function markAt(run: QuizRun, position: number): Mark {
  const answer = run.answers[position] ?? null;
  if (answer === null) return 'unanswered';
  return answer === run.keys[position] ? 'correct' : 'incorrect';
}

export function scoreOf(run: QuizRun): number {
  return run.keys.filter((_, position) => markAt(run, position) === 'correct').length;
}

function isFinished(run: QuizRun): boolean {
  return run.position >= run.keys.length;
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
