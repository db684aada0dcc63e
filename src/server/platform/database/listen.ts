// Notices between the processes that share one database (LISTEN/NOTIFY). A listener that lost its connection may have
// missed some, so after reconnecting it calls every handler with an empty payload: anything may have changed.

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const CONNECTION_TIMEOUT_MS = 5_000;
const RECONNECT_MS = 1_000;
const KEEP_ALIVE_DELAY_MS = 10_000;
const CLOSE_TIMEOUT_MS = 1_000;
const HEARTBEAT = { intervalMs: 5_000, timeoutMs: 5_000 };

/** A notice on this channel calls every handler of every channel, as after reconnecting. */
export const EVERYTHING_CHANGED = 'everything_changed';

export interface Notices {
  on(channel: string, handler: (payload: string) => void): void;
  /** False while there is no connection on which a notice could arrive. */
  isListening(): boolean;
  close(): Promise<void>;
}

/**
 * Rejects if the database can't be reached now. A connection lost later is reported to `onError` and replaced. A
 * heartbeat query detects a server that vanished without closing the connection.
 */
export async function listenForNotices(
  url: string,
  onError: (error: unknown) => void,
  heartbeat: { readonly intervalMs: number; readonly timeoutMs: number } = HEARTBEAT,
): Promise<Notices> {
  const handlers = new Map<string, ((payload: string) => void)[]>();
  let client: pg.Client | null = null;
  let isClosed = false;
  let reconnection: NodeJS.Timeout | undefined;
  let lastQuery: Promise<unknown> = Promise.resolve();

  const callAllHandlers = () => {
    for (const list of handlers.values()) for (const handler of list) handler('');
  };

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'grammar-gully-notices',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    });
    fresh.on('notification', ({ channel, payload }) => {
      if (channel === EVERYTHING_CHANGED) callAllHandlers();
      else for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    fresh.on('error', onError);
    fresh.on('end', () => {
      if (client !== fresh) return;
      client = null;
      reconnectLater();
    });
    try {
      await withTimeout(fresh.connect());
      const channels = [EVERYTHING_CHANGED, ...handlers.keys()];
      await send(fresh, channels.map(listenTo).join('; '));
    } catch (error) {
      drop(fresh);
      throw error;
    }
    if (isClosed) {
      drop(fresh);
      return;
    }
    client = fresh;
    void sendHeartbeats(fresh);
  };

  const reconnectLater = () => {
    if (isClosed) return;
    reconnection = setTimeout(() => {
      connect().then(callAllHandlers, (error) => {
        onError(error);
        reconnectLater();
      });
    }, RECONNECT_MS);
  };

  /** Also rejects if there is no response in time. */
  async function withTimeout<T>(work: Promise<T>): Promise<T> {
    const timeout = new AbortController();
    const timedOut = delay(heartbeat.timeoutMs, undefined, { signal: timeout.signal }).then(() => {
      throw new Error('the connection for notices does not answer');
    });
    try {
      return await Promise.race([work, timedOut]);
    } finally {
      timeout.abort();
      timedOut.catch(() => {});
      work.catch(() => {});
    }
  }

  /** One query at a time, as the driver requires. */
  function send(receiver: pg.Client, query: string): Promise<unknown> {
    const result = lastQuery.then(() => withTimeout(receiver.query(query)));
    lastQuery = result.catch(() => {});
    return result;
  }

  async function sendHeartbeats(checked: pg.Client): Promise<void> {
    for (;;) {
      await delay(heartbeat.intervalMs, undefined, { ref: false });
      if (client !== checked || isClosed) return;
      try {
        await send(checked, 'select 1');
      } catch (error) {
        onError(error);
        drop(checked);
        return;
      }
    }
  }

  /** Without waiting for the server: while a query is pending, the driver closes the socket at once. */
  function drop(dropped: pg.Client): void {
    dropped.end().catch(() => {});
  }

  await connect();
  return {
    on(channel, handler) {
      const list = handlers.get(channel);
      if (list !== undefined) {
        list.push(handler);
        return;
      }
      handlers.set(channel, [handler]);
      const current = client;
      if (current === null) return;
      send(current, listenTo(channel)).catch((error) => {
        onError(error);
        drop(current);
      });
    },
    isListening: () => client !== null,
    async close() {
      isClosed = true;
      clearTimeout(reconnection);
      const last = client;
      client = null;
      if (last !== null) await Promise.race([last.end(), delay(CLOSE_TIMEOUT_MS)]);
    },
  };
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`;
}
