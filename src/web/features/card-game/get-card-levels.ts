import { queryOptions } from '@tanstack/react-query';
import type { CardLevelRecord, listAntonymCards, listSynonymCards } from '#contract/card-game.ts';
import type { Viewer } from '#domain/membership/access.ts';
import type { Difficulty } from '#domain/quiz/bank.ts';
import type { PairSource } from '#domain/word-game/game-choice.ts';
import { call } from '#web/platform/api.ts';

/** A level, with the pages' own field names. */
export interface CardLevel extends Omit<CardLevelRecord['attributes'], 'word'> {
  /** Empty if the level is locked. */
  readonly cards: CardLevelRecord['attributes']['word'];
}

/** The levels in order: level n is at index n − 1. Their contents depend on the viewer (product §9.8). */
export const cardLevelsQuery = (src: PairSource, difficulty: Difficulty, viewer: Viewer['kind']) =>
  queryOptions({
    queryKey: ['card-levels', src, difficulty, viewer],
    queryFn: async ({ signal }): Promise<CardLevel[]> => {
      const query = `populate=*&filters[difficulty][$eq]=${difficulty}&pagination[limit]=100&sort=level`;
      const { data } =
        src === 's'
          ? await call<typeof listSynonymCards>('GET', '/api/word-cards', { query, signal })
          : await call<typeof listAntonymCards>('GET', '/api/word-cards1', { query, signal });
      return data.map(({ attributes: { word, ...level } }) => ({ ...level, cards: word }));
    },
    // A change of viewer does not interrupt a running game.
    placeholderData: (levels, asked) => {
      const isSame = asked?.queryKey[1] === src && asked.queryKey[2] === difficulty;
      return isSame ? levels : undefined;
    },
    // A running game keeps its cards.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
