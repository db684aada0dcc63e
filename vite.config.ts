import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { parse } from 'yaml';
import { buildTargets, readFloor } from './tools/floor/floor.ts';
import { documentHtml } from './tools/vite/document-html.ts';
import { pagePreloads } from './tools/vite/page-preloads.ts';
import { settings } from './tools/vite/settings.ts';
import { siteTexts } from './tools/vite/site-texts.ts';
import { unusedComponents } from './tools/vite/unused-components.ts';

/** `button_x7Qa`: four characters tell the files apart; Vite's own names carry more into every chunk. */
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** Content files that are built into the pages; `?pick=a,b` takes only these of their keys. */
function yaml(): Plugin {
  return {
    name: 'yaml',
    transform(source, id) {
      const [file, picked] = /\.yaml(?:\?pick=([\w,]+))?$/.exec(id) ?? [];
      if (file === undefined) return null;
      return {
        code: `export default ${JSON.stringify(parse(source), picked?.split(','))}`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}

/**
 * Vite wraps every import() in a function that first loads what the chunk needs; here the server names those files
 * (resolveDependencies below), so the function is only weight.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
  };
}

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  plugins: [
    react(),
    yaml(),
    settings(),
    plainImports(),
    unusedComponents(),
    siteTexts(),
    documentHtml(),
    pagePreloads(),
  ],
  css: { modules: { generateScopedName: className } },
  build: {
    outDir: '../../dist/web',
    // Scripts and, by Lightning CSS, styles are lowered to what the oldest browsers read.
    target: buildTargets(readFloor()),
    cssMinify: 'lightningcss',
    emptyOutDir: true,
    assetsInlineLimit: 2048,
    // What the bundled packages ask for: their licences go where they go.
    license: { fileName: 'licences.txt' },
    // One stylesheet for all pages: a page's chunk then loads alone, and never without its styles.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // The server names the files of a page; listing them here too would cost the first visit more than it saves later
      // ones.
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    rolldownOptions: {
      // These modules have no side effects, so unused exports are dropped.
      treeshake: {
        moduleSideEffects: [{ test: /\/src\/(domain|messages)\//, sideEffects: false }],
      },
      output: {
        // Every chunk names others: a shorter hash makes all of them smaller.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // What every page needs: one file of our own, and one that rarely changes and so stays cached.
            { name: 'framework', test: /node_modules/, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
            // Small, and mostly needed together: apart they compress badly.
            {
              name: 'access',
              test: /domain\/(membership\/access|quiz\/bank)\.|session\/(viewer|locked|leave-locked)\./,
            },
            // Games need it without the quiz.
            { name: 'random', test: /domain\/random\// },
            {
              name: 'quiz-run',
              test: /domain\/quiz\/(quiz-run|answer|shown-order)\.|messages\/quiz\.|quiz\/(get-level|get-topic|unfinished-run)\.|lesson\/get-lesson\.|question\/question\.|ui\/pill-steps/,
            },
            // What most pages of a concept need; what these files import themselves stays where it is.
            {
              name: 'form',
              test: /messages\/account(-replies)?\.|web\/form\/(form-frame|form\.module|use-form|form-problem|refusal|problem|with-proof-of-work|phone-field|otp-field)|domain\/account\/phone/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'competition-run',
              test: /competition\/(get-current|with-competition|use-clock|clock|figures|participant|stored-value|lead-away|competition-frame)\.|messages\/competition-(entry|missing)\.|platform\/server-clock\./,
              includeDependenciesRecursively: false,
            },
            {
              name: 'word-game',
              test: /word-game\/(game-results|game-progress|game-choice)\.|messages\/word-game\./,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
});
