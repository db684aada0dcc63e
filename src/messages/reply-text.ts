// The server answers with codes inside; this is the one place where a code becomes text, in the edition in force.

import { fieldProblems, refusals } from './account-replies.ts';

const texts: Readonly<Record<string, string>> = { ...fieldProblems, ...refusals };

/** The text for the reason of a refusal or the problem of a field; undefined for what is no such code. */
export function replyText(code: string): string | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
}
