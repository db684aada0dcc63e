import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { parse } from 'yaml';
import { buildTargets, readFloor } from './tools/floor/floor.ts';
import { documentHtml } from './tools/vite/document-html.ts';
import { dragStyles } from './tools/vite/drag-styles.ts';
import { firstVisit } from './tools/vite/first-visit.ts';
import { settings } from './tools/vite/settings.ts';
import { siteTexts } from './tools/vite/site-texts.ts';

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

/** What the pages of these concepts share, each in a chunk of its own; smaller concepts are in `common`. */
const CONCEPTS = {
  // A question, while it is played and afterwards; without the players that load late and what the competition shows too.
  playing:
    /\/src\/web\/(features\/quiz\/(play|result)\/(?!unfinished-run|result-tag)|question\/(?!sort|(order|drag|passage|match|type|rewrite|listen|edit|sentence|written)-|reading|play-keys|letters))/,
  // Opened from a question or a topic.
  lesson: /\/src\/(web\/features\/quiz\/lesson\/(?!lesson-part|get-lesson)|messages\/lesson\.)/,
  practice: /\/src\/(web\/features\/learning\/(review|path)|messages\/(practice|path)\.)/,
  quiz: /\/src\/(web\/features\/quiz|messages\/quiz(?!-players)|domain\/quiz\/(?!sentence-changes|word-difference))/,
  // Asked on the way out of any page; `common` must not bring it along.
  'grown-up': /\/src\/(web\/features\/session|domain\/account|messages)\/grown-up/,
  // The pages before and during a test; results and papers do without it.
  'competition-day':
    /\/src\/(web\/features\/competition\/(entry|landing|test|competition-frame|dates|follow-plan|get-current|no-start|participant|rule-lines|use-clock|why-no-start|with-competition)|messages\/competition(-change|-action|-test|-entry|-missing)?\.ts)/,
  competition: /\/src\/(web\/features|domain|messages)\/competition/,
  form: /\/src\/web\/form\//,
  account:
    /\/src\/((web\/features|domain|messages)\/account|web\/features\/session\/session\.|messages\/(consent|phone-owner))/,
  site: /\/src\/(web\/features|messages)\/site/,
  'word-game': /\/src\/(web|web\/features|domain|messages)\/(word|card|drop)-game/,
  worksheet: /\/src\/(web\/features|domain|messages)\/(worksheet|make-sheet)/,
  membership:
    /\/src\/(web\/features|domain|messages)\/(membership|payment)|\/src\/web\/offer\/(?!free-and-paid\.ts)/,
};
const OWN = /\/src\/(web|domain|messages)\//;
/** The players of questions, the library for dragging, and large pictures: what many parts share that load late. */
const LOADS_LATE =
  /\/src\/(web\/(question\/(?!reading|play-keys|letters)|ui\/(drag-tile|art\/(mascot|feature-art)))|messages\/quiz-(kinds|players))/;
/** Pictures, and what needs the library for dragging: only pages that show them load them. */
const ON_FEW_PAGES =
  /\/src\/web\/(question\/(?!reading|play-keys|letters)|ui\/drag-tile|ui\/art)|\/src\/domain\/quiz\/(sentence-changes|word-difference)|\/src\/messages\/quiz-players/;

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  plugins: [react(), yaml(), settings(), siteTexts(), documentHtml(), dragStyles(), firstVisit()],
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
    rolldownOptions: {
      // One page may load a module late that another needs at once.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      // These modules have no side effects, so unused exports are dropped.
      treeshake: {
        moduleSideEffects: [{ test: /\/src\/(domain|messages)\//, sideEffects: false }],
      },
      output: {
        // Each page is a chunk of its own, and so is each part that loads late. What several of them share would become
        // some hundred small chunks, which compress badly, so it is put together here.
        codeSplitting: {
          groups: [
            // What every page needs: packages, which rarely change, and the app.
            { name: 'framework', test: /node_modules/, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
            // What many pages need.
            {
              name: 'shared',
              test: (id) => OWN.test(id) && !LOADS_LATE.test(id),
              minShareCount: 6,
            },
            ...Object.entries(CONCEPTS).map(([name, test]) => ({
              name,
              test,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            })),
            // The rest.
            {
              name: 'common',
              test: (id) => OWN.test(id) && !ON_FEW_PAGES.test(id),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
});
