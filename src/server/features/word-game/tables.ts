import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { difficulties } from '#domain/quiz/bank.ts';
import { gameNames, pairSources } from '#domain/word-game/game-choice.ts';

/** The best result of an account in a level of a word game. */
export const gameProgress = pgTable(
  'game_progress',
  {
    accountId: uuid().notNull(),
    game: text({ enum: gameNames }).notNull(),
    src: text({ enum: pairSources }).notNull(),
    difficulty: text({ enum: difficulties }).notNull(),
    level: integer().notNull(),
    best: integer().notNull(),
    /** The fewest turns with which a level of the card game was won. */
    turns: integer(),
  },
  (table) => [
    primaryKey({
      columns: [table.accountId, table.game, table.src, table.difficulty, table.level],
    }),
  ],
);
