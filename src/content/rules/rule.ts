// A rule of the checker. Each is in its own file under rules/, with its test beside it.

import { type Bank, type Item, itemsOf } from '../bank/bank.ts';
import type { Problem, Severity } from '../problem.ts';

/** `severity` only if it differs from that of the rule. */
export type Finding = Pick<Problem, 'file' | 'id' | 'message'> & { severity?: Severity };

export type Rule = {
  name: string;
  severity: Severity;
  check(bank: Bank): Iterable<Finding> | Promise<Iterable<Finding>>;
};

/** A rule that looks at one item at a time; `faultsOf` yields one sentence per fault. */
export function itemRule(
  name: string,
  severity: Severity,
  faultsOf: (item: Item) => Iterable<string>,
): Rule {
  return {
    name,
    severity,
    *check(bank) {
      for (const item of itemsOf(bank)) {
        for (const message of faultsOf(item)) yield { file: item.file, id: item.id, message };
      }
    },
  };
}
