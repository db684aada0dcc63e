// The props of every question player (product §7.4). In `choice` and `drag` the first choice is the answer; in the
// other kinds the child submits a complete answer with Check. After that a player only displays it (product §7.5).

import type { Answer } from '#domain/quiz/answer.ts';
import type { PlayedQuestion } from './question.ts';

export interface PlayerProps<Question = PlayedQuestion, Given extends Answer = Answer> {
  question: Question;
  /** The indexes of the displayed items, in display order (`shownOrder`). */
  order: readonly number[];
  /** The child's answer, or null before it. */
  given: Given | null;
  /** The child has chosen. */
  onAnswer: (answer: Given) => void;
  /** The child's answer so far; null until it is complete. */
  onDraft: (answer: Given | null) => void;
  /** Called when something is picked up, selected or placed before the answer. */
  onTouch?: () => void;
}
