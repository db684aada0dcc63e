import { readViewer } from '#web/features/session/viewer.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { readCardGameAddress } from './card-game-address.ts';
import { cardLevelsQuery } from './get-card-levels.ts';

export function warmUp({ searchParams }: URL): void {
  const address = readCardGameAddress(searchParams);
  if (address === null) return;
  const { src, difficulty } = address;
  void queryClient.prefetchQuery(cardLevelsQuery(src, difficulty, readViewer().kind));
}
