// Gilli's words about a produced answer (product §7.6): the number of right parts, the reasons of the wrong ones, a
// spelling slip, the right answer, and the rule.

import type { Answer } from '#domain/quiz/answer.ts';
import { markHeard } from '#domain/quiz/heard-sentence.ts';
import { markRewritten } from '#domain/quiz/rewritten-sentence.ts';
import { markTyped } from '#domain/quiz/typed-answer.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import type { AnswerPart } from '#web/question/kinds/kind-wording.ts';
import { partsOf, wordingOf } from '#web/question/kinds/wordings.ts';
import type { ProducedQuestion } from '#web/question/question.ts';
import { praiseOrComfort } from './praise.ts';

/** Empty if there is nothing to say. */
export function wordsForProduced(question: ProducedQuestion, answer: Answer, turn: number) {
  const parts = partsOf(question, answer);
  const isRight = parts.every((part) => part.isRight);
  return {
    word: praiseOrComfort(isRight, turn),
    count: countOf(parts),
    reasons: reasonsOf(question, parts),
    slip: isSlip(question, answer) ? slipText(question) : '',
    answer: isRight ? '' : answerOf(question, parts),
    why: question.why,
  };
}

function countOf(parts: readonly AnswerPart[]): string {
  if (parts.length === 1) return '';
  const right = parts.filter(({ isRight }) => isRight).length;
  return fill(texts.quizKinds.rightParts, { right, total: parts.length });
}

/** Each reason once, with the first part it is about. */
function reasonsOf(question: ProducedQuestion, parts: readonly AnswerPart[]): string[] {
  const { aboutPart } = wordingOf(question);
  const wrong = parts.filter(({ isRight, why }) => !isRight && why !== '');
  const firsts = wrong.filter(({ why }, at) => wrong.findIndex((one) => one.why === why) === at);
  return firsts.map((part) => aboutPart?.(part) ?? part.why);
}

function isSlip(question: ProducedQuestion, answer: Answer): boolean {
  const typed = String(answer);
  if (question.kind === 'rewrite') return markRewritten(question, typed).kind === 'slip';
  if (question.kind === 'listen') return markHeard(question, typed).kind === 'spelling';
  return question.kind === 'type' && markTyped(question, typed).kind === 'slip';
}

function slipText({ kind }: ProducedQuestion): string {
  if (kind === 'listen') return texts.quizKinds.heardSlips;
  return kind === 'rewrite' ? texts.quizKinds.sentenceSlip : texts.quizKinds.slip;
}

/** Parts that are marked one by one are each shown with the right answer. */
function answerOf(question: ProducedQuestion, [part]: readonly AnswerPart[]): string {
  return wordingOf(question).rightAnswer?.(part?.right ?? '') ?? '';
}
