// Access to content: the one decision that the pages and the server share (product §5).
// Free things are open to everyone, the rest to members. A refused visitor is sent to log in, a refused user to the
// membership page. Any other kind of viewer counts as a visitor.

import type { GameName } from '../word-game/game-choice.ts';

/** A viewer as the server knows them from their token, or the page from what it stored. */
export type Viewer = { kind: 'visitor' } | { kind: 'user' } | { kind: 'member' };

export type AccessDecision = { ok: true } | { ok: false; reason: 'login' | 'membership' };

/** Word-card levels that everyone may play (product §5.2). */
export const FREE_WORD_CARD_LEVELS = 2;

/** Decides whether this viewer may open a thing. */
export function decideAccess(viewer: Viewer, thing: { isFree: boolean }): AccessDecision {
  if (thing.isFree || viewer.kind === 'member') return { ok: true };
  return { ok: false, reason: viewer.kind === 'user' ? 'membership' : 'login' };
}

/** `level` starts at 1. */
export function isFreeWordCardLevel(level: number): boolean {
  return level <= FREE_WORD_CARD_LEVELS;
}

/** Among the word games only the later levels of the card game are locked (product §5.2). */
export function isFreeGameLevel({ game, level }: { game: GameName; level: number }): boolean {
  return game === 'dropit' || isFreeWordCardLevel(level);
}
