import type { Manifest } from 'vite';

/** The entry of the pages, as the manifest names it. */
const ENTRY = 'index.html';

/** By path: the files of a first visit, in the order in which they should load. */
export type Preloads = Readonly<Record<string, readonly string[]>>;

/**
 * The files that the modules of each page need, with the entry and the stylesheet. `sizeOf` a file decides the order: what
 * takes longest has to start first, as a browser loads only six files of an HTTP/1.1 server at a time.
 */
export function preloadsOf(
  manifest: Manifest,
  pageFiles: Readonly<Record<string, readonly string[]>>,
  sizeOf: (file: string) => number,
): Preloads {
  const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? file : []));
  return Object.fromEntries(
    Object.entries(pageFiles).map(([path, modules]) => {
      const scripts = filesOf(manifest, [ENTRY, ...modules]);
      return [path, [...styles, ...scripts.sort((a, b) => sizeOf(b) - sizeOf(a))]];
    }),
  );
}

/** The files of the chunks and of all that they import, each once. */
function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    for (const imported of chunkOf(manifest, key).imports ?? []) add(imported);
  };
  keys.forEach(add);
  return [...new Set([...found].map((key) => chunkOf(manifest, key).file))];
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (chunk === undefined) {
    throw new Error(`src/web/page-files.ts names ${key}, which is no page and no part of one`);
  }
  return chunk;
}
