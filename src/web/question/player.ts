// The props of every question player: the question, the choice so far, and callbacks (product §7.4). The first choice
// is the answer; after that a player only displays it (product §7.5).

import type { PlayedQuestion } from './question.ts';

export interface PlayerProps<Question = PlayedQuestion> {
  question: Question;
  /** Index of the child's choice, or null before it. */
  chosen: number | null;
  onAnswer: (choice: number) => void;
  /** Called when a word is picked up or selected, before there is an answer. */
  onTouch?: () => void;
}
