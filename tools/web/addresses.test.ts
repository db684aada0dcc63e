import { expect, it } from 'vitest';
import { pageRoutes } from '../../src/domain/site/page-routes.ts';
import { paths } from '../../src/web/paths.ts';
import { routesWithoutAddress } from './addresses.ts';

/** Tags of years that only old links have, and a page for developers. */
const HAS_NONE = ['/competition/papers/:tag', '/dev/gallery'];

it('every page has an address in src/web/paths.ts', () => {
  expect(routesWithoutAddress(pageRoutes, paths).filter((at) => !HAS_NONE.includes(at))).toEqual(
    [],
  );
});

it('finds a page without one', () => {
  const addresses = { home: '/', topic: (id: number) => `/topics/${id}?from=1` };
  expect(routesWithoutAddress(['/', '/topics/:id', '/topics'], addresses)).toEqual(['/topics']);
});
