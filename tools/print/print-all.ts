// `npm run print:all -- <folder>`: prints every worksheet and key into the folders that a static host serves. A file whose
// content and layout have not changed since the last run is kept.

import { createHash } from 'node:crypto';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDocumentPool, digestOfProgram } from '#print/document-pool.ts';
import { runCommand } from '../content/command.ts';
import { documentsOf, type PrintedDocument } from './documents.ts';

const DEFAULT_FOLDER = 'dist/worksheets';
/** Maps the path of a file to the digest of its source. */
const DIGESTS = 'digests.json';

export interface PrintAllResult {
  readonly made: number;
  readonly kept: number;
}

export async function printAll(
  folder: string,
  documents: readonly PrintedDocument[],
): Promise<PrintAllResult> {
  const program = await digestOfProgram();
  const known = await readDigests(folder);
  const digests: Record<string, string> = {};
  const pool = createDocumentPool(availableParallelism());
  let made = 0;
  try {
    await Promise.all(
      documents.map(async ({ kind, sheet, path: place }) => {
        const digest = createHash('sha256')
          .update(JSON.stringify([program, kind, sheet]))
          .digest('hex');
        const file = path.join(folder, place);
        if (known[place] !== digest || !(await exists(file))) {
          const pdf = await pool.run(kind, () => ({ kind, sheet }));
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, pdf);
          made += 1;
        }
        digests[place] = digest;
      }),
    );
  } finally {
    await pool.close();
  }
  await writeFile(path.join(folder, DIGESTS), JSON.stringify(digests, null, 1));
  return { made, kept: documents.length - made };
}

async function readDigests(folder: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(path.join(folder, DIGESTS), 'utf8'));
  } catch {
    // Missing or incomplete: every file is made again.
    return {};
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder = DEFAULT_FOLDER] = positionals;
  const start = performance.now();
  await mkdir(folder, { recursive: true });
  const { made, kept } = await printAll(folder, await documentsOf([]));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${folder}: ${made} files made, ${kept} unchanged, in ${seconds} s`);
}

if (import.meta.main) await runCommand(main);
