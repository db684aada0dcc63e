// Everything that is wrong with the content, or could be better: first the shape of the files, then the editorial
// rules.

import type { Bank } from '../bank/bank.ts';
import { allCollections } from '../collections.ts';
import type { Content } from '../content.ts';
import type { Problem } from '../problem.ts';
import { rules } from '../rules/all-rules.ts';
import { settleAdvice } from './answered-advice.ts';

export async function checkContent(content: Content): Promise<Problem[]> {
  return [...content.problems, ...missingFiles(content), ...(await checkBank(content.bank))];
}

export async function checkBank(bank: Bank): Promise<Problem[]> {
  const given: Problem[] = [];
  for (const { name, severity, check } of rules) {
    for (const finding of await check(bank)) given.push({ severity, ...finding, rule: name });
  }
  return settleAdvice(bank, rules, given);
}

/** A file that exists but cannot be read already has its own problem. */
function missingFiles({ filesOf, problems }: Content): Problem[] {
  return allCollections
    .filter((collection) => !collection.files.includes('*') && filesOf(collection).length === 0)
    .filter(({ files }) => !problems.some(({ file }) => file === files))
    .map(({ files: file }) => {
      const message = 'There is no such file.';
      return { file, id: 'file', rule: 'missing-file', severity: 'error', message };
    });
}
