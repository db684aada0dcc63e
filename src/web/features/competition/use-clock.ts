// The competition clock of a page: ticks at every whole second, and samples the server's time (product §11.2).

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bandAt, clockAt, type Schedule } from '#domain/competition/clock.ts';
import { wait } from '#web/platform/wait.ts';
import { type CurrentCompetition, currentQuery, fetchCurrent, serverClock } from './get-current.ts';

/** Samples per round, in addition to the call that fetched the competition. */
const SAMPLES = 4;
/**
 * The gap between two samples; a random gap of up to the same length is added to keep thousands of pages out of step.
 */
const GAP_MS = 250;
/** The clocks of cheap devices drift. */
const NEXT_ROUND_MS = 300_000;
/** The end of the last round, by performance.now(): a page that follows another needs no round of its own. */
let lastRoundMs = Number.NEGATIVE_INFINITY;

/** A timer may fire a little early. */
const AFTER_SECOND_MS = 5;

/** Seconds until the start by the server's clock, with fraction. Requires a fetched competition. */
export function readClock(competition: Pick<Schedule, 'startsAt'>): number {
  const now = serverClock.now();
  if (now === null) throw new Error('no sample of the time has been taken');
  return clockAt(competition, new Date(now));
}

/** The current clock; rerenders every second. */
export function useClock(competition: Pick<Schedule, 'startsAt'>): number {
  const [, setTick] = useState(0);
  useSampling();
  const startMs = competition.startsAt.getTime();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setTick((ticks) => ticks + 1);
      const clock = readClock({ startsAt: new Date(startMs) });
      const untilSecondMs = (clock - Math.floor(clock)) * 1_000;
      timer = setTimeout(tick, untilSecondMs + AFTER_SECOND_MS);
    };
    const tickNow = () => {
      clearTimeout(timer);
      tick();
    };
    tick();
    document.addEventListener('visibilitychange', tickNow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tickNow);
    };
  }, [startMs]);
  return readClock(competition);
}

/**
 * Takes rounds of samples: now unless there was a recent one, on return to the tab, on reconnect, after a sleep, and
 * every five minutes.
 */
function useSampling(): void {
  const client = useQueryClient();
  useEffect(() => {
    let round = 0;
    const sampleRound = async () => {
      round += 1;
      const own = round;
      for (let taken = 0; taken < SAMPLES && own === round; taken += 1) {
        await wait(GAP_MS * (taken === 0 ? 0 : 1 + Math.random()));
        if (own !== round) return;
        try {
          renew(client, await fetchCurrent());
        } catch {
          serverClock.assumeSleep();
        }
      }
      lastRoundMs = performance.now();
    };
    const again = () => {
      serverClock.markStale();
      void sampleRound();
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible') again();
    };
    const onJump = () => {
      if (serverClock.hasJumped()) again();
    };
    if (performance.now() - lastRoundMs > NEXT_ROUND_MS) void sampleRound();
    const next = setInterval(again, NEXT_ROUND_MS);
    const watch = setInterval(onJump, 1_000);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('pageshow', onReturn);
    window.addEventListener('online', again);
    return () => {
      round = -1;
      clearInterval(next);
      clearInterval(watch);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('pageshow', onReturn);
      window.removeEventListener('online', again);
    };
  }, [client]);
}

/** Stores the server's current competition. A running test keeps its competition even if the server has lost it. */
function renew(client: QueryClient, current: CurrentCompetition | null): void {
  client.setQueryData(currentQuery.queryKey, (shown) => {
    const isAnother = shown && shown.id !== current?.id;
    return isAnother && bandAt(shown, readClock(shown)) === 'participation' ? shown : current;
  });
}
