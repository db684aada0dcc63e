import { expect, it } from 'vitest';
import { pageFiles } from '#web/page-files.ts';
import { pageRoutes } from './page-routes.ts';

const modules = import.meta.glob('../**/*-page.tsx');

it('the table of files has every path of the route table with its page', async () => {
  const listed = Object.entries(pageFiles).map(([address, [page = '']]) => {
    const [path = ''] = address.split('?');
    // The glob returns modules of this folder in this form.
    return [path, page.replace(/^app\//, './').replace(/^features/, '../features')] as const;
  });
  const routes = new Map(pageRoutes.map(({ path = '', lazy }) => [path, lazy]));
  expect(new Set(listed.map(([path]) => path))).toEqual(new Set(routes.keys()));
  for (const [path, page] of listed) {
    const opens = routes.get(path);
    const opened = typeof opens === 'function' ? await opens() : undefined;
    expect(await modules[page]?.(), path).toBe(opened);
  }
});
