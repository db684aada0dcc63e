// The props of every question player (product §7.4). In `choice` and `drag` the first choice is the answer; in the other
// kinds the child has a complete answer checked. After that a player only displays it (product §7.5).

import type { Answer } from '#domain/quiz/answer.ts';
import type { PlayedQuestion } from './question.ts';

export interface PlayerProps<Question = PlayedQuestion, Given extends Answer = Answer> {
  question: Question;
  /** The indexes of what it shows, in the order in which to show it (`shownOrder`). */
  order: readonly number[];
  /** The child's answer, or null before it. */
  given: Given | null;
  /** The child has chosen. */
  onAnswer: (answer: Given) => void;
  /** What the child has produced so far; null until it is a complete answer. */
  onDraft: (answer: Given | null) => void;
  /** Called when something is picked up, selected or placed, before there is an answer. */
  onTouch?: () => void;
}
