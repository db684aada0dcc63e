// `npm run content:report`: how the bank stands, as plain tables: amounts, places of the key, agreement of
// the readers, length of the texts, the words of the day by month, who vouches for the pairs.

import type { Bank } from './bank.ts';
import { runCommand } from './command.ts';
import { CONTENT_DIR } from './one-file.ts';
import { readBank } from './read-bank.ts';
import { READINGS_DIR, type Readings, readReadings } from './readings.ts';
import { agreementOfReaders } from './report/agreement.ts';
import { amounts } from './report/amounts.ts';
import { pairWitnesses } from './report/pair-witnesses.ts';
import { table } from './report/table.ts';
import { textLengths } from './report/text-lengths.ts';
import { wordsByMonth } from './report/words-by-month.ts';

export function reportOn(bank: Bank, readings: Readings): string {
  return [
    table('How much', amounts(bank)),
    table(
      'Places of the key (%), drag questions left out; agreement of readers; keys changed since they agreed',
      agreementOfReaders(bank, readings),
    ),
    table('Mean number of words in a text', textLengths(bank)),
    table('Words of the day, by month', wordsByMonth(bank)),
    table('Pairs of the word games, by who vouches for them', pairWitnesses(bank)),
  ].join('\n\n');
}

async function main(): Promise<void> {
  const { bank } = await readBank(CONTENT_DIR);
  console.log(reportOn(bank, await readReadings(READINGS_DIR)));
}

if (import.meta.main) await runCommand(main);
