// A proxy to the database whose connections a test can cut, or freeze.

import { connect, createServer, type Server, type Socket } from 'node:net';

export interface TcpProxy {
  /** The database as reached through the proxy. */
  readonly url: string;
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections again after `cut`. */
  mend(): Promise<void>;
  /** Existing connections stay open, but nothing gets through any more in either direction. */
  swallow(): void;
}

export async function startTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const database = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;

  async function mend() {
    server = createServer((inward) => {
      const outward = connect(Number(database.port), database.hostname);
      for (const socket of [inward, outward]) {
        sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          sockets.delete(socket);
          inward.destroy();
          outward.destroy();
        });
      }
      inward.pipe(outward).pipe(inward);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const address = server.address();
    if (address !== null && typeof address !== 'string') port = address.port;
  }

  async function cut() {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await mend();
  const url = new URL(database);
  url.port = String(port);
  return {
    url: url.href,
    cut,
    mend,
    swallow() {
      for (const socket of sockets) {
        socket.unpipe();
        socket.on('data', () => {}).resume();
      }
    },
  };
}
