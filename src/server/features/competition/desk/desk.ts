// The operator's competition commands (product §11.13).

import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import { type CorrectionDesk, createCorrectionDesk } from './correction-desk.ts';
import { findAudit } from './desk-store.ts';
import { createDeskWork } from './desk-work.ts';
import { createRehearsalDesk, type RehearsalDesk } from './rehearsal-desk.ts';
import { createResultDesk, type ResultDesk } from './result-desk.ts';
import { createReviewDesk, type ReviewDesk } from './review-desk.ts';
import { createScheduleDesk, type ScheduleDesk } from './schedule-desk.ts';
import { createWinnerDesk, type WinnerDesk } from './winner-desk.ts';

export interface CompetitionDesk
  extends ScheduleDesk,
    ReviewDesk,
    ResultDesk,
    CorrectionDesk,
    WinnerDesk,
    RehearsalDesk {
  /** What was done to a competition, the latest first. */
  audit(id: number): ReturnType<typeof findAudit>;
}

interface DeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly messages: MessageService;
}

export function createCompetitionDesk({ db, clock, keys, messages }: DeskDeps): CompetitionDesk {
  const work = createDeskWork({ db, clock });
  return {
    ...createScheduleDesk({ db, clock, work }),
    ...createReviewDesk({ db, clock, work }),
    ...createResultDesk({ db, clock, keys, messages, work }),
    ...createCorrectionDesk({ clock, work }),
    ...createWinnerDesk({ db, clock, work }),
    ...createRehearsalDesk({ db, clock, work }),
    audit: (id) => findAudit(db, id),
  };
}
