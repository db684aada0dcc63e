// A text to edit is long enough to be read and short enough for a screen or two, and its title says how many mistakes it
// has (content guide §5.10).

import { mendedText } from '#domain/quiz/edit-text.ts';
import { isChoiceItem, itemsOf } from '../bank/bank.ts';
import { countWords } from '../language/words.ts';
import type { Rule } from './rule.ts';

const LEAST_WORDS = 50;
const MOST_WORDS = 100;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

export const editShape: Rule = {
  name: 'edit-shape',
  severity: 'error',
  *check(bank) {
    for (const item of itemsOf(bank)) {
      if (isChoiceItem(item) || item.question.kind !== 'edit') continue;
      const { file, id, question } = item;
      const words = countWords(mendedText(question.text));
      if (words < LEAST_WORDS || words > MOST_WORDS) {
        const message = `The text has ${words} words; ${LEAST_WORDS} to ${MOST_WORDS} are right.`;
        yield { file, id, message };
      }
      const number = NUMBERS[question.mistakes.length] ?? '';
      if (!new RegExp(`\\b${number}\\b`, 'i').test(question.title)) {
        yield { file, id, message: `The title should say that there are ${number} mistakes.` };
      }
    }
  },
};
