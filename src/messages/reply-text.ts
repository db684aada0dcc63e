// The server works with codes. This is the only place that turns a code into text, in the current edition.

import { fieldProblems, refusals } from './account-replies.ts';
import { competitionProblems, competitionRefusals } from './competition-replies.ts';
import { limitRefusals } from './limit-replies.ts';
import { membershipRefusals } from './membership-replies.ts';

const texts: Readonly<Record<string, string>> = {
  ...fieldProblems,
  ...refusals,
  ...membershipRefusals,
  ...competitionProblems,
  ...competitionRefusals,
  ...limitRefusals,
};

/** The text for the reason of a refusal or the problem of a field; undefined if there is no such code. */
export function replyText(code: string): string | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
}
