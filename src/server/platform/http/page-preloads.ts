// Preloads the files of a page together with the document, before the browser has read it: a Link header names them
// (preloads.json is written by tools/vite/first-visit.ts).

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePattern, readPath } from './page-pattern.ts';

/**
 * By path of the route table, such as /quiz or /worksheets/:name; `*` stands for all others, and /path?parameter for the
 * addresses that have this query parameter.
 */
type Preloads = Readonly<Record<string, readonly string[]>>;

/** Returns a function from a page's URL, as requested, to its Link header (undefined without a build). */
export async function readPagePreloads(
  webDir: string,
): Promise<(url: string) => string | undefined> {
  const text = await readFile(join(webDir, 'preloads.json'), 'utf8').catch(() => '{}');
  const pages = Object.entries(JSON.parse(text) as Preloads).map(([key, files]) => {
    const [path = '', parameter] = key.split('?');
    return { pattern: pagePattern(path), parameter, link: files.map(linkTo).join(', ') };
  });
  return (url) => {
    const [path = '', search] = url.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
    const decoded = readPath(path);
    const query = new URLSearchParams(search);
    const page = pages.find(
      ({ pattern, parameter }) =>
        pattern.test(decoded) && (parameter === undefined || query.has(parameter)),
    );
    return page?.link || undefined;
  };
}

/** `crossorigin` as in the document: otherwise it requests the stylesheet a second time. */
function linkTo(file: string): string {
  const how = file.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload';
  return `</${file}>; ${how}`;
}
