// The levels of drop-it, bundled with its pages only (product §9.7); the content checker validates them.

import file from '#content-files/games/drop-it.yaml';
import type { PairLevel } from '#domain/word-game/pair-level.ts';

export const dropFile = file as readonly PairLevel[];
