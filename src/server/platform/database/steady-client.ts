import pg from 'pg';

/**
 * A client whose lost connection fails the next query instead of ending the process. The pool listens for errors only
 * while a client is idle; between its being taken out and the first query nobody would, and the server's farewell can
 * arrive in that moment.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/** A connection for one piece of work; what `work` did not commit is rolled back with it. */
export async function withClient<T>(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new SteadyClient({ connectionString: url, application_name: name });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
