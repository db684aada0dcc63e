// Writes preloads.json beside the built pages: for each path of the route table, the files that its page needs and the
// document does not reference. The server sends them as Link headers, so that they load in parallel with the document.
// The routes are the app's own, run with each page replaced by its file name, so new pages are included automatically.

import type { Plugin } from 'vite';
import { runWebModule } from './run-web-module.ts';
import { staticImports } from './static-imports.ts';

interface PageFiles {
  readonly pageFiles: readonly [path: string, pageFile: string][];
}

export function pagePreloads(): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const inDocument = entry ? staticImports(bundle, entry.fileName) : new Set();
      const preloads: Record<string, string[]> = {};
      const { pageFiles } = await runWebModule<PageFiles>('app/page-files.ts', [pageFileNames]);
      for (const [path, pageFile] of pageFiles) {
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId === pageFile);
        if (page === undefined) this.error(`the page of ${path} has no chunk: ${pageFile}`);
        preloads[path] = [...staticImports(bundle, page.fileName)].filter(
          (name) => !inDocument.has(name),
        );
      }
      this.emitFile({
        type: 'asset',
        fileName: 'preloads.json',
        source: JSON.stringify(preloads, null, 1),
      });
    },
  };
}

/** The module of each page, in place of the page itself. */
const pageFileNames: Plugin = {
  name: 'page-file-names',
  enforce: 'pre',
  load: (id) => (id.endsWith('-page.tsx') ? `export const pageFile = ${JSON.stringify(id)}` : null),
};
