// Keeps a child's best results on the device and, for a signed-in child, on the server (product §7.9, §9.8). Results
// that the server is missing are uploaded, so that none are lost while offline or signed out.

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { readStoredText, subscribe, useStoredText } from '#web/platform/storage.ts';
import { isUnowned, keepProgress, type ProgressName, readProgress } from './progress-memory.ts';

const LOAD_TIMEOUT_MS = 15_000;

export interface ProgressKind<Result> {
  readonly name: ProgressName;
  /** Parses the stored value; anything that is not a result is dropped. */
  readonly parse: (stored: unknown) => readonly Result[];
  readonly keepBest: (kept: readonly Result[], more: readonly Result[]) => readonly Result[];
  /** The results that are missing from `known` or better than those in it. */
  readonly betterThan: (known: readonly Result[], results: readonly Result[]) => readonly Result[];
  /** The signed-in account's results on the server. */
  readonly load: (signal: AbortSignal) => Promise<readonly Result[]>;
  readonly save: (results: readonly Result[]) => Promise<unknown>;
}

const savedQuery = <Result>({ name, load }: ProgressKind<Result>, id: string | null) =>
  queryOptions({
    queryKey: ['progress', name, id],
    queryFn: ({ signal }) => load(signal),
    enabled: id !== null,
    retry: false,
    staleTime: 0,
  });

/** The best results on this device and, once loaded, on the server. */
export function useBestResults<Result>(kind: ProgressKind<Result>): readonly Result[] {
  const id = useStoredText('id');
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(readProgress(kind.name)));
  const here = useMemo(() => kind.parse(JSON.parse(text)), [kind, text]);
  const { data: saved } = useQuery(savedQuery(kind, id));
  useHandOver(kind, id, here, saved);
  return useMemo(() => kind.keepBest(here, saved ?? []), [kind, here, saved]);
}

/** Stores a result. A failed upload is ignored; the result is sent again when results are next loaded. */
export function rememberResult<Result>(kind: ProgressKind<Result>, result: Result): void {
  keepProgress(kind.name, kind.keepBest(kind.parse(readProgress(kind.name)), [result]));
  if (readStoredText('id') !== null) void isSaved(kind, [result]);
}

/** Moves visitors' results on this device to the account that has just signed in. */
export async function takeOverProgress<Result>(kind: ProgressKind<Result>): Promise<void> {
  const id = readStoredText('id');
  if (id === null || !isUnowned(kind.name)) return;
  try {
    const saved = await kind.load(AbortSignal.timeout(LOAD_TIMEOUT_MS));
    const unsaved = kind.betterThan(saved, kind.parse(readProgress(kind.name)));
    if (unsaved.length > 0) await kind.save(unsaved);
    claim(kind, id);
  } catch {
    // The next page that shows results retries.
  }
}

/** Uploads what the server is missing; once it has everything, unowned results become this account's. */
function useHandOver<Result>(
  kind: ProgressKind<Result>,
  id: string | null,
  here: readonly Result[],
  saved: readonly Result[] | undefined,
): void {
  const client = useQueryClient();
  const tried = useRef('');
  useEffect(() => {
    if (saved === undefined || id === null) return;
    const unsaved = kind.betterThan(saved, here);
    if (unsaved.length === 0) {
      claim(kind, id);
      return;
    }
    // Results that the server refuses are not sent over and over.
    const attempt = JSON.stringify(unsaved);
    if (tried.current === attempt) return;
    tried.current = attempt;
    void isSaved(kind, unsaved).then((isKept) => {
      if (!isKept) return;
      claim(kind, id);
      void client.invalidateQueries(savedQuery(kind, id));
    });
  }, [kind, id, here, saved, client]);
}

function claim<Result>({ name, parse }: ProgressKind<Result>, id: string): void {
  if (isUnowned(name) && readStoredText('id') === id) keepProgress(name, parse(readProgress(name)));
}

async function isSaved<Result>(
  { save }: ProgressKind<Result>,
  results: readonly Result[],
): Promise<boolean> {
  try {
    await save(results);
    return true;
  } catch {
    return false;
  }
}
