// The documents of the collection: each sheet, and its key if it has one.

import path from 'node:path';
import { sheetsOf } from '#content/bank/worksheets.ts';
import { readContent } from '#content/content.ts';
import { sheetPath } from '#domain/worksheet/sheet-path.ts';
import { hasKey, type Worksheet } from '#domain/worksheet/worksheet.ts';
import { CONTENT_DIR } from '../content/reading/one-file.ts';

export interface PrintedDocument {
  readonly kind: 'sheet' | 'key';
  readonly sheet: Worksheet;
  /** Path on a static host: `basic/Nouns/Concept/….pdf`. A slash in a topic's name is a slash in the path. */
  readonly path: string;
  /** The content file. */
  readonly file: string;
}

/** Returns the documents whose content file's path contains one of `names`; all if `names` is empty. */
export async function documentsOf(names: readonly string[]): Promise<PrintedDocument[]> {
  const { bank } = await readContent(CONTENT_DIR);
  return sheetsOf(bank)
    .filter(
      ({ file }) =>
        names.length === 0 ||
        names.some((name) => path.resolve(name).includes(file) || file.includes(name)),
    )
    .flatMap(({ file, sheet }) =>
      (hasKey(sheet) ? (['sheet', 'key'] as const) : (['sheet'] as const)).map((kind) => ({
        kind,
        sheet,
        path: [sheet.category, ...sheetPath(sheet, kind)].join('/'),
        file,
      })),
    );
}
