// @vitest-environment jsdom
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from './api.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('loading ends without a network and is retried when the network is back', async () => {
  const client = createQueryClient();
  client.mount();
  onlineManager.setOnline(false);
  const question = new QueryObserver(client, {
    queryKey: ['question'],
    queryFn: async () => {
      if (!onlineManager.isOnline()) throw new CallError(0, 'not reachable');
      return 'answer';
    },
    retryDelay: 0,
  });
  const stop = question.subscribe(() => undefined);
  await vi.waitFor(() => expect(question.getCurrentResult().status).toBe('error'));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(question.getCurrentResult().data).toBe('answer'));
  stop();
  client.unmount();
});
