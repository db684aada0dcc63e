// A long word of the stem that recurs in the key alone is a clue (content guide §5.7). Find-the-mistake and drag
// questions take their choices from the stem, so the rule does not apply to them; nor to a question that asks the child
// to pick a word out of the sentence, where every option is an echo.

import { wordsOf } from '../language/words.ts';
import { choiceRule } from './rule.ts';

const LONG = 5;

export const echoWord = choiceRule('echo-word', 'advice', function* (item) {
  if (item.kind !== 'choice') return;
  const stem = new Set(wordsOf(item.text).filter((word) => word.length >= LONG));
  const echoesOf = (option: string) => wordsOf(option).filter((word) => stem.has(word));
  const inOthers = item.choices.some(
    (option, index) => index !== item.answer && echoesOf(option).length > 0,
  );
  const echo = echoesOf(item.choices[item.answer] ?? '')[0];
  if (echo !== undefined && !inOthers)
    yield `The word “${echo}” of the text comes back in the key alone.`;
});
