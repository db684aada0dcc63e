// Who may open what: the one decision that the pages and the server share (product §5).
// Free things are open to everyone, the rest to members; what is refused sends a visitor to log in and a
// signed-in person to the membership page. Anything else falls through to nobody.

import type { GameName } from '../word-game/game-choice.ts';

/** A person as the server knows them from their token, or as the page knows them from what it stored. */
export type Viewer = { kind: 'visitor' } | { kind: 'user' } | { kind: 'member' };

export type AccessDecision = { ok: true } | { ok: false; reason: 'login' | 'membership' };

/** Word-card levels that everybody may play (product §5.2). */
export const FREE_WORD_CARD_LEVELS = 2;

/** Decides whether a thing that is free or not may be opened by this viewer. */
export function decideAccess(viewer: Viewer, thing: { isFree: boolean }): AccessDecision {
  if (thing.isFree || viewer.kind === 'member') return { ok: true };
  return { ok: false, reason: viewer.kind === 'user' ? 'membership' : 'login' };
}

/** Word-card level `level` counts from 1. */
export function isFreeWordCardLevel(level: number): boolean {
  return level <= FREE_WORD_CARD_LEVELS;
}

/** Of the word games only the later levels of the card game are locked (product §5.2). */
export function isFreeGameLevel({ game, level }: { game: GameName; level: number }): boolean {
  return game === 'dropit' || isFreeWordCardLevel(level);
}
