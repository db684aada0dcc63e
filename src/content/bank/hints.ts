// What every hint keeps to, of a skill or of a question (content guide §10): one sentence, short, and no answer in it.

import { sentencesOf } from '#domain/quiz/accepted-sentences.ts';
import type { ProducedQuestion } from '#domain/quiz/question.ts';
import { withoutQuotations } from '../language/words.ts';
import { type Item, isChoiceItem } from './bank.ts';
import { splitIntoSentences } from './sheet-texts.ts';

export const MOST_WORDS_IN_HINT = 14;

/** The answer of a question that a hint contains; undefined: none. */
export function answerToldBy(hint: string, item: Item): string | undefined {
  return answersOf(item).find((answer) => tells(hint, answer));
}

function answersOf(item: Item): readonly string[] {
  if (!isChoiceItem(item)) return writtenAnswersOf(item.question);
  return item.kind === 'spot' ? [] : [item.choices[item.answer] ?? ''];
}

function writtenAnswersOf(question: ProducedQuestion): readonly string[] {
  if (question.kind === 'rewrite') return question.accept.flatMap(sentencesOf);
  return question.kind === 'type' ? question.accept : [];
}

const MOST_COMMON = 4;

/** Short words stand in hints by nature: “Is it one or many?” gives no “is” away. */
function tells(hint: string, answer: string): boolean {
  const wanted = plain(answer);
  return wanted.length > MOST_COMMON && ` ${plain(hint)} `.includes(` ${wanted} `);
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []).join(' ');
}

/** A sentence inside quotation marks is spoken about, and does not count. */
export function sentencesIn(text: string): number {
  return splitIntoSentences(withoutQuotations(text)).length;
}
