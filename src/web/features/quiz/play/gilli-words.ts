// Gilli's words after an answer, in parts and as one text to announce and to read aloud.

import type { Answer } from '#domain/quiz/answer.ts';
import { choicesOf, reasonFor } from '#domain/quiz/choices.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { isProduced, type PickedQuestion, type PlayedQuestion } from '#web/question/question.ts';
import { praiseOrComfort } from './praise.ts';
import { wordsForProduced } from './produced-words.ts';

/** For an answer to a question of any kind. `turn` varies the wording from question to question. */
export function wordsFor(question: PlayedQuestion, answer: Answer, turn: number): object {
  return isProduced(question)
    ? wordsForProduced(question, answer, turn)
    : wordsForChoice(question, Number(answer), turn);
}

/** For a question with choices; `answer` is empty if the choice was right. */
export function wordsForChoice(question: PickedQuestion, chosen: number, turn: number) {
  const { answerWas } = texts.quiz.playing;
  const isRight = chosen === question.answer;
  return {
    word: praiseOrComfort(isRight, turn),
    reason: reasonFor(question, chosen),
    answer: isRight ? '' : fill(answerWas, { answer: choicesOf(question)[question.answer] ?? '' }),
    /** Why the right choice is right, unless `reason` already says so. */
    why: isRight ? '' : question.why,
    corrected: correctedText(question),
  };
}

/** The corrected sentence as announced, without its marks; empty if there is nothing to correct. */
function correctedText({ correction }: PickedQuestion): string {
  if (correction === undefined) return '';
  const kept = correction.filter(({ change }) => change !== 'removed').map(({ text }) => text);
  return `${texts.quiz.playing.corrected} ${kept.join(' ')}`;
}

/** All parts in one line. */
export function spoken(words: object): string {
  return Object.values(words).flat().filter(Boolean).join(' ');
}
