// What the readers of random samples found (content guide §6), against the aim. The rates are as given, before mending.

import type { Bank } from '#content/bank/bank.ts';
import type { Round } from '#tools/content/reading/reading-file.ts';
import { isAgreement, type Readings } from '../reading/readings.ts';
import { sheetsOf } from '../reading/sheets/all-sheets.ts';
import { reasonsTextOf } from '../reading/sheets/sheet.ts';
import { verdictRates } from './reasons.ts';

export function samples(bank: Bank, readings: Readings): string[][] {
  const present = new Set(
    sheetsOf(bank).flatMap(({ entries }) =>
      entries.map((entry) => `${entry.id} ${reasonsTextOf(entry)}`),
    ),
  );
  const all = [...readings.values()].flat().filter((reading) => reading.reader === 'sample');
  const row = (name: string, round: Round): string[] => {
    const own = all.filter((reading) => reading.round === round);
    const agreed = own.filter(({ blind, answer }) =>
      isAgreement({ verdict: blind, answer }),
    ).length;
    const changed = own.filter(({ id, text }) => !present.has(`${id} ${text}`)).length;
    return [
      name,
      String(own.length),
      own.length === 0 ? '–' : `${((100 * agreed) / own.length).toFixed(1)} %`,
      ...verdictRates(own.map(({ verdict }) => verdict)),
      String(changed),
    ];
  };
  return [
    ['', 'items', 'agree', 'wrong', 'misleading', 'awkward', 'changed since'],
    row('first sample', 1),
    row('second sample', 2),
    ['aim', '', '', '≤ 0.2 %', '≤ 1 %', '≤ 3 %', ''],
  ];
}
