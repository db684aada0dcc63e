// Notices between the processes that share one database (LISTEN/NOTIFY). A listener that lost its connection can
// have missed something, so after a reconnection every handler is told, with an empty payload: anything may have changed.

import pg from 'pg';

const RECONNECT_MS = 1_000;

export interface Notices {
  on(channel: string, handler: (payload: string) => void): void;
  close(): Promise<void>;
}

export async function listenForNotices(
  url: string,
  onError: (error: unknown) => void,
): Promise<Notices> {
  const handlers = new Map<string, ((payload: string) => void)[]>();
  let client: pg.Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const tellAll = () => {
    for (const list of handlers.values()) for (const handler of list) handler('');
  };

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'grammar-gully-notices',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    fresh.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    fresh.on('error', onError);
    fresh.on('end', () => {
      if (client === fresh && !isClosed) timer = setTimeout(reconnect, RECONNECT_MS);
    });
    await fresh.connect();
    for (const channel of handlers.keys())
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = fresh;
  };

  const reconnect = () => {
    connect().then(tellAll, (error) => {
      onError(error);
      if (!isClosed) timer = setTimeout(reconnect, RECONNECT_MS);
    });
  };

  await connect();
  return {
    on(channel, handler) {
      const list = handlers.get(channel);
      if (list !== undefined) list.push(handler);
      else {
        handlers.set(channel, [handler]);
        client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(onError);
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
