// Inlines the loader into the document, with its styles.

import type { Plugin } from 'vite';
import { runWebModule } from './run-web-module.ts';

interface BootLoader {
  readonly bootLoaderCss: string;
  readonly bootLoaderHtml: string;
}

export function bootLoader(): Plugin {
  return {
    name: 'boot-loader',
    async transformIndexHtml() {
      const loader = await runWebModule<BootLoader>('app/boot-loader.tsx');
      return [
        { tag: 'style', children: loader.bootLoaderCss, injectTo: 'head' },
        {
          tag: 'div',
          attrs: { id: 'boot-loader' },
          children: loader.bootLoaderHtml,
          injectTo: 'body-prepend',
        },
      ];
    },
  };
}
