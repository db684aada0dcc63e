// Puts the loader into the document, so that it is painted as soon as the document arrives. The app's stylesheet comes
// after it: there it holds up what follows, not the loader.

import type { HtmlTagDescriptor, Plugin } from 'vite';
import { runWebModule } from './run-web-module.ts';
import { staticImports } from './static-imports.ts';

interface BootLoader {
  readonly bootLoaderCss: string;
  readonly bootLoaderHtml: string;
}

export function bootLoader(): Plugin {
  let stylesheets: string[] = [];
  return {
    name: 'boot-loader',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        stylesheets = [];
        for (const name of entry === undefined ? [] : staticImports(bundle, entry.fileName)) {
          const chunk = bundle[name];
          const css = chunk?.type === 'chunk' ? chunk.viteMetadata?.importedCss : undefined;
          stylesheets.push(...(css ?? []));
          // Else Vite links them in the head.
          css?.clear();
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(): Promise<HtmlTagDescriptor[]> {
        const loader = await runWebModule<BootLoader>('app/boot-loader.tsx');
        return [
          { tag: 'style', children: loader.bootLoaderCss, injectTo: 'head' },
          {
            tag: 'div',
            attrs: { id: 'boot-loader' },
            children: loader.bootLoaderHtml,
            injectTo: 'body-prepend',
          },
          ...stylesheets.map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'stylesheet', href: `/${file}` },
              injectTo: 'body-prepend',
            }),
          ),
        ];
      },
    },
  };
}
