// For the build only: maps each path to the modules of its page. The build runs it with every page and part replaced by a
// module that exports its own file name (tools/vite/page-preloads.ts). Where the page is one of two parts, a path with a
// query parameter (`/path?parameter`) stands for the addresses that have it.

import type { PageParts } from '#web/platform/page-parts.ts';
import { pageRoutes } from './page-routes.ts';

type PageFiles = [path: string, files: string[]];

export const pageFiles = (
  await Promise.all(
    pageRoutes.map(async ({ path = '', lazy, handle }): Promise<PageFiles[]> => {
      const page = await fileOf(path, lazy);
      const parts = handle as PageParts | undefined;
      if (parts === undefined) return [[path, [page]]];
      const { parameter, loadIfPresent, loadIfAbsent } = parts;
      return [
        [`${path}?${parameter}`, [page, await fileOf(path, loadIfPresent)]],
        [path, [page, await fileOf(path, loadIfAbsent)]],
      ];
    }),
  )
).flat();

async function fileOf(path: string, load: unknown): Promise<string> {
  const module = typeof load === 'function' ? await load() : undefined;
  const { file } = (module ?? {}) as { file?: string };
  if (file === undefined) throw new Error(`the page of ${path} is not a lazy …-page.tsx`);
  return file;
}
