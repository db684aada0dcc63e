// `npm run content:report`: the state of the bank, as plain tables: amounts, agreement of the readers, verdicts on the
// reasons, positions of keys and mistakes, kinds, learner errors, settings, length of the texts, the words of the day by
// month, what confirms the pairs.

import type { Bank } from '#content/bank/bank.ts';
import { readContent } from '#content/content.ts';
import { runCommand } from '../command.ts';
import { CONTENT_DIR } from '../reading/one-file.ts';
import { READINGS_DIR, type Readings, readReadings } from '../reading/readings.ts';
import { agreementOfReaders } from './agreement.ts';
import { amounts } from './amounts.ts';
import { kinds } from './kinds.ts';
import { errorsByUse } from './learner-errors.ts';
import { pairConfirmations } from './pair-confirmations.ts';
import { positions } from './positions.ts';
import { verdictsOnReasons } from './reasons.ts';
import { samples } from './samples.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { textLengths } from './text-lengths.ts';
import { wordsByMonth } from './words-by-month.ts';

export function reportOn(bank: Bank, readings: Readings): string {
  return [
    table('How much', amounts(bank)),
    table(
      'Places of the key (%), drag questions left out; agreement of readers; entries to be read (again)',
      agreementOfReaders(bank, readings),
    ),
    table(
      'Verdicts on the reasons and lessons, raw (% of the items read); whose readers have seen the present words',
      verdictsOnReasons(bank, readings),
    ),
    table('Random samples: the blind answer, then the verdict (%)', samples(bank, readings)),
    table(
      'Keys of choice questions by position, mistakes by part of the sentence',
      positions(bank),
    ),
    table('Questions of each kind', kinds(bank)),
    table('Learner errors, by the number of items', errorsByUse(bank)),
    table('Settings, by keywords', settings(bank)),
    table('Mean number of words in a text', textLengths(bank)),
    table('Words of the day, by month', wordsByMonth(bank)),
    table('Pairs of the word games, by who vouches for them', pairConfirmations(bank)),
  ].join('\n\n');
}

async function main(): Promise<void> {
  const { bank } = await readContent(CONTENT_DIR);
  console.log(reportOn(bank, await readReadings(READINGS_DIR)));
}

if (import.meta.main) await runCommand(main);
