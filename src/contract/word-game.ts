// Calls shared by the word games: a signed-in child's best result of each level (product §9.8). Playing drop-it needs
// no call: its levels are built into the pages.

import { z } from 'zod';
import { MAX_GAME_RESULTS } from '#domain/word-game/game-progress.ts';
import { gameResult } from '#domain/word-game/game-result-schema.ts';
import { defineEndpoint } from './endpoint.ts';

const gameResults = z.object({ data: z.array(gameResult) });

export const listGameResults = defineEndpoint({
  method: 'GET',
  path: '/api/user/games',
  summary: "The signed-in child's best result in each level of the word games played so far",
  access: 'session',
  response: gameResults,
});

/** Several results at once, so that a device can send those it stored before the login. */
export const saveGameResults = defineEndpoint({
  method: 'POST',
  path: '/api/user/games',
  summary: 'Stores results that are better than the stored ones; returns all of them',
  access: 'session',
  body: z.strictObject({ games: z.array(gameResult).min(1).max(MAX_GAME_RESULTS) }),
  response: gameResults,
});
