// An article before the blank must not give the key away (content guide §5.7): after `a` or `an`, at least one wrong
// option must begin with the same kind of sound as the key.

import { choiceRule } from './rule.ts';

export const articleGivesKey = choiceRule('article-gives-key', 'advice', function* (item) {
  const article = /\b(an?)\s+____/i.exec(item.text)?.[1]?.toLowerCase();
  if (article === undefined) return;
  const fitting = item.choices.filter((option) => articleFor(option) === article);
  const isGivenAway = fitting.length === 1 && fitting[0] === item.choices[item.answer];
  if (isGivenAway) yield `“${article}” before the blank fits only the key.`;
});

const SILENT_H = /^(hour|honest|honour|heir)/i;
/** Spelt with a vowel, pronounced with “you” or “w”: uniform, useful, European, one. */
const SPOKEN_CONSONANT = /^(uni(?!m|n)|us[aeiu]|ut[ei]|eu|ewe\b|one\b|once\b)/i;

function articleFor(option: string): 'a' | 'an' {
  if (SILENT_H.test(option)) return 'an';
  return /^[aeiou]/i.test(option) && !SPOKEN_CONSONANT.test(option) ? 'an' : 'a';
}
