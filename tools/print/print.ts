// `npm run print -- <file> …`: the PDFs of worksheets and of their keys, in dist/print, to look at.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { renderKey, renderSheet } from '#print/worksheet/worksheet.ts';
import { runCommand } from '../content/command.ts';
import { documentsOf } from './documents.ts';

const FOLDER = 'dist/print';

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const wanted = await documentsOf(positionals);
  if (wanted.length === 0) {
    throw new Error('No worksheet has this path. Try npm run content:check.');
  }
  await mkdir(FOLDER, { recursive: true });
  for (const { kind, sheet } of wanted) {
    const pdf = await (kind === 'key' ? renderKey : renderSheet)(sheet);
    const file = path.join(FOLDER, `${sheet.code}${kind === 'key' ? ' answers' : ''}.pdf`);
    await writeFile(file, pdf);
    console.log(file);
  }
}

if (import.meta.main) await runCommand(main);
