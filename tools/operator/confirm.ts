// Commands that can't be undone ask before they act: at a terminal with a question, elsewhere they need --yes.

import { createInterface } from 'node:readline/promises';
import { OperatorError } from './command.ts';

export const confirmFlags = {
  'dry-run': 'says what would be done, and does nothing',
  yes: 'without asking',
};

/**
 * Returns false for a dry run, which is told. Throws OperatorError unless the operator agrees. `what`: what would be
 * done, as a whole sentence.
 */
export async function confirm(flags: ReadonlySet<string>, what: string): Promise<boolean> {
  if (flags.has('dry-run')) {
    console.log(`Dry run, nothing was changed: ${what}`);
    return false;
  }
  if (flags.has('yes')) return true;
  if (!process.stdin.isTTY) {
    throw new OperatorError(`${what}\nNothing was changed: repeat it with --yes.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${what}\nType yes to go on: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was changed.');
  return true;
}
