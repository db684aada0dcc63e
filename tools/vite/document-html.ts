// What the document holds besides index.html: the icons, the loader with its styles, what is said where the app can't
// start, and the first call of every visit, sent while the scripts load.

import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { getMaintenance } from '../../src/contract/site.ts';
import { fill } from '../../src/messages/fill.ts';
import { readSite } from './site-texts.ts';

const root = join(import.meta.dirname, '../../src/web');

interface DocumentHtml {
  readonly bootLoaderCss: string;
  readonly bootLoaderHtml: string;
  readonly cannotStartHtml: string;
  readonly iconSpriteHtml: string;
}

export function documentHtml(): Plugin {
  return {
    name: 'document-html',
    async transformIndexHtml() {
      const rendered = await renderDocument();
      return [
        { tag: 'style', children: rendered.bootLoaderCss, injectTo: 'head' },
        {
          tag: 'link',
          // `crossorigin`, as otherwise the call does not use it.
          attrs: { rel: 'preload', href: getMaintenance.path, as: 'fetch', crossorigin: true },
          injectTo: 'head',
        },
        {
          tag: 'div',
          attrs: { id: 'cannot-start', role: 'alert' },
          children: fill(rendered.cannotStartHtml, readSite()),
          injectTo: 'body-prepend',
        },
        {
          tag: 'div',
          attrs: { id: 'boot-loader' },
          children: rendered.bootLoaderHtml,
          injectTo: 'body-prepend',
        },
        {
          tag: 'div',
          attrs: { hidden: true },
          children: rendered.iconSpriteHtml,
          injectTo: 'body',
        },
      ];
    },
  };
}

/** Runs app/document-html.tsx here, as the pages' own code and styles would run. */
async function renderDocument(): Promise<DocumentHtml> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: join(root, '../../node_modules/.vite/document-html'),
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  try {
    return (await server.ssrLoadModule('/app/document-html.tsx')) as DocumentHtml;
  } finally {
    await server.close();
  }
}
