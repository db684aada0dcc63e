// Card game calls (product §9.8): synonyms in `word-cards`, antonyms in `word-cards1`.

import { z } from 'zod';
import { difficulties } from '#domain/quiz/bank.ts';
import { defineEndpoint } from './endpoint.ts';
import { equals, listQuery, listResponse } from './strapi.ts';

const card = z.object({
  /** Starts at 1 in each level. */
  id: z.int(),
  word: z.string(),
  /** Two cards with the same `pairId` are a pair. */
  pairId: z.int(),
  /** In the sense in which the two words are a pair. */
  meaning: z.string(),
});

const cardLevelAttributes = z.object({
  difficulty: z.enum(difficulties),
  /** Starts at 1; with a difficulty filter it is the position in the list. */
  level: z.int(),
  /** Empty if the level is locked. */
  word: z.array(card),
  /** True if the level is for members and the viewer is not one; `/login` or `/member` opens it. */
  isLocked: z.boolean(),
});

export type CardLevelRecord = z.infer<typeof listSynonymCards.response>['data'][number];
export type Card = z.infer<typeof card>;

const query = listQuery({
  filters: { difficulty: equals(difficulties) },
  sortable: ['level', 'id'],
  populate: ['word'],
});

export const listSynonymCards = defineEndpoint({
  method: 'GET',
  path: '/api/word-cards',
  summary:
    'The card game levels with similar words; levels for members come without words to others',
  access: 'viewer',
  query,
  response: listResponse(cardLevelAttributes),
});

export const listAntonymCards = defineEndpoint({
  method: 'GET',
  path: '/api/word-cards1',
  summary:
    'The card game levels with opposite words; levels for members come without words to others',
  access: 'viewer',
  query,
  response: listResponse(cardLevelAttributes),
});
