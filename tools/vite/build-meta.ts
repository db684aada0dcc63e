import type { Plugin } from 'vite';

/** Puts the id of the build into the document, so that a page can tell which one it belongs to. */
export function buildMeta(id: string): Plugin {
  return {
    name: 'build-meta',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head-prepend' },
    ],
  };
}
