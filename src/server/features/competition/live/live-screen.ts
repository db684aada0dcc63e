// The operator's live screen (product §11.16): what is known of a competition in one moment, from the database and from
// what all processes last saw, as lines of text for the terminal and for the page.

import { standardNumber } from '#domain/account/standard.ts';
import {
  bandAt,
  clockAt,
  currentOf,
  submittingEndsAt,
  testSeconds,
} from '#domain/competition/clock.ts';
import { standardsOf } from '#domain/competition/groups.ts';
import type { LiveCounts } from '#domain/competition/live-counts.ts';
import { hasBegun } from '#domain/competition/plan.ts';
import { longDate } from '#domain/time/india-dates.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findCompetitions, type StoredCompetition } from '../store.ts';
import type { Live } from './live.ts';
import { countByStandard } from './live-store.ts';

export interface LiveScreen {
  /** Without an id: the competition that the site shows. Null: there is none. */
  lines(id: number | undefined, site: { isUnderMaintenance: boolean }): Promise<string[] | null>;
}

interface LiveScreenDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: Pick<Live, 'counts'>;
}

export function createLiveScreen({ db, clock, live }: LiveScreenDeps): LiveScreen {
  return {
    async lines(id, { isUnderMaintenance }) {
      const all = await findCompetitions(db);
      const now = clock.now();
      const shown = all.filter(({ isHidden }) => !isHidden);
      const competition =
        id === undefined ? currentOf(shown, now) : all.find((one) => one.id === id);
      if (competition === undefined) return null;
      const counts = await live.counts(competition.id);
      const byStandard = await countByStandard(db, competition);
      return [
        ...timeLines(competition, now),
        ...warningLines(competition, counts, now, isUnderMaintenance),
        '',
        ...standardLines(competition, byStandard),
        '',
        ...pageLines(counts),
        ...serverLines(counts),
      ];
    },
  };
}

const seconds = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'medium' });

/** `11:29:30 am` */
function timeText(instant: Date): string {
  return seconds.format(instant).replace(/\s/g, ' ');
}

/** `1:02:03` */
function durationText(ofSeconds: number): string {
  const whole = Math.max(0, Math.ceil(ofSeconds));
  const [hours, rest] = [Math.floor(whole / 3_600), whole % 3_600];
  const two = (part: number) => String(part).padStart(2, '0');
  return `${hours}:${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}

function timeLines(competition: StoredCompetition, now: Date): string[] {
  const { id, startsAt, cancelledAt, isRehearsal } = competition;
  const kind = isRehearsal ? ' (a rehearsal)' : '';
  return [
    `Competition ${id}${kind}, ${longDate(startsAt)}, ${timeText(startsAt)} in India`,
    `Server clock  ${timeText(now)} in India (${now.toISOString().slice(11, 19)} UTC)`,
    cancelledAt === null ? phaseText(competition, now) : `Cancelled at ${timeText(cancelledAt)}.`,
  ];
}

function phaseText(competition: StoredCompetition, now: Date): string {
  const clock = clockAt(competition, now);
  const left = (untilS: number) => durationText(clock - untilS);
  switch (bandAt(competition, clock)) {
    case 'registration':
      return `Registration is open; it closes in ${left(competition.registrationClosesS)}. The test begins in ${left(0)}.`;
    case 'registration-closed':
      return `Registration is closed. The waiting room opens in ${left(competition.waitingRoomOpensS)}, the test begins in ${left(0)}.`;
    case 'participation':
      return clock > 0
        ? `The waiting room is open. The test begins in ${left(0)}.`
        : `The test runs: ${left(-testSeconds(competition))} are left. Safe to close at ${timeText(submittingEndsAt(competition))}.`;
    case 'ended':
      return competition.closedAt === null
        ? `The test is over. Safe to close ${now >= submittingEndsAt(competition) ? 'now' : `at ${timeText(submittingEndsAt(competition))}`}.`
        : `Closed at ${timeText(competition.closedAt)}.`;
  }
}

/** A device whose clock is off by more answers at wrong times where it has no network. */
const CLOCK_OFF_S = 300;
const CODES_RUN_OUT = 0.8;

function warningLines(
  competition: StoredCompetition,
  { processes, served }: LiveCounts & { processes: number },
  now: Date,
  isUnderMaintenance: boolean,
): string[] {
  const clock = clockAt(competition, now);
  const isWatched = Math.abs(clock) < 600 && bandAt(competition, clock) !== 'ended';
  const warnings: (string | false)[] = [
    !competition.arePapersReady &&
      'Papers are missing: it can’t begin. Bring them with `import-papers`.',
    competition.arePapersReady &&
      clock <= 0 &&
      competition.cancelledAt === null &&
      !hasBegun(competition, now) &&
      'It has not begun.',
    isUnderMaintenance && 'The site is down for maintenance.',
    isWatched && processes === 0 && 'No page has asked a server for 15 seconds.',
    served.shed > 0 && `${served.shed} requests were turned away under overload.`,
    served.errors > 0 && `${served.errors} responses had a status of 500 or more.`,
    served.codesUsed > CODES_RUN_OUT && 'Codes are running out: raise OTP_SITE_CEILING.',
  ];
  return warnings.filter((line) => line !== false).map((line) => `!! ${line}`);
}

function standardLines(
  competition: StoredCompetition,
  { registered, handedIn }: Awaited<ReturnType<typeof countByStandard>>,
): string[] {
  const rows = standardsOf(competition).map((number) => {
    const of = <T extends { standard: (typeof registered)[number]['standard'] }>(rows: T[]) =>
      rows.find(({ standard }) => standardNumber(standard) === number);
    const entries = of(handedIn);
    return [number, of(registered)?.count ?? 0, entries?.count ?? 0, entries?.late ?? 0] as const;
  });
  const total = (column: 1 | 2 | 3) => rows.reduce((sum, row) => sum + row[column], 0);
  const line = (name: string, ...numbers: readonly number[]) =>
    name.padEnd(12) + numbers.map((number) => String(number).padStart(12)).join('');
  return [
    'Standard      registered   handed in        late',
    ...rows.map(([number, ...counts]) => line(String(number), ...counts)),
    line('all', total(1), total(2), total(3)),
  ];
}

function pageLines({ pages, withPaper, opened, unsent, clockOff }: LiveCounts): string[] {
  const off =
    clockOff === null
      ? 'no device is known'
      : `half of the devices within ${clockOff.p50} s, 19 of 20 within ${clockOff.p95} s`;
  const isOff =
    clockOff !== null && clockOff.p95 > CLOCK_OFF_S
      ? ' (many phones are wrong: this is harmless with a network)'
      : '';
  return [
    `Open pages    landing ${pages.landing}, waiting ${pages.waiting} (${withPaper} with their paper), playing ${pages.playing} (${opened} show a question)`,
    `On devices    ${unsent} pages hold answers that are not here yet`,
    `Their clocks  ${off}${isOff}`,
  ];
}

function serverLines({ served, processes }: LiveCounts & { processes: number }): string[] {
  return [
    `Servers       ${processes} seen in the last 15 s; since they started: ${served.errors} errors, ${served.shed} turned away`,
    `Codes         ${served.codesSent} sent, ${served.codesRefused} refused, ${Math.round(100 * (1 - served.codesUsed))} % of the ceiling left`,
  ];
}
