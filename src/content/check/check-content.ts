// Everything that is wrong with the content, or could be better: the shape of the files, then every editorial rule.

import type { Problem } from '#content/problem.ts';
import type { Bank } from '../bank/bank.ts';
import { type Counts, countsOf } from '../bank/counts.ts';
import { readBank } from '../read/read-bank.ts';
import { rules } from '../rules/all-rules.ts';
import { missingFrom } from '../rules/how-much.ts';
import { settleAdvice } from './answered-advice.ts';

export async function checkContent(
  contentDir: string,
): Promise<{ problems: Problem[]; counts: Counts }> {
  const { bank, problems } = await readBank(contentDir);
  return { problems: [...problems, ...(await checkBank(bank))], counts: countsOf(bank) };
}

export async function checkBank(bank: Bank): Promise<Problem[]> {
  const given: Problem[] = missingFrom(bank);
  for (const { name, severity, check } of rules) {
    for (const finding of await check(bank)) given.push({ ...finding, rule: name, severity });
  }
  return settleAdvice(bank, rules, given);
}
