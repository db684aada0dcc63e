// A slip of spelling is told apart from a wrong idea (product §7.6), so no English word may pass for a slip (content
// guide §5.10): every word within one slip of an accepted answer is accepted or among the known mistakes.

import { isSlip, typedForm } from '#domain/quiz/typed-answer.ts';
import { loadSpeller } from '../language/speller.ts';
import { producedRule } from './rule.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

export const typeAnswers = producedRule(
  'type',
  'type-answers',
  'error',
  async function* (question) {
    const isWord = await loadSpeller();
    const { accept, wrong, isExact } = question;
    const known = new Set(
      [...accept, ...wrong.map(({ answer }) => answer)].map((answer) => typedForm(answer, isExact)),
    );
    for (const answer of accept) {
      const form = typedForm(answer, isExact);
      const words = slipsOf(form).filter(
        (slip) => !known.has(slip) && !/s's/.test(slip) && slip.split(' ').every(isWord),
      );
      if (words.length > 0) {
        yield `Words that would pass for slips of “${answer}”; accept them or list them as wrong: ${words.join(', ')}`;
      }
    }
  },
);

/** Everything that marking takes for a slip of a right form. */
function slipsOf(form: string): string[] {
  const near = [...form].flatMap((_, at) => {
    const [before, letter, after] = [form.slice(0, at), form.charAt(at), form.slice(at + 1)];
    return [
      before + after,
      before + after.charAt(0) + letter + after.slice(1),
      ...LETTERS.flatMap((other) => [before + other + after, before + other + letter + after]),
    ];
  });
  return [...new Set(near)].filter((slip) => slip !== form && isSlip(form, slip));
}
