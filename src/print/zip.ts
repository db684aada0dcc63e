// Puts several files into one ZIP without compressing them: PDFs are compressed already. The same files give the same
// bytes.

import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface ZippedFile {
  /** Path within the ZIP, such as `Concept/Nouns Concept 1.pdf`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The earliest date that a ZIP can store. */
const FIXED_DATE = new Date(1980, 0, 1);

export async function zipFiles(files: readonly ZippedFile[]): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const { name, bytes } of files) {
    zip.addBuffer(Buffer.from(bytes), name, {
      compress: false,
      mtime: FIXED_DATE,
      forceDosTimestamp: true,
    });
  }
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}
