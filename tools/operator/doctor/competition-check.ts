// Whether the competition that comes next can begin.

import { isToCome } from '#domain/competition/plan.ts';
import { findCompetitions } from '#server/features/competition/store.ts';
import { createClock } from '#server/platform/clock.ts';
import { instantText } from '../competition/times.ts';
import { type Check, NotChecked, type Wrong } from './check.ts';
import { type Deployment, databaseOf, type Opened } from './deployment.ts';

/** PostgreSQL's codes for a table, a schema or a column that is not there. */
const UNDEFINED = ['42P01', '3F000', '42703'];

export const competitionCheck: Check<Deployment> = {
  name: 'competition',
  advice: 'See the log of the database',
  async run(deployment): Promise<string | Wrong[]> {
    const { db } = await databaseOf(deployment);
    const now = createClock(deployment.config.startsAt).now();
    const toCome = (await competitionsIn(db)).filter((competition) => isToCome(competition, now));
    const unready = toCome.filter(({ arePapersReady }) => !arePapersReady);
    if (unready.length === 0) return toCome.length === 0 ? 'none is planned' : 'papers are there';
    return unready.map(({ id, startsAt }) => ({
      detail: `${id} can't begin on ${instantText(startsAt)}: papers are missing`,
      advice: `Bring them with \`competition import-papers --id ${id}\`, or move it`,
    }));
  },
};

/** Throws NotChecked where migrations are missing, which has a check of its own. */
async function competitionsIn(db: Opened['db']) {
  try {
    return await findCompetitions(db);
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    if (UNDEFINED.includes(code ?? '')) throw new NotChecked('migrations are missing');
    throw error;
  }
}
