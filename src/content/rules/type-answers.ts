// A slip of spelling is told apart from a wrong idea (product §7.6), so no other word may pass for a slip (content guide
// §5.10): every word within one slip of an accepted answer is accepted or among the known mistakes. The words are those
// that the content uses anywhere, and the irregular forms: what a child may mean.

import type { ProducedQuestion } from '#domain/quiz/question.ts';
import { isSlip, typedForm } from '#domain/quiz/typed-answer.ts';
import { isChoiceItem, itemsOf } from '../bank/bank.ts';
import { proseOf } from '../bank/prose.ts';
import { withoutNames } from '../bank/twins.ts';
import { irregularForms } from '../language/inflection.ts';
import type { Rule } from './rule.ts';

type TypeQuestion = Extract<ProducedQuestion, { kind: 'type' }>;
type IsWord = (word: string) => boolean;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const POSSESSIVE = /(?<!s)'s$|(?<=s)'$/;

export const typeAnswers: Rule = {
  name: 'type-answers',
  severity: 'error',
  *check(bank) {
    const used = new Set(proseOf(bank).flatMap(({ text }) => [...withoutNames(text)]));
    const isWord: IsWord = (word) =>
      [word, word.replace(POSSESSIVE, '')].some(
        (form) => used.has(form) || irregularForms.has(form),
      );
    for (const item of itemsOf(bank)) {
      if (isChoiceItem(item) || item.question.kind !== 'type') continue;
      for (const message of faultsOf(item.question, isWord)) {
        yield { file: item.file, id: item.id, message };
      }
    }
  },
};

function* faultsOf({ accept, wrong, isExact }: TypeQuestion, isWord: IsWord): Iterable<string> {
  const known = new Set(
    [...accept, ...wrong.map(({ answer }) => answer)].map((answer) => typedForm(answer, isExact)),
  );
  for (const answer of accept) {
    const slips = slipsOf(typedForm(answer, isExact)).filter(
      (slip) => !known.has(slip) && slip.toLowerCase().split(' ').every(isWord),
    );
    if (slips.length > 0) {
      yield `This would pass for a slip of “${answer}”; accept it or list it as wrong: ${slips.join(', ')}`;
    }
  }
}

/** Everything that marking takes for a slip of a right form. */
function slipsOf(form: string): string[] {
  const near = [...form].flatMap((letter, at) => {
    const [before, after] = [form.slice(0, at), form.slice(at + 1)];
    return [
      before + after,
      before + after.charAt(0) + letter + after.slice(1),
      ...LETTERS.flatMap((other) => [before + other + after, before + other + letter + after]),
    ];
  });
  return [...new Set(near)].filter((slip) => slip !== form && isSlip(form, slip));
}
