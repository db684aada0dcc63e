import { queryClient } from '#web/platform/query-client.ts';
import { levelQuery } from './get-level.ts';
import { readLevelAddress } from './level-address.ts';

export function warmUp({ searchParams }: URL): void {
  const address = readLevelAddress(searchParams);
  if (address !== null) void queryClient.prefetchQuery(levelQuery(address.lvlid));
}
