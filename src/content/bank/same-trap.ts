// Finds items that set the same trap: the same skill, form and answer, in whatever words. The form is the kind of
// question. The answer is the key, or the change that mends a sentence with a mistake. The skill is the same if
//   – both name it alike, or
//   – their wrong choices stand for the same learner errors, or
//   – two thirds of these errors are the same, and so are two of the wrong choices.
// A key that many skills share, such as “is”, is thus no trap by itself.

import type { ChoiceItem } from './bank.ts';

const MIN_SHARED_ERRORS = 2 / 3;
const MIN_SHARED_CHOICES = 2;

export type SameTrap = { first: ChoiceItem; second: ChoiceItem };

/** Every pair of one earlier and one later item that sets its trap again; of several earlier ones, the first. */
export function sameTraps(
  earlier: readonly ChoiceItem[],
  later: readonly ChoiceItem[],
): SameTrap[] {
  const byAnswer = new Map<string, ChoiceItem[]>();
  for (const item of earlier) {
    const answer = formAndAnswerOf(item);
    if (answer !== undefined) byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), item]);
  }
  return later.flatMap((second) => {
    const candidates = byAnswer.get(formAndAnswerOf(second) ?? '') ?? [];
    const first = candidates.find((item) => isSameSkill(item, second));
    return first === undefined ? [] : [{ first, second }];
  });
}

function formAndAnswerOf(item: ChoiceItem): string | undefined {
  const { kind, text, correction, choices, answer } = item;
  if (kind !== 'spot') {
    const form = kind === 'choice' && text.includes('____') ? 'gap' : kind;
    return `${form}: ${plain(choices[answer] ?? '')}`;
  }
  // In a sentence without a mistake there is nothing to compare.
  return correction === undefined ? undefined : `${kind}: ${changeBetween(text, correction)}`;
}

function isSameSkill(one: ChoiceItem, other: ChoiceItem): boolean {
  if (plain(one.skill) === plain(other.skill)) return true;
  const errors = overlap(new Set(one.errors), new Set(other.errors));
  if (errors === 1) return true;
  return errors >= MIN_SHARED_ERRORS && sharedDistractors(one, other) >= MIN_SHARED_CHOICES;
}

function sharedDistractors(one: ChoiceItem, other: ChoiceItem): number {
  const distractors = ({ choices, answer }: ChoiceItem) =>
    choices.filter((_, index) => index !== answer).map(plain);
  const ofOther = new Set(distractors(other));
  return distractors(one).filter((choice) => ofOther.has(choice)).length;
}

/** The Jaccard overlap; 0 if both sets are empty. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((each) => other.has(each)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

/** What mends a sentence: “was → were”, or, if only the marks change, “, → ”. */
function changeBetween(text: string, correction: string): string {
  const [before, after] = [text.split(/\s+/), correction.split(/\s+/)];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const changed = [before, after].map((words) => words.slice(start, words.length - end));
  const words = changed.map((part) => part.map(withoutMarks).join(' '));
  return words[0] === words[1] ? changed.map(marksOf).join(' → ') : words.join(' → ');
}

function marksOf(words: readonly string[]): string {
  return words.join('').replace(/[\p{L}\p{N}]/gu, '');
}

/** Case is kept: a capital letter may be what is mended. */
function withoutMarks(word: string): string {
  return word.replace(/[^\p{L}\p{N}'’-]/gu, '');
}

function plain(text: string): string {
  return text.toLowerCase().split(/\s+/).map(withoutMarks).join(' ');
}
