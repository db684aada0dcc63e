// Opens a page of the worksheets in a test, with a server that replies as the test defines.

import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { worksheetRoutes } from '../routes.tsx';

const file = (id: number, type: string, title: string) => ({
  id,
  file_name: `Verbs ${id}`,
  type,
  title,
  code: `B05-${id}`,
  standards: type === 'concept' ? [2, 5] : [2, 3],
  url: `/worksheet-files/basic/Verbs/${id}.pdf`,
  answers: type === 'concept' ? null : `/worksheet-files/basic/Verbs/${id}%20answers.pdf`,
  preview: `/worksheet-previews/${id}.png`,
});
const topic = (id: number, name: string, isFree: boolean, more: object = {}) => ({
  id,
  attributes: {
    topic: name,
    Description: `The rule of ${name}.`,
    AdvancedDescription: `The harder rule of ${name}.`,
    hasBasic: true,
    hasAdvanced: true,
    isFree,
    order: id,
    advancedOrder: id,
    ...more,
  },
});
const Worksheet = [
  file(51, 'concept', 'Doing words'),
  file(53, 'practice easy', 'At the market'),
  file(56, 'practice hard', 'A letter'),
];
export const verbs = topic(5, 'Verbs & Be/Have', false, { Worksheet });
export const nouns = topic(1, 'Nouns', true, { Worksheet });
const signed = (url: string) => `${url}?expires=9&signature=s`;
const links = {
  expiresIn: 600,
  files: Worksheet.map(({ id, url, answers }) => ({
    id,
    url: signed(url),
    answers: answers && signed(answers),
  })),
  all: '/worksheet-files/basic/Verbs.zip?expires=9&signature=s',
};
export const VERBS = '/worksheets/Verbs%20%26%20Be%2FHave';

export type Reply = () => Response | Promise<Response>;
export const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

export const refusal = (status: number, message: string) =>
  json({ data: null, message, error: { status, name: '', message, details: {} } }, status);

/** Any other path is unreachable. `requested`: the paths so far. */
export function openWorksheets(address: string, replies: Record<string, Reply>) {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    const reply = replies[url.split('?')[0] ?? ''];
    if (reply === undefined) throw new TypeError('not reachable');
    return reply();
  });
  const elsewhere = ['/login', '/member'].map((path) => ({ path, element: <h1>{path}</h1> }));
  openRoutes([...worksheetRoutes, ...elsewhere], address);
  return { requested, user: userEvent.setup() };
}

export const list = (...data: unknown[]) => ({ '/api/worksheets': json({ data, meta: {} }) });
export const asMember = {
  ...list(verbs),
  '/api/worksheet/links/5': json(links),
  '/api/worksheet/newread/53': json({ message: '' }),
};
export const remember = (childsName: string, role: string) => {
  localStorage.setItem('childsName', JSON.stringify(childsName));
  localStorage.setItem('role', JSON.stringify(role));
};

export function closeWorksheets(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
}
