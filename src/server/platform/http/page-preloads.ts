// The code of a page is asked for together with the document, not only when the app has started: a Link header names it
// (preloads.json is written by tools/vite/page-preloads.ts).

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A path of the route table, such as /quiz or /worksheets/:name; `*` stands for every other one. */
type Preloads = Readonly<Record<string, readonly string[]>>;

/** Returns what gives the Link header of a page's path, as it stands in the request; undefined without a build. */
export async function readPagePreloads(
  webDir: string,
): Promise<(path: string) => string | undefined> {
  const text = await readFile(join(webDir, 'preloads.json'), 'utf8').catch(() => '{}');
  const pages = Object.entries(JSON.parse(text) as Preloads).map(([pattern, files]) => ({
    pattern: patternOf(pattern),
    link: files.map((file) => `</${file}>; rel=modulepreload`).join(', '),
  }));
  return (path) => {
    const decoded = decode(path);
    return pages.find(({ pattern }) => pattern.test(decoded))?.link || undefined;
  };
}

/** As the router of the pages matches: without regard to case, with or without a slash at the end. */
function patternOf(path: string): RegExp {
  const segments = path.split('/').map((segment) => {
    if (segment === '*') return '.*';
    return segment.startsWith(':') ? '[^/]+' : segment.replace(/[^\w-]/g, '\\$&');
  });
  return new RegExp(`^${segments.join('/').replace(/\/$/, '')}/?$`, 'i');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
