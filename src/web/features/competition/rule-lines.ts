// The rules of a competition in the language of the page, with its figures in their places.

import type { CompetitionAttributes } from '#contract/competition.ts';
import { SUBMIT_GRACE_S } from '#domain/competition/figures.ts';
import { fill } from '#messages/fill.ts';
import type { Language } from '#messages/language.ts';

type Ruled = Pick<
  CompetitionAttributes,
  'rules' | 'questionCount' | 'secondsPerQuestion' | 'resultsWithinDays'
>;

export function ruleLines(
  { rules, questionCount, secondsPerQuestion, resultsWithinDays }: Ruled,
  part: keyof Ruled['rules'],
  language: Language,
): string[] {
  const figures = {
    questions: questionCount,
    seconds: secondsPerQuestion,
    days: resultsWithinDays,
    grace: SUBMIT_GRACE_S,
  };
  return rules[part].map((line) => fill(line[language], figures));
}
