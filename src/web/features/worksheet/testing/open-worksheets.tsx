// Opens a worksheet page in a test.

import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import {
  countWorksheetRead,
  getWorksheetLinks,
  listWorksheets,
  type WorksheetFile,
  type WorksheetTopicRecord,
} from '#contract/worksheet.ts';
import type { SheetType } from '#domain/worksheet/worksheet.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { list } from '#web/testing/records.ts';
import { reply } from '#web/testing/server.ts';
import { worksheetRoutes } from '../routes.tsx';

const file = (id: number, type: SheetType, title: string): WorksheetFile => ({
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
const Worksheet = [
  file(51, 'concept', 'Doing words'),
  file(53, 'practice easy', 'At the market'),
  file(56, 'practice hard', 'A letter'),
];
const topic = (id: number, name: string, isFree: boolean): WorksheetTopicRecord => ({
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
    Worksheet,
  },
});
export const verbs = topic(5, 'Verbs & Be/Have', false);
export const nouns = topic(1, 'Nouns', true);
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

export function openWorksheets(address: string) {
  const elsewhere = ['/login', '/member'].map((path) => ({ path, element: <h1>{path}</h1> }));
  openRoutes([...worksheetRoutes, ...elsewhere], address);
  return { user: userEvent.setup() };
}

/** The server has these topics and counts opened files. */
export function serveTopics(...topics: WorksheetTopicRecord[]): void {
  reply(listWorksheets, list(...topics));
  reply(countWorksheetRead, { message: '' });
}

/** The server has the locked topic, and its files for a member. */
export function serveMember(): void {
  serveTopics(verbs);
  reply(getWorksheetLinks, links);
}

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
