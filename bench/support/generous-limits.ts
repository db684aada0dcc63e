// Preloaded into a site whose calls are measured again and again: its limits count as ever, but have no end.

import { allEndpoints } from '#contract/all.ts';
import { limitedCallers, type Quota } from '#contract/limits.ts';

const PLENTY = 1_000_000_000;

for (const { limits } of allEndpoints) {
  for (const caller of limitedCallers) {
    const quota: Partial<Record<keyof Quota, number>> = limits?.[caller] ?? {};
    for (const limit of Object.keys(quota) as (keyof Quota)[]) quota[limit] = PLENTY;
  }
}
// The channel alone should not keep the site running.
process.channel?.unref();
