// Follows the plan of a competition while a page is open (product §11.15): every few seconds the page asks for it and
// says where it is, so that a move or a cancellation shows at once, and the operator sees how many wait.

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { getPlan, PlanAttributes } from '#contract/competition.ts';
import { bandAt, clockAt, testSeconds } from '#domain/competition/clock.ts';
import { type LivePage, POLL_MS } from '#domain/competition/live-counts.ts';
import { callPublic } from '#web/platform/api.ts';
import {
  type CurrentCompetition,
  currentQuery,
  fetchCurrent,
  planFrom,
  serverClock,
} from './get-current.ts';

/** What a page says of itself. */
export interface Whereabouts {
  readonly at: LivePage;
  /** It has its sealed paper, or shows a question. */
  readonly hasPaper?: boolean;
  /** It holds answers that the server does not have. */
  readonly hasUnsent?: boolean;
}

/** From then on before the start a page of the competition's own site follows too. */
const FOLLOWED_FROM_S = 2 * 3_600;
const LIMIT_MS = 4_000;
const MAX_OFF_S = 366 * 86_400;

/** Returns how many children wait, as far as known. */
export function useFollowPlan(competition: CurrentCompetition, whereabouts: Whereabouts): number {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState(0);
  const latest = useRef({ competition, whereabouts });
  latest.current = { competition, whereabouts };
  const { at } = whereabouts;
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const pauseMs = () => POLL_MS[at] * (1 + Math.random() / 2);
    const ask = async () => {
      const { competition: shown, whereabouts: where } = latest.current;
      if (isFollowed(shown, at)) {
        try {
          const reply = await askForPlan(shown.id, where, abort.signal);
          setWaiting(reply.waiting);
          await follow(client, shown, reply);
        } catch {
          // The next call may succeed; until then the page goes by the plan that it knows.
        }
      }
      if (!abort.signal.aborted) timer = setTimeout(ask, pauseMs());
    };
    // Thousands of pages may open at the same moment.
    timer = setTimeout(ask, POLL_MS[at] * Math.random());
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [client, at]);
  return waiting;
}

/** Whether it is worth asking: not days before the start, nor after the end, nor on a landing page that nobody sees. */
function isFollowed(competition: CurrentCompetition, at: LivePage): boolean {
  const now = serverClock.now();
  if (now === null) return false;
  const clock = clockAt(competition, new Date(now));
  if (clock > FOLLOWED_FROM_S || clock < -testSeconds(competition) - 60) return false;
  return at === 'waiting' || at === 'playing' || document.visibilityState === 'visible';
}

async function askForPlan(id: number, where: Whereabouts, signal: AbortSignal) {
  const { at, hasPaper = false, hasUnsent = false } = where;
  const offS = Math.round((Date.now() - (serverClock.now() ?? Date.now())) / 1_000);
  const query = new URLSearchParams({
    CompId: String(id),
    at,
    paper: String(hasPaper),
    unsent: String(hasUnsent),
    off: String(Math.max(-MAX_OFF_S, Math.min(MAX_OFF_S, offS))),
  });
  const { reply } = await serverClock.sample(async () => {
    const options = { query: String(query), signal, isRetried: false, limitMs: LIMIT_MS };
    const asked = await callPublic<typeof getPlan>('GET', '/api/comp/plan', options);
    return { reply: asked, now: new Date(asked.now) };
  });
  return reply;
}

interface PlanReply {
  readonly data: { readonly id: number; readonly attributes: PlanAttributes };
  readonly current: number;
}

async function follow(
  client: QueryClient,
  shown: CurrentCompetition,
  { data, current }: PlanReply,
) {
  if (data.id === shown.id && hasChanged(shown, data.attributes)) {
    client.setQueryData(currentQuery.queryKey, (kept) =>
      kept?.id === shown.id ? { ...kept, ...planFrom(data.attributes) } : kept,
    );
  }
  const now = serverClock.now();
  if (current === shown.id || now === null) return;
  // The site shows another one by now; a waiting or a running test stays.
  const isBusy = bandAt(shown, clockAt(shown, new Date(now))) === 'participation';
  if (!isBusy) client.setQueryData(currentQuery.queryKey, await fetchCurrent());
}

/** Dates are compared by their time. */
function hasChanged(shown: CurrentCompetition, plan: PlanAttributes): boolean {
  const next = planFrom(plan);
  return (Object.keys(next) as (keyof typeof next)[]).some(
    (name) => JSON.stringify(next[name]) !== JSON.stringify(shown[name]),
  );
}
