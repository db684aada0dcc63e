// Signed links: with one, a browser opens a locked file in a new tab, where it can send no token. A link is bound to one
// file and to some minutes.

import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import type { Keys } from '#server/platform/keys.ts';

/** Every link is valid for at least this long. */
export const LINK_VALID_S = 600;
/** Links end on multiples of this, so that a page that asks again gets the same ones and its cache is used. */
const STEP_S = 300;

export interface Links {
  /** Changes whenever the links do. */
  variant(): string;
  /** `path` with a signature as its query; `path` is encoded and begins with the category. */
  sign(path: string): string;
  /** Whether the query of a request for `path` has a signature that is valid now. */
  isValid(path: string, query: unknown): boolean;
}

export function createLinks(keys: Keys, clock: Clock): Links {
  const nowS = () => Math.floor(clock.now().getTime() / 1000);
  const expiry = () => Math.ceil((nowS() + LINK_VALID_S) / STEP_S) * STEP_S;
  const signatureOf = (path: string, expires: number) =>
    keys.hash('worksheet-link', `${path}\n${expires}`);

  return {
    variant: () => String(expiry()),

    sign(path) {
      const expires = expiry();
      return `${path}?expires=${expires}&signature=${signatureOf(path, expires)}`;
    },

    isValid(path, query) {
      const { expires, signature } = (query ?? {}) as Record<string, unknown>;
      if (typeof expires !== 'string' || typeof signature !== 'string') return false;
      if (!/^\d{1,12}$/.test(expires) || Number(expires) < nowS()) return false;
      const given = Buffer.from(signature);
      const right = Buffer.from(signatureOf(path, Number(expires)));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
