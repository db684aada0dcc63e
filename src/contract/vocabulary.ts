// Vocabulary calls: the word of the day (product §8.4).

import { z } from 'zod';
import { wordTypes } from '#domain/vocabulary/word-file.ts';
import { defineEndpoint } from './endpoint.ts';
import { listQuery, listResponse } from './strapi.ts';

const wordAttributes = z.object({
  word: z.string(),
  type: z.enum(wordTypes),
  meaning: z.string(),
  sentence: z.string(),
  /** The calendar day in India that the word belongs to, `2026-04-01`. */
  date: z.iso.date(),
});

export type WordRecord = z.infer<typeof listWords.response>['data'][number];

/**
 * `start` counts days back from today and `limit` is a number of days; `page` goes back likewise. Within a page the
 * oldest day comes first, unless `sort=date:desc`: whatever the limit, that list from start 0 begins with today.
 */
export const listWords = defineEndpoint({
  method: 'GET',
  path: '/api/words',
  summary: 'The words of the last days, oldest first; the last one is the word of today in India',
  access: 'public',
  query: listQuery({ filters: {}, sortable: ['date'] }),
  response: listResponse(wordAttributes),
});
