// Competitions: what the site shows of them, participants, their answers and results (product §11).

import type { Registry } from 'prom-client';
import type { AuthService } from '#server/features/auth/service.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Notices } from '#server/platform/database/listen.ts';
import type { KeptFilesDeps } from '#server/platform/kept-files.ts';
import type { Keys } from '#server/platform/keys.ts';
import type { Printer } from '#server/platform/printer.ts';
import type { Task } from '#server/platform/tasks/task.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import { type CompetitionDesk, createCompetitionDesk } from './desk/desk.ts';
import { createLive, type Live } from './live/live.ts';
import { createLiveScreen, type LiveScreen } from './live/live-screen.ts';
import { noticeTask } from './notices.ts';
import { createOwnData, type OwnData } from './own-data.ts';
import { createDeviceCookie, type DeviceCookie } from './play/device-cookie.ts';
import { createHandIns, type HandIns } from './play/hand-ins.ts';
import { createPapers, type Papers } from './play/papers.ts';
import { createPicks, type Picks } from './play/picks.ts';
import { createRegistration, type Registration } from './play/registration.ts';
import { registerDeadlines } from './results/deadline-metrics.ts';
import { createDocuments, type Documents } from './results/documents.ts';
import { createResults, type Results } from './results/results.ts';
import { findAffiliates } from './store.ts';

export interface CompetitionService {
  readonly calendar: Calendar;
  readonly papers: Papers;
  readonly registration: Registration;
  readonly devices: DeviceCookie;
  readonly picks: Picks;
  readonly handIns: HandIns;
  readonly results: Results;
  readonly documents: Documents;
  readonly ownData: OwnData;
  readonly desk: CompetitionDesk;
  readonly live: Live;
  /** What the operator sees of the competition that comes or runs. */
  readonly liveScreen: LiveScreen;
  registerMetrics(registry: Registry): void;
  readonly tasks: readonly Task[];
  /** In order. */
  affiliates(): ReturnType<typeof findAffiliates>;
}

interface CompetitionDeps {
  readonly db: Database;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly messages: MessageService;
  readonly printer: Printer;
  readonly dataDir: string;
  readonly log: KeptFilesDeps['log'];
  readonly isProduction: boolean;
  readonly auth: Pick<AuthService, 'codes'>;
}

export function createCompetitionService(deps: CompetitionDeps): CompetitionService {
  const { db, notices, clock, keys, messages, printer, dataDir, log, auth } = deps;
  const calendar = createCalendar({ db, notices, clock });
  const results = createResults({ db, clock, calendar });
  const documents = createDocuments({ printer, dataDir, log, results });
  const live = createLive({ db, clock });
  const ownData = createOwnData({ db, clock, calendar, codes: auth.codes });
  return {
    calendar,
    papers: createPapers({ db, keys, clock, calendar }),
    registration: createRegistration({ db, clock, calendar, codes: auth.codes }),
    devices: createDeviceCookie(deps.isProduction),
    picks: createPicks({ db, clock, calendar }),
    handIns: createHandIns({ db, clock, keys, calendar }),
    results,
    documents,
    ownData,
    desk: createCompetitionDesk({ db, clock, keys, messages }),
    live,
    liveScreen: createLiveScreen({ db, clock, live }),
    registerMetrics: (registry) => registerDeadlines(registry, db, calendar),
    tasks: [...ownData.tasks, documents.task, noticeTask({ clock, messages })],
    affiliates: () => findAffiliates(db),
  };
}
