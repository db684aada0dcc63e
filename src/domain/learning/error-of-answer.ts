// The learner error behind a wrong answer (product §7.14).

import { type Answer, isRight } from '../quiz/answer.ts';
import { hasChoices } from '../quiz/choices.ts';
import type { Question } from '../quiz/question.ts';

/** The error of the chosen option; of a spot question and of one without choices, its first error. Null: it is right. */
export function errorOfAnswer(question: Question, answer: Answer): string | null {
  if (isRight(question, answer)) return null;
  const { errors } = question;
  if (!hasChoices(question) || question.kind === 'spot') return errors[0] ?? null;
  const index = Number(answer);
  return errors[index < question.answer ? index : index - 1] ?? null;
}
