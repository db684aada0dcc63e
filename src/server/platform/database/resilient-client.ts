import pg from 'pg';

/**
 * A client that ignores its `error` event: a lost connection makes the next query fail. Without a listener the event
 * would end the process, and the pool listens only while a connection is idle, not between its checkout and the first
 * query.
 */
export class ResilientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/** Opens a connection for `work`. Uncommitted changes are rolled back when it closes. */
export async function withClient<T>(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new ResilientClient({ connectionString: url, application_name: name });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
