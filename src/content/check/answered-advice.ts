// Advice that an author does not follow is answered in the item or worksheet (`answered: {rule: "why"}`). It silences that
// advice for that item and nothing else. It must name a rule that gives advice, and the rule must actually give it:
// a stale answer is an error, so that answers never pile up.

import { type Bank, itemsOf } from '../bank/bank.ts';
import { sheetsOf } from '../bank/worksheets.ts';
import type { Problem } from '../problem.ts';
import type { Rule } from '../rules/rule.ts';
import { SPELLING } from '../rules/spelling.ts';

export function settleAdvice(bank: Bank, rules: readonly Rule[], given: Problem[]): Problem[] {
  const adviceRules = new Set(
    rules.filter(({ severity }) => severity === 'advice').map(({ name }) => name),
  );
  const keyOf = (file: string, id: string, rule: string) => `${file}\n${id}\n${rule}`;
  const isGiven = new Set(given.map(({ file, id, rule }) => keyOf(file, id, rule)));
  const isAnswered = new Set<string>();
  const faults: Problem[] = [];

  const sheets = sheetsOf(bank).map((sheet) => ({ ...sheet, id: 'sheet' }));
  for (const { file, id, answered } of [...itemsOf(bank), ...sheets]) {
    for (const name of Object.keys(answered)) {
      if (name === SPELLING) continue; // the rule itself knows which words its answer allows
      const key = keyOf(file, id, name);
      const fault = !adviceRules.has(name)
        ? `The answer names “${name}”, which is not a rule that gives advice.`
        : !isGiven.has(key)
          ? `The advice ${name} is not given for this item: take the answer out.`
          : undefined;
      if (fault === undefined) isAnswered.add(key);
      else faults.push({ file, id, rule: 'answered-advice', severity: 'error', message: fault });
    }
  }
  const open = given.filter(
    ({ file, id, rule, severity }) =>
      severity === 'error' || !isAnswered.has(keyOf(file, id, rule)),
  );
  return [...open, ...faults];
}
