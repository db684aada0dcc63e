import { queryOptions } from '@tanstack/react-query';
import type {
  CompetitionAttributes,
  getCurrentCompetition,
  PlanAttributes,
} from '#contract/competition.ts';
import { CallError, callPublic, retry } from '#web/platform/api.ts';
import { ServerClock } from '#web/platform/server-clock.ts';
import { withTimeLimit } from '#web/platform/time-limit.ts';

/** What may change while pages are open. */
interface Plan extends Omit<PlanAttributes, 'startsAt' | 'promotedUntil' | 'movedFrom'> {
  readonly startsAt: Date;
  readonly promotedUntil: Date;
  /** The start before it was moved. */
  readonly movedFrom: Date | null;
}

export interface CurrentCompetition extends Omit<CompetitionAttributes, keyof Plan>, Plan {
  readonly id: number;
}

/** The server's time, shared by all pages of the competition. */
export const serverClock = new ServerClock();

/**
 * Fetches the competition once; the reply is also a sample of the server's time. Null: the API says that there is no
 * competition. Throws CallError.
 */
export async function fetchCurrent(signal?: AbortSignal): Promise<CurrentCompetition | null> {
  try {
    return await withTimeLimit(signal, (limit) => retry(limit.signal, () => sample(limit.signal)));
  } catch (error) {
    if (error instanceof CallError && error.refusal === 'NotFoundError') return null;
    throw error;
  }
}

/** A pause between two attempts would count as round trip: each attempt is therefore its own sample. */
async function sample(signal: AbortSignal): Promise<CurrentCompetition> {
  const { competition } = await serverClock.sample(async () => {
    const { data, now } = await callPublic<typeof getCurrentCompetition>(
      'GET',
      '/api/comp/current',
      { signal, isRetried: false },
    );
    return { competition: competitionFrom(data), now: new Date(now) };
  });
  return competition;
}

function competitionFrom({
  id,
  attributes,
}: {
  id: number;
  attributes: CompetitionAttributes;
}): CurrentCompetition {
  return { ...attributes, id, ...planFrom(attributes) };
}

/** The plan alone, of all attributes too. */
export function planFrom(attributes: PlanAttributes): Plan {
  const { startsAt, promotedUntil, movedFrom, registrationClosesS, waitingRoomOpensS } = attributes;
  const { cancelledAt, changeReason, arePapersReady } = attributes;
  return {
    startsAt: new Date(startsAt),
    promotedUntil: new Date(promotedUntil),
    movedFrom: movedFrom === null ? null : new Date(movedFrom),
    registrationClosesS,
    waitingRoomOpensS,
    cancelledAt,
    changeReason,
    arePapersReady,
  };
}

/** The site's current competition. Once it has loaded, the server's time is known too. */
export const currentQuery = queryOptions({
  queryKey: ['competition'],
  queryFn: ({ signal }) => fetchCurrent(signal),
  // Every round of samples refreshes it (use-clock.ts).
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
