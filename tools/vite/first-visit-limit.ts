// What a first visit may carry (decision 044). The build checks the files that it knows; `npm run bench:web` what the
// browser requests.

import { brotliCompressSync } from 'node:zlib';
import type { Preloads } from './preloads.ts';

/** JavaScript on the wire. */
export const MAX_SCRIPT_BYTES = 150 * 1024;
export const MAX_SCRIPT_FILES = 12;

/** Pages for developers. */
const UNLIMITED = /^\/dev\//;

/** Returns one paragraph per page that loads too much, with its files. `contentOf` returns a file uncompressed. */
export function firstVisitProblems(
  preloads: Preloads,
  contentOf: (file: string) => string | Uint8Array,
): string[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliCompressSync(contentOf(file)).length;
    sizes.set(file, size);
    return size;
  };
  return Object.entries(preloads).flatMap(([path, files]) => {
    if (UNLIMITED.test(path)) return [];
    const scripts = files.filter((file) => file.endsWith('.js'));
    const bytes = scripts.reduce((sum, file) => sum + sizeOf(file), 0);
    if (bytes <= MAX_SCRIPT_BYTES && scripts.length <= MAX_SCRIPT_FILES) return [];
    return [
      [
        `the first visit to ${path} carries ${kilobytes(bytes)} of JavaScript in ${scripts.length} files, ` +
          `at most ${kilobytes(MAX_SCRIPT_BYTES)} in ${MAX_SCRIPT_FILES}:`,
        ...scripts.map((file) => `  ${kilobytes(sizeOf(file))} ${file}`),
      ].join('\n'),
    ];
  });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
