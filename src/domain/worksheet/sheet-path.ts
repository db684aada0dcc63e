// Where the files of a sheet are on their host (product §10.4).

import type { SheetType, Worksheet } from './worksheet.ts';

/** A sheet itself, or its answer key. */
export type SheetPart = 'sheet' | 'key';

const FOLDERS: Readonly<Record<SheetType, readonly string[]>> = {
  concept: ['Concept'],
  'practice easy': ['Practice', 'Easy'],
  'practice hard': ['Practice', 'Medium'],
};

type Named = Pick<Worksheet, 'topic' | 'type' | 'fileName'>;

/** The name of the file, as it is saved. */
export function fileNameOf({ fileName }: Named, part: SheetPart): string {
  return part === 'key' ? `${fileName} answers.pdf` : `${fileName}.pdf`;
}

/** The segments of the path, not encoded. A topic may have a slash in its name, which is none of the path's. */
export function sheetPath(sheet: Named, part: SheetPart): string[] {
  return [sheet.topic, ...FOLDERS[sheet.type], fileNameOf(sheet, part)];
}

/** The segments as they stand in an address: `Verbs%20%26%20Be%2FHave/Concept/…`. */
export function encodePath(segments: readonly string[]): string {
  return segments.map(encodeURIComponent).join('/');
}
