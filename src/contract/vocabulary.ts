// Vocabulary calls: the word of the day (product §8.4) and the best result of each
// level of the word games, kept for a signed-in child. Playing drop-it calls nothing: its levels are in the client.

import { z } from 'zod';
import { wordTypes } from '#domain/vocabulary/word-file.ts';
import { MAX_GAME_RESULTS } from '#domain/word-game/game-progress.ts';
import { gameResult } from '#domain/word-game/game-result-schema.ts';
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
 * `start` counts days back from today, `limit` is a number of days; `page` walks back likewise. Within a page the oldest
 * day comes first, unless `sort=date:desc`: whatever the limit, the reversed list from start 0 begins with today.
 */
export const listWords = defineEndpoint({
  method: 'GET',
  path: '/api/words',
  summary: 'The words of the last days, oldest first; the last one is the word of today in India',
  access: 'public',
  query: listQuery({ filters: {}, sortable: ['date'] }),
  response: listResponse(wordAttributes),
});

const gameResults = z.object({ data: z.array(gameResult) });

export const listGameResults = defineEndpoint({
  method: 'GET',
  path: '/api/user/games',
  summary: "The signed-in child's best result in each level of the word games played so far",
  access: 'session',
  response: gameResults,
});

/** Several at once, so that a device can hand over what it kept before the log-in. */
export const saveGameResults = defineEndpoint({
  method: 'POST',
  path: '/api/user/games',
  summary: 'Keeps results where they are better than those kept before; answers with all of them',
  access: 'session',
  body: z.strictObject({ games: z.array(gameResult).min(1).max(MAX_GAME_RESULTS) }),
  response: gameResults,
});
