// The questions whose answer the child produces, as a reader sees them.

import type { ProducedItem } from '#content/bank/bank.ts';
import { isAnswerTo, isRight } from '#domain/quiz/answer.ts';
import type { ProducedQuestion } from '#domain/quiz/question.ts';
import { forEditors } from '../../kinds/all-for-editors.ts';
import { type Entry, fault, type RawAnswer } from './sheet.ts';

export const HOW_TO_ANSWER = [
  'Other kinds are answered with a list. order: the numbers of the tiles in their order. sort: the letter of the box of',
  'each word. match: the letter of the right side for each left side. passage: the letter of the option at each place.',
  'type: the word or words to write, as a text. rewrite and listen: the whole sentence, as a text. edit: a list of changes,',
  'such as `childs = children`.',
];

export function producedEntry({ id, title, question }: ProducedItem): Entry {
  const form = forEditors(question).readingForm(question);
  return {
    id,
    label: id,
    lines: [title, ...form.lines].filter((line) => line !== ''),
    key: form.key,
    judged: form.judged,
    parse(raw) {
      const tokens = tokensIn(raw, question.kind);
      const answer = form.answerOf(tokens);
      if (!isAnswerTo(question, answer)) return fault(`“${tokens.join(' ')}” is no answer to it.`);
      const said = form.say(answer);
      return { ok: true, answer: tokens.join(' '), said, isKey: isRight(question, answer) };
    },
  };
}

const WRITTEN = ['type', 'rewrite', 'listen'] as const;

/** A list as given, or in the form kept in readings: `2 0 1`, `A B A`. */
function tokensIn(raw: RawAnswer, kind: ProducedQuestion['kind']): string[] {
  if (WRITTEN.some((one) => one === kind)) return [String(raw).trim()];
  if (kind === 'edit')
    return (typeof raw === 'string' ? raw.split(';') : [raw].flat(2)).map(String);
  const list = typeof raw === 'string' ? raw.split(/[\s,]+/) : [raw].flat(2);
  return list.map((token) => String(token).trim().toUpperCase());
}
