// For the build only: maps each path to the modules of its page. The build runs it with every page and part replaced by a
// module that exports its own file name (tools/vite/page-preloads.ts). Where the page is one of two parts, a path with a
// query parameter (`/path?parameter`) stands for the addresses that have it.

import type { RouteObject } from 'react-router';
import type { PageParts, PageRedirect } from '#web/platform/page-parts.ts';
import { pageRoutes } from './page-routes.ts';

type PageFiles = [path: string, files: string[]];

export const pageFiles = (
  await Promise.all(
    pageRoutes.map(async (route): Promise<PageFiles[]> => {
      const { path = '', handle } = route;
      const page = await fileOfPage(route);
      const beside = handle as PageParts | PageRedirect | undefined;
      if (beside === undefined) return [[path, [page]]];
      if ('redirectsTo' in beside) {
        const target = pageRoutes.find(({ path }) => path === beside.redirectsTo);
        return [[path, [page, await fileOfPage(target)]]];
      }
      const { parameter, loadIfPresent, loadIfAbsent } = beside;
      return [
        [`${path}?${parameter}`, [page, await fileOf(path, loadIfPresent)]],
        [path, [page, await fileOf(path, loadIfAbsent)]],
      ];
    }),
  )
).flat();

function fileOfPage(route: RouteObject | undefined): Promise<string> {
  return fileOf(route?.path, route?.lazy);
}

async function fileOf(path: string | undefined, load: unknown): Promise<string> {
  const module = typeof load === 'function' ? await load() : undefined;
  const { file } = (module ?? {}) as { file?: string };
  if (file === undefined) throw new Error(`the page of ${path} is not a lazy …-page.tsx`);
  return file;
}
