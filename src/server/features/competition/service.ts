// The competition: what the site shows of it, who takes part, their answers and results (product §11).

import type { AuthService } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Notices } from '#server/platform/database/listen.ts';
import type { Keys } from '#server/platform/keys.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import { createEntries, type Entries } from './entries.ts';
import { createPapers, type Papers } from './papers.ts';
import { createRegistration, type Registration } from './registration.ts';
import { findAffiliates } from './store.ts';

export interface CompetitionService {
  readonly calendar: Calendar;
  readonly papers: Papers;
  readonly registration: Registration;
  readonly entries: Entries;
  /** In order. */
  affiliates(): ReturnType<typeof findAffiliates>;
}

interface CompetitionDeps {
  readonly db: Database;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly auth: Pick<AuthService, 'codes' | 'guesses'>;
}

export function createCompetitionService(deps: CompetitionDeps): CompetitionService {
  const { db, notices, clock, keys, auth } = deps;
  const calendar = createCalendar({ db, notices, clock });
  return {
    calendar,
    papers: createPapers({ db, keys, calendar }),
    registration: createRegistration({ db, clock, calendar, ...auth }),
    entries: createEntries({ db, clock, calendar }),
    affiliates: () => findAffiliates(db),
  };
}
