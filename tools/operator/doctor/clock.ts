// How far another clock is from that of this machine.

import type { Wrong } from './check.ts';

/** A difference of seconds shifts the start of a competition; whole seconds are all that an HTTP header has. */
const TOLERANCE_MS = 3_000;

/** `read` returns the other clock's time in ms; it is compared with the middle of the round trip. */
export async function clockFinding(
  whose: string,
  read: () => Promise<number>,
): Promise<string | Wrong[]> {
  const before = Date.now();
  const theirs = await read();
  const after = Date.now();
  const difference = theirs - (before + after) / 2;
  const seconds = (Math.abs(difference) / 1_000).toFixed(1);
  if (Math.abs(difference) <= TOLERANCE_MS + (after - before) / 2) {
    return `within ${seconds} s of this machine's`;
  }
  const relation = difference > 0 ? 'behind' : 'ahead of';
  return [
    {
      detail: `this machine's clock is ${seconds} s ${relation} that of ${whose}`,
      advice: 'Set up time synchronisation (chrony, systemd-timesyncd) on both',
    },
  ];
}
