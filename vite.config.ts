import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { parse } from 'yaml';

/** What every page needs and what changes rarely: one file, so that it compresses well and stays cached. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|cookie|set-cookie-parser)\//;

/** What every page needs of our own: in one file it is smaller than in six. */
const BASICS =
  /src\/web\/(platform\/(api|storage)|features\/progress\/progress-memory|ui\/(class-names|art\/drawing|icon\/(glyphs|icon)))\.(tsx?|module\.css)/;

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

/** The edition of the texts (src/messages/edition.ts). A build holds one: the corrected one goes without the quotes. */
function edition(): Plugin {
  const copy = process.env.COPY || 'corrected';
  const noQuotes = '\0no-quotes';
  return {
    name: 'edition',
    config: (_, { mode }) =>
      // Tests read the environment, so that they can see both.
      mode === 'test' ? {} : { define: { 'process.env.COPY': JSON.stringify(copy) } },
    resolveId: (id) =>
      id === './specification.ts' && copy === 'corrected' && !process.env.VITEST ? noQuotes : null,
    load: (id) => (id === noQuotes ? 'export const specification = {}' : null),
  };
}

/**
 * The loader stands in the document itself, before the stylesheet: it is painted as soon as the document arrives,
 * and what comes after it waits for the styles.
 */
function bootLoader(): Plugin[] {
  const bootLoaderFile = join(import.meta.dirname, 'src/web/app/boot-loader.html');
  const stylesheets = /\s*<link rel="stylesheet"[^>]*>/g;
  return [
    {
      name: 'boot-loader',
      transformIndexHtml: {
        order: 'pre',
        handler: (html) =>
          html.replace('<!-- boot-loader -->', readFileSync(bootLoaderFile, 'utf8')),
      },
    },
    {
      name: 'stylesheet-after-loader',
      transformIndexHtml: {
        order: 'post',
        handler(html) {
          const links = html.match(stylesheets)?.join('') ?? '';
          return html
            .replace(stylesheets, '')
            .replace('<div id="root">', `${links.trim()}\n    <div id="root">`);
        },
      },
    },
  ];
}

/** Addresses at which many visits begin, and what their routes load, the most urgent first. */
const FIRST_PAGES = {
  '/': ['features/site/home/home-page.tsx'],
  '/quiz': ['features/quiz/quiz-page.tsx'],
  '/quiz/topics': ['features/quiz/topics-page.tsx'],
  '/quiz/playing': ['features/quiz/warm-up-level.ts', 'features/quiz/playing-page.tsx'],
};

/** The code of a visit's first page is asked for with the document, not only when the router has started. */
function preloadFirstPage(): Plugin {
  return {
    name: 'preload-first-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const filesOf = (modules: string[]) => {
          const files = new Set<string>();
          const add = (name: string) => {
            const chunk = bundle[name];
            if (chunk?.type !== 'chunk' || chunk.isEntry || files.has(name)) return;
            files.add(name);
            for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
            chunk.imports.forEach(add);
          };
          const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
          for (const module of modules) {
            const entry = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module));
            if (entry !== undefined) add(entry.fileName);
          }
          return [...files].filter((file) => !html.includes(file));
        };
        const pages = Object.entries(FIRST_PAGES).map(([path, modules]) => [
          path,
          filesOf(modules),
        ]);
        const script = `<script>
      for (const file of ${JSON.stringify(Object.fromEntries(pages))}[location.pathname] ?? []) {
        const link = document.createElement('link');
        if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
        else link.rel = 'modulepreload';
        link.href = '/' + file;
        document.head.append(link);
      }
    </script>`;
        return html.replace('</head>', `  ${script}\n  </head>`);
      },
    },
  };
}

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  plugins: [react(), yaml(), edition(), bootLoader(), preloadFirstPage()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 2048,
    // Naming every chunk that a page imports would cost the first visit more than it saves the later ones.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')),
    },
    rolldownOptions: {
      // Rules and texts do nothing when they are loaded: a page takes what it uses.
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
