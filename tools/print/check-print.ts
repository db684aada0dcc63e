// `npm run print:check -- [name …]`: prints all worksheets and keys, or those whose path contains one of the names, and
// checks every page: A4, empty margins, no overlapping words, embedded fonts, tags, and an answer for every task.

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { tasksOfSheet } from '#domain/worksheet/worksheet.ts';
import { createDocumentPool } from '#print/document-pool.ts';
import { readPdf } from '#print/testing/read-pdf.ts';
import { runCommand } from '../content/command.ts';
import { documentsOf, type PrintedDocument } from './documents.ts';
import { faultsOf } from './page-faults.ts';

interface Looked {
  readonly pages: number;
  readonly faults: readonly string[];
}

export async function checkPrint(documents: readonly PrintedDocument[]): Promise<Looked[]> {
  const pool = createDocumentPool(availableParallelism());
  const limit = pLimit(availableParallelism());
  try {
    return await limit.map([...documents], async ({ kind, sheet, file }) => {
      const facts = await readPdf(await pool.run(kind, () => ({ kind, sheet })));
      const expected = {
        tasks: tasksOfSheet(sheet).length,
        // A concept sheet is one page to pin up.
        ...(sheet.concept === undefined ? {} : { pages: 1 }),
      };
      const what = kind === 'key' ? `${file}, key` : file;
      const faults = faultsOf(facts, expected).map((fault) => `${what}: ${fault}`);
      return { pages: facts.pages.length, faults };
    });
  } finally {
    await pool.close();
  }
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const looked = await checkPrint(await documentsOf(positionals));
  const faults = looked.flatMap((document) => document.faults);
  for (const fault of faults) console.log(fault);
  const pages = looked.reduce((sum, document) => sum + document.pages, 0);
  console.log(`${looked.length} documents, ${pages} pages, ${faults.length} faults`);
  if (faults.length > 0 || looked.length === 0) process.exitCode = 1;
}

if (import.meta.main) await runCommand(main);
