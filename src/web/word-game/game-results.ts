// The best result of each level: on the device under `games`, and on the server for a signed-in child (decisions; spec
// §2 vocabulary games). What one of the two lacks it is given, so that nothing is lost while the network is.

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { listGameResults, saveGameResults } from '#contract/vocabulary.ts';
import {
  betterThan,
  type GameResult,
  keepBest,
  parseGameResults,
} from '#domain/vocabulary/game-progress.ts';
import { call } from '#web/platform/api.ts';
import { readStored, subscribe, writeStored } from '#web/platform/storage.ts';
import { useViewer } from '#web/platform/viewer.ts';

const gameResultsQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['game-results'],
    queryFn: async ({ signal }): Promise<GameResult[]> =>
      (await call<typeof listGameResults>('GET', '/api/user/games', { signal })).data,
    enabled: isSignedIn,
    retry: false,
    staleTime: 0,
  });

const readText = () => JSON.stringify(readStored('games'));

/** The best results known here and, once they arrived, on the server. */
export function useGameResults(): readonly GameResult[] {
  const isSignedIn = useViewer().kind !== 'visitor';
  const text = useSyncExternalStore(subscribe, readText);
  const stored = useMemo(() => parseGameResults(JSON.parse(text)), [text]);
  const client = useQueryClient();
  const { data: saved } = useQuery(gameResultsQuery(isSignedIn));

  useEffect(() => {
    if (saved === undefined || !isSignedIn) return;
    const unsaved = betterThan(saved, stored);
    if (unsaved.length === 0) return;
    void saveResults(unsaved).then((all) => {
      if (all !== null) client.setQueryData(gameResultsQuery(true).queryKey, all);
    });
  }, [saved, stored, isSignedIn, client]);

  return useMemo(() => keepBest(stored, saved ?? []), [stored, saved]);
}

/** Keeps a result on the device, and on the server when `isSignedIn`. A failure stops nobody: it is sent again later. */
export function rememberResult(result: GameResult, isSignedIn: boolean): void {
  writeStored('games', keepBest(parseGameResults(readStored('games')), [result]));
  if (isSignedIn) void saveResults([result]);
}

/** All results the server has then, or null where it could not be told. */
async function saveResults(results: readonly GameResult[]): Promise<GameResult[] | null> {
  const body = { games: [...results] };
  const answer = await call<typeof saveGameResults>('POST', '/api/user/games', { body }).catch(
    () => null,
  );
  return answer?.data ?? null;
}
