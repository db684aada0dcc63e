// The network between the site and PgBouncer: a proxy that can be slow and lossy.

import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** Each way, so 200 ms there and back. */
const DELAY_MS = 100;
/** A lost packet is sent again after about this. */
const RESEND_MS = 300;
const LOSS = 0.05;
/** While the network is bad, a connection breaks this often. */
const BREAK_EVERY_MS = 2_000;

export interface Network {
  /** Is slow and lossy, and breaks connections, for so long. */
  worsen(ms: number): Promise<void>;
}

/** Listens on `port` of the loopback interface and leads to `target`; it ends with `opened`. */
export async function openNetwork(
  port: number,
  target: number,
  opened: AsyncDisposableStack,
): Promise<Network> {
  const sockets = new Set<Socket>();
  let isBad = false;

  const delayOf = () => {
    if (!isBad) return 0;
    return Math.random() < LOSS ? DELAY_MS + RESEND_MS : DELAY_MS;
  };
  const server = createServer((inward) => {
    const outward = connect(target, '127.0.0.1');
    for (const socket of [inward, outward]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        inward.destroy();
        outward.destroy();
      });
    }
    inward.pipe(delayed(delayOf)).pipe(outward);
    outward.pipe(delayed(delayOf)).pipe(inward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  opened.defer(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    async worsen(ms) {
      isBad = true;
      const end = Date.now() + ms;
      while (Date.now() < end) {
        await delay(BREAK_EVERY_MS);
        const all = [...sockets];
        all[Math.floor(Math.random() * all.length)]?.destroy();
      }
      isBad = false;
    },
  };
}

/** Passes everything on in its order, each part after the time that is asked for when it arrives. */
function delayed(delayOf: () => number): Transform {
  let passed: Promise<unknown> = Promise.resolve();
  return new Transform({
    transform(chunk, _encoding, done) {
      const due = performance.now() + delayOf();
      passed = passed
        .then(() => delay(Math.max(0, due - performance.now())))
        .then(() => this.push(chunk));
      done();
    },
    flush(done) {
      passed.then(() => done());
    },
  });
}
