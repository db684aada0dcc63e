// Whether a grown-up has just been here (product §4.16): remembered for some minutes, in this tab alone.

import { sessionValue } from '#web/platform/stored-value.ts';

const REMEMBERED_MS = 10 * 60_000;
/** How long the question rests after the answer of a child, so that it is not guessed at. */
const REST_MS = 60_000;

const parseTime = (stored: unknown) => (typeof stored === 'number' ? stored : null);
/** By the device's clock, in ms since 1970. */
const grownUpUntil = sessionValue('grownUpUntil', parseTime);
const grownUpRestsUntil = sessionValue('grownUpRestsUntil', parseTime);

export function isGrownUpHere(): boolean {
  return msLeft(grownUpUntil.read(), REMEMBERED_MS) > 0;
}

export function rememberGrownUp(): void {
  grownUpUntil.write(Date.now() + REMEMBERED_MS);
}

/** 0 when the question may be asked. */
export function msOfRest(): number {
  return msLeft(grownUpRestsUntil.read(), REST_MS);
}

export function letItRest(): void {
  grownUpRestsUntil.write(Date.now() + REST_MS);
}

/** A clock that was set back must not stretch the time. */
function msLeft(until: number | null, atMost: number): number {
  const left = (until ?? 0) - Date.now();
  return left > atMost ? 0 : Math.max(0, left);
}
