// No single public request may block the thread for long, whatever it asks for.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { allEndpoints } from '#contract/all.ts';
import { leastCost } from '#server/testing/cpu-cost.ts';
import { createTestApp } from '#server/testing/test-app.ts';

/** In readings of a megabyte of JSON. */
const MAX_COST = 15;

/** The most expensive query of each public call. `number` makes each try a different query. */
const MOST_EXPENSIVE: Record<string, (number: number) => string> = {
  '/api/maintenance': () => '?populate=*',
  '/api/about': () => '?populate=*',
  '/api/health': () => '',
  '/api/live': () => '',
  '/api/topics': (number) =>
    `?filters[category][$eq]=basic&pagination[start]=${number}&pagination[limit]=100&sort=topic:desc,id&populate=*`,
  '/api/topics/:id': () => '?populate=*',
  '/api/levels/:id': () => '?populate=*',
  '/api/lessons/:id': () => '?populate=*',
  '/api/words': (number) => `?pagination[start]=${number}&pagination[limit]=100&sort=date:desc`,
  '/api/word-cards': (number) =>
    `?populate=*&pagination[start]=${number}&pagination[limit]=100&sort=level:desc,id`,
  '/api/word-cards1': (number) =>
    `?populate=*&pagination[start]=${number}&pagination[limit]=100&sort=level:desc,id`,
  '/api/user/otp/:id': () => '',
  '/api/user/challenge': () => '',
  '/api/membership': () => '',
  '/api/worksheets': (number) =>
    `?populate=*&pagination[start]=${number}&pagination[limit]=100&sort=topic:desc,id`,
  '/api/worksheet/newread/:fileId': () => '',
  '/api/worksheet/links/:topic': () => '?category=basic',
  '/api/comp/current': () => '',
  '/api/competition-affiliates': (number) => `?pagination[start]=${number}&sort=id:desc&populate=*`,
  '/api/comp-questions': (number) =>
    `?filters[standard][$eq]=a-4th&filters[date][$eq]=20240609&pagination[start]=${number}&sort=date,id:desc`,
  '/api/comp-questions/:id': () => '?populate=*',
  '/api/comp/sealed-paper/:id': () => '',
  '/api/comp/paper-key/:id/:question': () => '',
  '/api/comp/plan': () => '?CompId=7&at=waiting&paper=true&unsent=true&off=1',
  '/api/comp/winners/:id': () => '',
};

/** A paper of each try, where any other id is unknown. */
const PAPERS = [
  '/api/comp-questions/:id',
  '/api/comp/sealed-paper/:id',
  '/api/comp/paper-key/:id/:question',
];

function idFor(path: string, number: number): string {
  if (path.startsWith('/api/user/')) return crypto.randomUUID();
  return String(PAPERS.includes(path) ? 701 + number : 10 + number);
}

let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  // The real content: the test content is small.
  site = await createTestApp({ contentDir: 'content' });
});
afterAll(() => site.close());

const endpoints = allEndpoints.filter(
  ({ method, access }) => method === 'GET' && (access === 'public' || access === 'viewer'),
);

it.each(endpoints.map(({ path }) => [path as string]))('GET %s', async (path) => {
  const queryOf = MOST_EXPENSIVE[path];
  if (queryOf === undefined) throw new Error(`${path} is missing from MOST_EXPENSIVE`);
  const cost = await leastCost(async (number) => {
    const url =
      path.replace(/:\w+/, idFor(path, number)).replace(':question', String(number)) +
      queryOf(number);
    return async () => {
      const response = await site.app.inject(url);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.statusCode).not.toBe(400);
    };
  });
  expect(cost).toBeLessThan(MAX_COST);
});

it('the contract has no such call that is not measured', () => {
  expect(endpoints.map(({ path }) => path).sort()).toEqual(Object.keys(MOST_EXPENSIVE).sort());
});
