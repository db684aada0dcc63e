// `npm run print -- <file> …`: the PDFs of worksheets and of their keys, in dist/print.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sheetsOf } from '#content/bank/worksheets.ts';
import { readContent } from '#content/content.ts';
import { hasKey } from '#domain/worksheet/worksheet.ts';
import { renderKey, renderSheet } from '../../src/print/worksheet/worksheet.ts';
import { runCommand } from '../content/command.ts';
import { CONTENT_DIR } from '../content/reading/one-file.ts';

const OUTPUT = path.resolve(import.meta.dirname, '../../dist/print');

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { bank } = await readContent(CONTENT_DIR);
  const wanted = sheetsOf(bank).filter(({ file }) =>
    positionals.some((name) => path.join(CONTENT_DIR, file).includes(name)),
  );
  if (wanted.length === 0)
    throw new Error('No worksheet has this path. Try npm run content:check.');
  await mkdir(OUTPUT, { recursive: true });
  for (const { sheet } of wanted) {
    const start = performance.now();
    const parts = [
      [`${sheet.code}.pdf`, await renderSheet(sheet)] as const,
      ...(hasKey(sheet) ? [[`${sheet.code} answers.pdf`, await renderKey(sheet)] as const] : []),
    ];
    const ms = Math.round(performance.now() - start);
    for (const [name, pdf] of parts) {
      await writeFile(path.join(OUTPUT, name), pdf);
      console.log(`dist/print/${name}  ${ms} ms`);
    }
  }
}

if (import.meta.main) await runCommand(main);
