// Whether the competition that comes next can begin.

import { findCompetitions } from '#server/features/competition/store.ts';
import { createClock } from '#server/platform/clock.ts';
import { instantText } from '../competition/times.ts';
import type { Check, Wrong } from './check.ts';
import { type Deployment, databaseOf } from './deployment.ts';

export const competitionCheck: Check<Deployment> = {
  name: 'competition',
  advice: 'See the log of the database',
  async run(deployment): Promise<string | Wrong[]> {
    const { db } = await databaseOf(deployment);
    const now = createClock(deployment.config.startsAt).now();
    const toCome = (await findCompetitions(db)).filter(
      ({ startsAt, cancelledAt }) => startsAt > now && cancelledAt === null,
    );
    const unready = toCome.filter(({ arePapersReady }) => !arePapersReady);
    if (unready.length === 0) return toCome.length === 0 ? 'none is planned' : 'papers are there';
    return unready.map(({ id, startsAt }) => ({
      detail: `${id} can't begin on ${instantText(startsAt)}: papers are missing`,
      advice: `Bring them with \`competition import-papers --id ${id}\`, or move it`,
    }));
  },
};
