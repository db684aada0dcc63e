// The best stars of this device, under `stars` (decisions "Quiz").

import { useMemo, useSyncExternalStore } from 'react';
import { type BestStars, parseBestStars, withBestStars } from '#domain/quiz/best-stars.ts';
import type { Stars } from '#domain/quiz/stars.ts';
import { readStored, subscribe, writeStored } from '#web/platform/storage.ts';

const readText = () => JSON.stringify(readStored('stars'));

export function useStoredStars(): BestStars {
  const text = useSyncExternalStore(subscribe, readText);
  return useMemo(() => parseBestStars(JSON.parse(text)), [text]);
}

export function rememberStars(levelId: number, stars: Stars): void {
  writeStored('stars', withBestStars(parseBestStars(readStored('stars')), levelId, stars));
}
