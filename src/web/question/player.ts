// What every question player is given: the question, what was chosen, and where to tell a choice (product §7.4).
// The first choice is the answer; once there is one, a player only shows it (product §7.5).

import type { PlayedQuestion } from './question.ts';

export interface PlayerProps<Question = PlayedQuestion> {
  question: Question;
  /** Index of the child's choice, or null before it. */
  chosen: number | null;
  onAnswer: (choice: number) => void;
  /** Something small was touched on the way to an answer. */
  onTouch?: () => void;
}
