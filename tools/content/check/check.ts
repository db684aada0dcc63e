// `npm run content:check`: names every problem of the content at once, grouped by file. Errors make it
// fail, advice does not.

import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Counts } from '#content/bank/counts.ts';
import { countsOf } from '#content/bank/counts.ts';
import { checkContent } from '#content/check/check-content.ts';
import { readContent } from '#content/content.ts';
import { counted } from '#content/language/words.ts';
import type { Problem } from '#content/problem.ts';
import { runCommand } from '../command.ts';
import { CONTENT_DIR } from '../reading/one-file.ts';

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

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  // Names of files (any part of their path) narrow what is printed, never what is checked.
  const wanted = ({ file }: Problem) =>
    positionals.length === 0 || positionals.some((part) => file.includes(part));
  const start = performance.now();
  const content = await readContent(CONTENT_DIR);
  const problems = await checkContent(content);
  const shown = problems.filter(wanted);
  printProblems(shown, CONTENT_DIR);
  printCounts(countsOf(content.bank));
  const errors = shown.filter(({ severity }) => severity === 'error').length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${counted(errors, 'error')}, ${shown.length - errors} of advice, checked in ${seconds} s`,
  );
  if (errors > 0) process.exitCode = 1;
}

if (import.meta.main) await runCommand(main);
