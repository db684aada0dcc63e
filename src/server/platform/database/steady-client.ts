import pg from 'pg';

/**
 * A connection whose loss is told by the next question, which fails; where nobody listens to a connection, its `error`
 * event would end the process. The pool listens only while the connection is idle, and nobody does between its being
 * taken out and the first question: in that moment the farewell of a database that stops can be read, too.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}
