// For the build only: maps each path to the module of its page. The build runs it with every page replaced by a module
// that exports its own file name (tools/vite/page-preloads.ts).

import { pageRoutes } from './page-routes.ts';

export const pageFiles = await Promise.all(
  pageRoutes.map(async ({ path = '', lazy }): Promise<[path: string, pageFile: string]> => {
    const page = typeof lazy === 'function' ? await lazy() : undefined;
    const { pageFile } = (page ?? {}) as { pageFile?: string };
    if (pageFile === undefined) throw new Error(`the page of ${path} is not a lazy …-page.tsx`);
    return [path, pageFile];
  }),
);
