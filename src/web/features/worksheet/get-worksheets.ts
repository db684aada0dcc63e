import { queryOptions } from '@tanstack/react-query';
import type { listTopics } from '#contract/quiz.ts';
import type {
  countWorksheetRead,
  getWorksheetLinks,
  listWorksheets,
  WorksheetFile,
  WorksheetTopicRecord,
} from '#contract/worksheet.ts';
import type { Category } from '#domain/quiz/bank.ts';
import { call, callPublic } from '#web/platform/api.ts';

const RELATION = { basic: 'Worksheet', intermediate: 'Advanced' } as const;
const FLAG = { basic: 'hasBasic', intermediate: 'hasAdvanced' } as const;
const ORDER = { basic: 'order', intermediate: 'advancedOrder' } as const;

/** Links are valid for at least ten minutes; the page never shows links older than this. */
const LINKS_MS = 5 * 60_000;

/** The topics of a category that have sheets, in order. */
export const worksheetTopicsQuery = (category: Category) =>
  queryOptions({
    queryKey: ['worksheet-topics', category],
    queryFn: async ({ signal }) => {
      const query = `filters[${FLAG[category]}][$eq]=true&pagination[limit]=100&sort=${ORDER[category]}`;
      const reply = await callPublic<typeof listWorksheets>('GET', '/api/worksheets', {
        query,
        signal,
      });
      return reply.data;
    },
  });

/** One topic with its files; null if there is none. */
export const worksheetTopicQuery = (topic: string, category: Category) =>
  queryOptions({
    queryKey: ['worksheet-topic', topic, category],
    queryFn: async ({ signal }) => {
      const query = `filters[topic][$eq]=${encodeURIComponent(topic)}&populate=${RELATION[category]}`;
      const reply = await callPublic<typeof listWorksheets>('GET', '/api/worksheets', {
        query,
        signal,
      });
      return reply.data[0] ?? null;
    },
  });

export function filesOf(record: WorksheetTopicRecord, category: Category): WorksheetFile[] {
  return record.attributes[RELATION[category]] ?? [];
}

/** Signed links to the files of a topic, for a member. They are renewed before they expire. */
export const worksheetLinksQuery = (recordId: number, category: Category) =>
  queryOptions({
    queryKey: ['worksheet-links', recordId, category],
    queryFn: ({ signal }) =>
      call<typeof getWorksheetLinks>('GET', '/api/worksheet/links/:topic', {
        params: { topic: recordId },
        query: `category=${category}`,
        signal,
      }),
    staleTime: LINKS_MS,
    gcTime: LINKS_MS,
    refetchInterval: LINKS_MS,
    refetchIntervalInBackground: true,
  });

/** Reports that a file was opened, without waiting for a reply. */
export function reportRead(fileId: number, recordId: number): void {
  call<typeof countWorksheetRead>('GET', '/api/worksheet/newread/:fileId', {
    params: { fileId },
    query: `topic=${recordId}`,
  }).catch(() => {});
}

/** The topics of the quiz, as options to choose from. */
export const topicNamesQuery = (category: Category) =>
  queryOptions({
    queryKey: ['topic-names', category],
    queryFn: async ({ signal }) => {
      const query = `filters[category][$eq]=${category}&pagination[limit]=100&sort=order`;
      const reply = await callPublic<typeof listTopics>('GET', '/api/topics', { query, signal });
      return reply.data.map(({ id, attributes }) => ({
        value: String(id),
        label: attributes.topic,
      }));
    },
  });
