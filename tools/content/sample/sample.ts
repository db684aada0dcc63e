// `npm run content:sample -- --size 400 --seed 7 [--part 1/4] [--with-reasons]` prints a random sample of the questions as
// a sheet, without the keys, or with keys and reasons.
// `npm run content:sample -- --answers <file> --verdicts <file> [--round 2]` records what its reader said.

import { parseArgs } from 'node:util';
import { z } from 'zod';
import { itemsOf } from '#content/bank/bank.ts';
import { readContent } from '#content/content.ts';
import { readerAndRound } from '#tools/content/reading/reading-file.ts';
import { runCommand } from '../command.ts';
import { blindText } from '../reading/blind.ts';
import { CONTENT_DIR } from '../reading/one-file.ts';
import { readList, record } from '../reading/record.ts';
import { answerFile } from '../reading/score-reading.ts';
import { verdictFile } from '../reading/score-reasons.ts';
import { questionSheet } from '../reading/sheets/questions.ts';
import { draw, partOf } from './draw.ts';
import { reasonsText } from './reasons-text.ts';
import { sampleReadings } from './score-sample.ts';

const USAGE = `Usage: npm run content:sample -- --size 400 --seed 7 [--part 1/4] [--with-reasons]
or: npm run content:sample -- --answers <file> --verdicts <file> [--round 1|2]`;

const drawing = z.strictObject({
  size: z.coerce.number().int().min(1),
  seed: z.coerce.number().int(),
  part: z
    .string()
    .regex(/^[1-9]\d*\/[1-9]\d*$/)
    .transform((part) => part.split('/').map(Number) as [number, number])
    .refine(([part, parts]) => part <= parts)
    .default([1, 1]),
  'with-reasons': z.boolean().default(false),
});

const recording = z.strictObject({
  answers: z.string(),
  verdicts: z.string(),
  round: z.coerce.number().pipe(readerAndRound.shape.round).default(1),
});

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      size: text,
      seed: text,
      part: text,
      'with-reasons': { type: 'boolean' },
      answers: text,
      verdicts: text,
      round: text,
    },
  });
  const items = itemsOf((await readContent(CONTENT_DIR)).bank);
  const toDraw = drawing.safeParse(values);
  if (toDraw.success) {
    const { size, seed, part, 'with-reasons': withReasons } = toDraw.data;
    const sheet = questionSheet('The sample', partOf(draw(items, size, seed), ...part));
    console.log(withReasons ? reasonsText(sheet) : blindText(sheet));
    return;
  }
  const toRecord = recording.safeParse(values);
  if (!toRecord.success) throw new Error(USAGE);
  const { answers, verdicts, round } = toRecord.data;
  const byFile = sampleReadings(
    items,
    await readList(answers, answerFile),
    await readList(verdicts, verdictFile),
    round,
  );
  for (const [file, readings] of byFile) {
    console.log(`${readings.length} written to ${await record(file, readings)}`);
  }
}

if (import.meta.main) await runCommand(main);
