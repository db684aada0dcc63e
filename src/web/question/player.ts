// What every question player is given: the question, what was chosen, and where to tell a choice (spec §3 Question).
// The first choice is the answer; once there is one, a player only shows it (spec §4).

import type { QuizQuestion } from '#contract/quiz.ts';

export interface PlayerProps {
  question: QuizQuestion;
  /** Index of the child's choice, or null before it. */
  chosen: number | null;
  onAnswer: (choice: number) => void;
  /** Something small was touched on the way to an answer. */
  onTouch?: () => void;
}
