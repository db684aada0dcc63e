// `npm run content:check`: reports all problems of the content, grouped by file. It fails on errors, not on advice.

import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Counts, countsOf } from '#content/bank/counts.ts';
import { checkContent } from '#content/check/check-content.ts';
import { readContent } from '#content/content.ts';
import { counted } from '#content/language/words.ts';
import type { Problem } from '#content/problem.ts';
import { runCommand } from '../command.ts';
import { keyProblems } from '../reading/key-problems.ts';
import { CONTENT_DIR } from '../reading/one-file.ts';
import { READINGS_DIR, type Readings, readReadings } from '../reading/readings.ts';
import { sheetsOf } from '../reading/sheets/all-sheets.ts';

function printProblems(problems: Problem[], contentDir: string): void {
  const files = new Set(problems.map(({ file }) => file));
  for (const file of [...files].sort()) {
    console.log(`\n${path.relative(process.cwd(), path.join(contentDir, file))}`);
    const ofFile = problems.filter((problem) => problem.file === file);
    const errorsFirst = [
      ...ofFile.filter(({ severity }) => severity === 'error'),
      ...ofFile.filter(({ severity }) => severity === 'advice'),
    ];
    for (const { severity, id, rule, message } of errorsFirst) {
      console.log(`  ${severity.padEnd(6)}  ${id}  ${message}  [${rule}]`);
    }
  }
}

function printCounts(counts: Counts): void {
  console.log(
    `\n${counted(counts.topics, 'topic')} with ${counted(counts.questions, 'question')}, ` +
      `${counted(counts.papers, 'competition paper')} with ${counted(counts.paperQuestions, 'question')}, ` +
      `${counted(counts.words, 'word')} of the day, ` +
      `${counted(counts.wordCards, 'word card level')}, ${counted(counts.dropIt, 'drop-it level')}`,
  );
}

/**
 * Prints what the checker finds in the files whose path contains one of `names`, or in all files if there are none. With
 * `readings`, the keys are compared with what the readers answered.
 */
export async function printCheck(
  contentDir: string,
  names: readonly string[] = [],
  readings: Readings = new Map(),
): Promise<{ errors: number }> {
  const start = performance.now();
  const content = await readContent(contentDir);
  const found = [
    ...(await checkContent(content)),
    ...keyProblems(sheetsOf(content.bank), readings),
  ];
  const problems = found.filter(
    ({ file }) => names.length === 0 || names.some((name) => file.includes(name)),
  );
  printProblems(problems, contentDir);
  printCounts(countsOf(content.bank));
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${counted(errors, 'error')}, ${problems.length - errors} of advice, checked in ${seconds} s`,
  );
  return { errors };
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { errors } = await printCheck(CONTENT_DIR, positionals, await readReadings(READINGS_DIR));
  if (errors > 0) process.exitCode = 1;
}

if (import.meta.main) await runCommand(main);
