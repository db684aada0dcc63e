// Writes preloads.json beside the built pages: for each path of the route table, the files that a first visit needs, in
// the order in which they should load. The server sends them as Link headers, so that the browser requests them before
// it has read the document. The routes are the app's own, run with each page replaced by its file name, so new pages
// are included automatically. A page that carries too much JavaScript fails the build.

import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { runWebModule } from './run-web-module.ts';
import { staticImports } from './static-imports.ts';

interface PageFiles {
  readonly pageFiles: readonly [path: string, files: readonly string[]][];
}

/** What a first visit may carry of JavaScript, compressed by gzip (decision 006). */
const MAX_JS_BYTES = 150 * 1024;
/** Pages for developers. */
const UNLIMITED = /^\/dev\//;

export function pagePreloads(): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    generateBundle: {
      // When the stylesheet is in the bundle, and the code is as it will be sent.
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (entry === undefined) this.error('the pages have no entry');
        const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
        const preloads: Record<string, string[]> = {};
        const { pageFiles } = await runWebModule<PageFiles>('app/page-files.ts', [pageFileNames]);
        for (const [path, files] of pageFiles) {
          const scripts = staticImports(bundle, entry.fileName);
          for (const file of files) {
            const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === file);
            if (chunk === undefined) this.error(`the page of ${path} has no chunk: ${file}`);
            staticImports(bundle, chunk.fileName, scripts);
          }
          const inOrder = largestFirst(bundle, scripts);
          const excess = describeExcess(bundle, inOrder);
          if (excess !== null && !UNLIMITED.test(path)) {
            this.error(`the first visit to ${path} carries ${excess}`);
          }
          preloads[path] = [...styles, ...inOrder];
        }
        this.emitFile({
          type: 'asset',
          fileName: 'preloads.json',
          source: JSON.stringify(preloads, null, 1),
        });
      },
    },
  };
}

/** What takes longest has to start first: a browser loads only six files of an HTTP/1.1 server at a time. */
function largestFirst(bundle: Rolldown.OutputBundle, names: Iterable<string>): string[] {
  return [...names].sort((a, b) => codeOf(bundle, b).length - codeOf(bundle, a).length);
}

/** What is more than a first visit may carry, file by file; null if it is not. */
function describeExcess(bundle: Rolldown.OutputBundle, names: readonly string[]): string | null {
  const sizes = names.map((name) => ({ name, bytes: gzippedSize(bundle, name) }));
  const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
  if (bytes <= MAX_JS_BYTES) return null;
  const most = `${kilobytes(bytes)} of JavaScript, at most ${kilobytes(MAX_JS_BYTES)}:`;
  return [most, ...sizes.map((size) => `  ${kilobytes(size.bytes)} ${size.name}`)].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} KB`;
}

function gzippedSize(bundle: Rolldown.OutputBundle, name: string): number {
  return gzipSync(codeOf(bundle, name), { level: 9 }).length;
}

function codeOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  return file?.type === 'chunk' ? file.code : '';
}

/** The file of each page and part, in place of the module itself. */
const pageFileNames: Plugin = {
  name: 'page-file-names',
  enforce: 'pre',
  load: (id) =>
    /-(page|part)\.tsx$/.test(id) ? `export const file = ${JSON.stringify(id)}` : null,
};
