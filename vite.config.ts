import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { parse } from 'yaml';
import { bootLoader } from './tools/vite/boot-loader.ts';
import { pagePreloads } from './tools/vite/page-preloads.ts';
import { siteTexts } from './tools/vite/site-texts.ts';

/** What every page needs and what rarely changes: one file, so that it compresses well and stays cached. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|cookie|set-cookie-parser)\/|rolldown\/runtime/;

/** Our own code that every page needs: one file is smaller than six. */
const BASICS =
  /no-quotes|src\/(messages\/(edition|fill)|web\/(platform\/(api|storage|alerts|page-data)|features\/(progress\/progress-memory|session\/viewer)|ui\/(class-names|art\/drawing|icon\/(glyphs|icon)|page\/page|card\/card|callout\/callout|skeleton\/skeleton))|domain\/(quiz\/(bank|stars)|membership\/access|word-game\/game-choice|progress\/is-within))\.(tsx?|module\.css)/;

/** Content files that are built into the pages. */
function yaml(): Plugin {
  return {
    name: 'yaml',
    transform(source, id) {
      if (!id.endsWith('.yaml')) return null;
      return {
        code: `export default ${JSON.stringify(parse(source))}`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}

/**
 * The edition of the texts (src/messages/edition.ts), of which a build holds only one: the corrected one omits the quoted
 * texts. CONSENT_BOX is likewise decided by the build.
 */
function edition(): Plugin {
  const copy = process.env.COPY || 'corrected';
  const noQuotes = '\0no-quotes';
  return {
    name: 'edition',
    // Before Vite's own resolution of the file.
    enforce: 'pre',
    config: (_, { mode }) =>
      // Tests read the environment, so that they can see both.
      mode === 'test'
        ? {}
        : {
            define: {
              'process.env.COPY': JSON.stringify(copy),
              'process.env.CONSENT_BOX': JSON.stringify(process.env.CONSENT_BOX ?? ''),
            },
          },
    resolveId: (id) =>
      id === './specification.ts' && copy === 'corrected' && !process.env.VITEST ? noQuotes : null,
    load: (id) => (id === noQuotes ? 'export const specification = {}' : null),
  };
}

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  plugins: [react(), yaml(), edition(), siteTexts(), bootLoader(), pagePreloads()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 2048,
    // What the bundled packages ask for: their licences go where they go.
    license: { fileName: 'licences.txt' },
    // One stylesheet for all pages: a page's chunk then loads alone, and never without its styles.
    cssCodeSplit: false,
    // Listing every chunk that a page imports would cost the first visit more than it saves later ones.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    rolldownOptions: {
      // These modules have no side effects, so unused exports are dropped.
      treeshake: {
        moduleSideEffects: [{ test: /\/src\/(domain|messages)\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK },
            { name: 'basics', test: BASICS },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
});
