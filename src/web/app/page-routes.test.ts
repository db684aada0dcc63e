import { expect, it } from 'vitest';
import { pageRoutes as known } from '#domain/site/page-routes.ts';
import { pageRoutes } from './page-routes.ts';

it('every page is in the list by which the server counts, and no other', () => {
  const paths = pageRoutes.map(({ path }) => path).filter((path) => path !== '*');
  expect([...known].sort()).toEqual(paths.sort());
});
