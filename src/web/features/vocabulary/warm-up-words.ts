import { queryClient } from '#web/platform/query-client.ts';
import { wordsQuery } from './get-words.ts';

export function warmUp(): void {
  void queryClient.prefetchQuery(wordsQuery());
}
