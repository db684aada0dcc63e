import { type Changes, changesIn, editWords, isMended, mistakesIn } from '../edit-text.ts';
import { isTypedText } from '../typed-answer.ts';
import type { Answer, Marking } from './marking.ts';

/** Find the mistakes of a text, and write the better words. */
export interface MarkedEdit {
  readonly kind: 'edit';
  /** In the notation of edit-text.ts. */
  readonly text: string;
}

export const editMarking: Marking<MarkedEdit> = {
  isAnswer: ({ text }, value) => isTypedText(value) && changesIn(value, editWords(text)) !== null,

  /** The parts are the mistakes. A change of a word that was right is no part, and counts neither way. */
  markParts(question, answer) {
    const changes = changesOf(question, answer);
    return mistakesIn(question.text).map(([at, word]) => isMended(word, changes.get(at) ?? ''));
  },
};

export function changesOf({ text }: Pick<MarkedEdit, 'text'>, answer: Answer | null): Changes {
  return changesIn(typeof answer === 'string' ? answer : '', editWords(text)) ?? new Map();
}
