// The refresh tokens of one session are a family, numbered in the order they were issued (decision 14). Only the
// newest may be exchanged. For another minute its predecessor returns the same successor, so that two tabs or a lost
// reply are not mistaken for theft. Anything older is theft: the family is revoked.
// Invariant: `number` never decreases, and a revoked or expired family stays so.

import { DAY_MS } from '#domain/time/durations.ts';

/** How long the predecessor of the newest token is still accepted. */
export const GRACE_MS = 60_000;
/** A session unused for this long expires. */
export const SESSION_IDLE_MS = 60 * DAY_MS;
/** A session ends this long after it was opened, even if it is renewed. */
export const SESSION_MAX_MS = 180 * DAY_MS;

export interface TokenFamily {
  /** When the session was opened. */
  readonly createdAt: Date;
  /** Number of the newest token. */
  readonly number: number;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

export type Presented =
  /** `number` is the token to issue now. */
  | { ok: true; number: number; next: TokenFamily }
  | { ok: false; reason: 'ended' | 'reused'; next: TokenFamily };

export function startFamily(now: Date): TokenFamily {
  return { createdAt: now, number: 1, rotatedAt: now, expiresAt: endOf(now, now), revokedAt: null };
}

/** Presents the genuine token with this number. */
export function presentToken(family: TokenFamily, number: number, now: Date): Presented {
  const isOver = family.revokedAt !== null || family.expiresAt <= now;
  if (isOver || number > family.number) return { ok: false, reason: 'ended', next: family };
  if (number === family.number) {
    const { createdAt } = family;
    const expiresAt = endOf(createdAt, now);
    const next = { createdAt, number: number + 1, rotatedAt: now, expiresAt, revokedAt: null };
    return { ok: true, number: next.number, next };
  }
  const isInGrace = now.getTime() - family.rotatedAt.getTime() < GRACE_MS;
  if (number === family.number - 1 && isInGrace) {
    return { ok: true, number: family.number, next: family };
  }
  return { ok: false, reason: 'reused', next: revokeFamily(family, now) };
}

export function revokeFamily(family: TokenFamily, now: Date): TokenFamily {
  return { ...family, revokedAt: family.revokedAt ?? now };
}

function endOf(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_IDLE_MS, createdAt.getTime() + SESSION_MAX_MS));
}
