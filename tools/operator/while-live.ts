// Commands that would disturb children who wait or play refuse while a competition is live.

import { isLive } from '#domain/competition/plan.ts';
import { findCompetitions } from '#server/features/competition/store.ts';
import { createClock } from '#server/platform/clock.ts';
import { type CommandCall, OperatorError } from './command.ts';
import type { withServices } from './with-services.ts';

type Call = CommandCall<Parameters<typeof withServices>[0]['site']>;

export const forceFlag = { force: 'also while children wait for a competition or play in one' };

/** Throws OperatorError while a competition is live, unless --force was given. */
export async function refuseWhileLive({ site, config, flags }: Call): Promise<void> {
  if (flags.has('force')) return;
  const now = createClock(config.startsAt).now();
  const live = (await findCompetitions(site.db)).filter((found) => isLive(found, now));
  if (live.length === 0) return;
  const ids = live.map(({ id }) => id).join(', ');
  throw new OperatorError(
    `Competition ${ids} is live: children wait or play. Nothing was changed; \`competition watch\` says when it is over, and --force does it now.`,
  );
}
