// Holds all competitions with their state in memory, and the papers of those to come or running. Every request derives
// the phase from them. A notification of a change makes every process read them again; until then, and while the
// database is away, the process uses what it has.

import {
  clockAt,
  completedFrom,
  currentOf,
  isCompleted,
  registrationClosesAt,
  submittingEndsAt,
} from '#domain/competition/clock.ts';
import { hasBegun } from '#domain/competition/plan.ts';
import type { Clock } from '#server/platform/clock.ts';
import { onContentChanged } from '#server/platform/content/content-notice.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Notices } from '#server/platform/database/listen.ts';
import { COMPETITIONS, PAPERS } from './content.ts';
import { findCompetitions, findPapers, type PaperRow, type StoredCompetition } from './store.ts';

export interface Calendar {
  /** Reads everything before anybody asks, so that a start needs no database. Rejects without one. */
  prepare(): Promise<void>;
  all(): Promise<readonly StoredCompetition[]>;
  find(id: number): Promise<StoredCompetition | undefined>;
  /** A paper of a competition that was not completed when it was read. */
  paper(id: number): Promise<PaperRow | undefined>;
  /** The competition that the site shows. */
  current(): Promise<StoredCompetition | undefined>;
  /** Changes whenever a competition changes, or what is shown of one does. */
  variant(): string | Promise<string>;
  /** Whether nobody can register any more; its sealed papers are there from then on. */
  isRegistrationOver(competition: StoredCompetition): boolean;
  /** Never without papers, nor where it was cancelled before. */
  hasBegun(competition: StoredCompetition): boolean;
  isCompleted(competition: StoredCompetition): boolean;
}

interface Known {
  readonly all: readonly StoredCompetition[];
  readonly papers: readonly PaperRow[];
  readonly version: number;
  /** When phases begin, in ms. */
  readonly steps: readonly number[];
}

interface CalendarDeps {
  readonly db: Database;
  readonly notices: Notices;
  readonly clock: Clock;
}

export function createCalendar({ db, notices, clock }: CalendarDeps): Calendar {
  let known: Known | undefined;
  let isStale = true;
  let loading: Promise<Known> | undefined;

  onContentChanged(notices, [COMPETITIONS, PAPERS], () => {
    // A read in progress may be older than the change. If this one fails, the next request tries again.
    load().catch(() => {});
  });

  function load(): Promise<Known> {
    isStale = false;
    const started: Promise<Known> = read()
      .then((read) => {
        if (loading === started) known = read;
        return read;
      })
      .catch((error) => {
        isStale = true;
        throw error;
      })
      .finally(() => {
        if (loading === started) loading = undefined;
      });
    loading = started;
    return started;
  }

  async function read(): Promise<Known> {
    const all = await findCompetitions(db);
    const steps = all.flatMap((competition) => [
      registrationClosesAt(competition).getTime(),
      competition.startsAt.getTime(),
      submittingEndsAt(competition).getTime(),
      completedFrom(competition).getTime(),
    ]);
    const isOpen = (c: StoredCompetition) => !areAnswersPublic(c, clock.now());
    const open = all.filter(isOpen).map(({ id }) => id);
    const papers = open.length === 0 ? [] : await findPapers(db, open);
    return { all, papers, version: (known?.version ?? 0) + 1, steps };
  }

  function now(): Known | Promise<Known> {
    const reading = isStale ? load() : loading;
    if (known === undefined) return reading ?? load();
    reading?.catch(() => {});
    return known;
  }

  const variantOf = ({ version, steps }: Known) => {
    const ms = clock.now().getTime();
    return `${version}.${steps.filter((step) => step <= ms).length}`;
  };

  return {
    prepare: async () => void (await load()),
    all: async () => (await now()).all,
    find: async (id) => (await now()).all.find((competition) => competition.id === id),
    paper: async (id) => (await now()).papers.find((paper) => paper.id === id),
    current: async () => currentOf((await now()).all.filter(isShown), clock.now()),
    variant() {
      const found = now();
      return found instanceof Promise ? found.then(variantOf) : variantOf(found);
    },
    isRegistrationOver: (competition) =>
      clockAt(competition, clock.now()) < competition.registrationClosesS,
    hasBegun: (competition) => hasBegun(competition, clock.now()),
    isCompleted: (competition) => areAnswersPublic(competition, clock.now()),
  };
}

const isShown = ({ isHidden }: StoredCompetition) => !isHidden;

/** Never where the questions were not opened. */
function areAnswersPublic(competition: StoredCompetition, now: Date): boolean {
  return hasBegun(competition, now) && isCompleted(competition, competition.closedAt, now);
}
