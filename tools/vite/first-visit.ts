// What a first visit to each page loads, from Vite's manifest.json: the entry, the modules of the page (src/web/page-files.ts)
// and what they import. It is written to preloads.json, for the server to send as Link headers, so that the browser
// requests the files before it has read the document. The build fails where that is too much.

import { relative } from 'node:path';
import type { Manifest, Plugin, Rolldown } from 'vite';
import { pageFiles } from '../../src/web/page-files.ts';
import { firstVisitProblems } from './first-visit-limit.ts';
import { importChain } from './import-chain.ts';
import { preloadsOf } from './preloads.ts';

/** Schemas stay on the server: the pages import only types of the contract, and domain files without zod. */
const SERVER_ONLY = /\/node_modules\/zod\//;
const MANIFEST = '.vite/manifest.json';

export function firstVisit(): Plugin {
  return {
    name: 'first-visit',
    apply: 'build',
    config: () => ({ build: { manifest: MANIFEST } }),
    generateBundle: {
      // When the manifest is in the bundle, and the code is as it will be sent.
      order: 'post',
      handler(_options, bundle) {
        const stray = modulesIn(bundle).find((id) => SERVER_ONLY.test(id));
        if (stray !== undefined) {
          const chain = importChain(stray, (id) => this.getModuleInfo(id));
          const lines = chain.map((id) => `  ${relative(process.cwd(), id)}`);
          this.error(
            `zod is in the pages. Each of these files imports the next:\n${lines.join('\n')}`,
          );
        }
        const manifest = JSON.parse(String(contentOf(bundle, MANIFEST))) as Manifest;
        const preloads = preloadsOf(manifest, pageFiles, (file) => contentOf(bundle, file).length);
        const problems = firstVisitProblems(preloads, (file) => contentOf(bundle, file));
        if (problems.length > 0) this.error(problems.join('\n'));
        this.emitFile({
          type: 'asset',
          fileName: 'preloads.json',
          source: JSON.stringify(preloads, null, 1),
        });
      },
    },
  };
}

function modulesIn(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

function contentOf(bundle: Rolldown.OutputBundle, name: string): string | Uint8Array {
  const file = bundle[name];
  if (file === undefined) throw new Error(`the build has no file ${name}`);
  return file.type === 'chunk' ? file.code : file.source;
}
