// The levels of drop-it, built into the client (product §9.7; checked when the content is checked). Only the pages
// of drop-it carry them.

import file from '#content-files/games/drop-it.yaml';
import type { PairLevel } from '#domain/word-game/pair-level.ts';

export const dropFile = file as readonly PairLevel[];
