// A network between browsers and the server that lies about the API's calls and the files of the build, each time in one
// of eleven ways, at random by a seed. It also records the replies it has delivered whole, which the server must not
// forget.

import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PORTAL = '<!doctype html><title>Free WiFi</title><h1>Welcome! Please accept our terms.</h1>';
const TRICKLE_MS = 40;
const TRICKLE_PARTS = 10;
/** A page starts only if all of its scripts arrive, so they are lied about less often. */
const FILE_SHARE = 0.2;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
}

interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A reply of the server that reached a browser whole. */
export interface Delivered extends Call {
  readonly status: number;
  readonly reply: Buffer;
}

type Ask = () => Promise<Reply>;
type Lie = (response: ServerResponse, ask: Ask) => Promise<void> | void;

const page = (response: ServerResponse, status: number, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(PORTAL);
};

/** None of them delivers the server's reply whole, except the last, which delivers it late and asks twice. */
const lies = {
  'a portal’s page': (response) => page(response, 200),
  'a redirect to a portal': (response) => page(response, 302, { location: '/portal' }),
  'a foreign 401': (response) => page(response, 401),
  'a foreign 403': (response) => page(response, 403),
  'a foreign 404': (response) => page(response, 404),
  'a foreign 502': (response) => page(response, 502),
  'a cut body': async (response, ask) => {
    const { status, headers, body } = await ask();
    response.writeHead(status, headers);
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  silence: () => undefined,
  'a reset before the server': (response) => void response.destroy(),
  'a reset after the server': async (response, ask) => {
    await ask();
    response.destroy();
  },
  'twice, and slowly': async (response, ask) => {
    await ask();
    const { status, headers, body } = await ask();
    response.writeHead(status, headers);
    const size = Math.ceil(body.length / TRICKLE_PARTS) || 1;
    for (let at = 0; at < body.length; at += size) {
      response.write(body.subarray(at, at + size));
      await wait(TRICKLE_MS);
    }
    response.end();
  },
} satisfies Record<string, Lie>;

export class LyingNetwork {
  /** From 0 to 1: the share of calls that are lied about. */
  lyingShare = 0;
  readonly delivered: Delivered[] = [];
  /** How often each lie was told. */
  readonly told: Record<string, number> = {};
  readonly #target: URL;
  readonly #random: () => number;
  readonly #server: Server;

  private constructor(target: string, seed: number) {
    this.#target = new URL(target);
    this.#random = randomBy(seed);
    this.#server = createServer((asked, response) => {
      this.#handle(asked, response).catch(() => response.destroy());
    });
  }

  static async start(target: string, seed: number): Promise<LyingNetwork> {
    const network = new LyingNetwork(target, seed);
    await new Promise<void>((resolve) => network.#server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #handle(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = asked;
    const call = { method, path, body: await readAll(asked) };
    const ask = () => this.#ask(call, asked.headers);
    const lie = this.#nextLie(this.#shareFor(path));
    if (lie !== null) {
      this.told[lie] = (this.told[lie] ?? 0) + 1;
      return lies[lie](response, ask);
    }
    const { status, headers, body } = await ask();
    response.once('finish', () => this.delivered.push({ ...call, status, reply: body }));
    response.writeHead(status, headers).end(body);
  }

  #shareFor(path: string): number {
    if (path.startsWith('/api/')) return this.lyingShare;
    return path.startsWith('/assets/') ? this.lyingShare * FILE_SHARE : 0;
  }

  #nextLie(share: number): keyof typeof lies | null {
    if (share === 0 || this.#random() >= share) return null;
    const names = Object.keys(lies) as (keyof typeof lies)[];
    return names[Math.floor(this.#random() * names.length)] ?? null;
  }

  #ask({ method, path, body }: Call, headers: IncomingMessage['headers']): Promise<Reply> {
    const { hostname, port } = this.#target;
    return new Promise((resolve, reject) => {
      const asking = request({ hostname, port, method, path, headers }, (reply) => {
        const { statusCode: status = 0 } = reply;
        const { 'transfer-encoding': _, ...others } = reply.headers;
        readAll(reply).then((read) => resolve({ status, headers: others, body: read }), reject);
      });
      asking.once('error', reject);
      asking.end(body);
    });
  }
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** Mulberry32: numbers from 0 to 1, determined by the seed. */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
