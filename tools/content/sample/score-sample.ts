// The readings of a sample: what its reader answered before the key was seen, and the verdict on the item with its
// reasons, by content file.

import type { Item } from '#content/bank/bank.ts';
import type { Round, SampleReading } from '#tools/content/reading/reading-file.ts';
import { type ReaderAnswer, scored } from '../reading/score-reading.ts';
import { type ReaderVerdict, reasonsReadings } from '../reading/score-reasons.ts';
import { questionSheet } from '../reading/sheets/questions.ts';

/** Throws with a line for every answer or verdict that fits no item, or stands without the other. */
export function sampleReadings(
  items: Item[],
  answers: ReaderAnswer[],
  verdicts: ReaderVerdict[],
  round: Round,
): Map<string, SampleReading[]> {
  const sheet = questionSheet('The bank', items);
  const answered = scored(sheet, answers, { reader: 'answer', round });
  const judged = new Map(reasonsReadings(sheet, verdicts, round).map((one) => [one.id, one]));
  const answeredIds = new Set(answered.map(({ id }) => id));
  const faults = [
    ...[...judged.keys()]
      .filter((id) => !answeredIds.has(id))
      .map((id) => `${id} is judged but not answered.`),
    ...[...answeredIds]
      .filter((id) => !judged.has(id))
      .map((id) => `${id} is answered but not judged.`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const fileOf = new Map(items.map(({ id, file }) => [id, file]));
  const byFile = new Map<string, SampleReading[]>();
  for (const { id, answer, verdict: blind, note: doubt } of answered) {
    const judgement = judged.get(id);
    const file = fileOf.get(id);
    if (judgement === undefined || file === undefined) continue;
    const { verdict, text, note = doubt } = judgement;
    const noted = note === undefined ? {} : { note };
    const reading = {
      id,
      reader: 'sample',
      answer,
      blind,
      verdict,
      ...noted,
      round,
      text,
    } as const;
    byFile.set(file, [...(byFile.get(file) ?? []), reading]);
  }
  return byFile;
}
