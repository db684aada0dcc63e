// Stores a child's best results on the device and, for a signed-in child, on the server (product §7.9, §9.8). Results
// missing on the server are uploaded later: none are lost while offline or signed out.

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { account } from '#web/platform/account.ts';
import { markSaved, storeProgress } from './store-progress.ts';
import { isUnsaved, type ProgressName, readProgress, useProgress } from './stored-progress.ts';

const LOAD_TIMEOUT_MS = 15_000;

export interface ProgressKind<Result> {
  readonly name: ProgressName;
  /** Parses the stored value and drops anything that is not a result. */
  readonly parse: (stored: unknown) => readonly Result[];
  readonly mergeBest: (kept: readonly Result[], more: readonly Result[]) => readonly Result[];
  /** The results that `known` lacks or has a worse one of. */
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
  const id = account.id.use();
  const kept = useProgress(kind.name);
  const local = useMemo(() => kind.parse(kept), [kind, kept]);
  const { data: saved } = useQuery(savedQuery(kind, id));
  useUploadMissing(kind, id, local, saved);
  return useMemo(() => kind.mergeBest(local, saved ?? []), [kind, local, saved]);
}

/** Stores and uploads a result. A failed upload is retried on reconnect and at the next start. */
export function rememberResult<Result>(kind: ProgressKind<Result>, result: Result): void {
  const hasOlderUnsaved = isUnsaved(kind.name);
  storeProgress(kind.name, kind.mergeBest(kind.parse(readProgress(kind.name)), [result]));
  const id = account.id.read();
  if (id === null) return;
  const kept = readProgress(kind.name);
  void succeeds(async () => {
    await kind.save([result]);
    if (hasOlderUnsaved) await uploadProgress(kind);
    else if (account.id.read() === id) markSaved(kind.name, kept);
  });
}

const uploads = new Map<string, Promise<boolean>>();

/**
 * Uploads this device's results that the server lacks; unowned ones then belong to the current account. Concurrent
 * calls share one upload. Resolves to whether the server has everything now; never rejects.
 */
export function uploadProgress<Result>(kind: ProgressKind<Result>): Promise<boolean> {
  const id = account.id.read();
  if (id === null) return Promise.resolve(false);
  const key = `${kind.name} ${id}`;
  const upload =
    uploads.get(key) ?? succeeds(() => uploadMissing(kind, id)).finally(() => uploads.delete(key));
  uploads.set(key, upload);
  return upload;
}

async function uploadMissing<Result>(kind: ProgressKind<Result>, id: string): Promise<void> {
  const kept = readProgress(kind.name);
  if (kept === null) return;
  const saved = await kind.load(AbortSignal.timeout(LOAD_TIMEOUT_MS));
  if (account.id.read() !== id) return;
  const missing = kind.betterThan(saved, kind.parse(kept));
  if (missing.length > 0) await kind.save(missing);
  if (account.id.read() === id) markSaved(kind.name, kept);
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}

/** Uploads what the server lacks, once its results have loaded. */
function useUploadMissing<Result>(
  kind: ProgressKind<Result>,
  id: string | null,
  local: readonly Result[],
  saved: readonly Result[] | undefined,
): void {
  const client = useQueryClient();
  const tried = useRef('');
  useEffect(() => {
    if (saved === undefined || id === null) return;
    const unsaved = kind.betterThan(saved, local);
    if (unsaved.length === 0) {
      markSaved(kind.name, readProgress(kind.name));
      return;
    }
    // Results that the server refuses are not sent again and again.
    const attempt = JSON.stringify(unsaved);
    if (tried.current === attempt) return;
    tried.current = attempt;
    void uploadProgress(kind).then((isUploaded) => {
      if (isUploaded) void client.invalidateQueries(savedQuery(kind, id));
    });
  }, [kind, id, local, saved, client]);
}
