// Answers kept in memory as bytes: plain, gzip and brotli, with their ETag. Keyed by the address as it was asked,
// bounded, and emptied when the content changes in any process.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

const MAX_ANSWERS = 2_000;
const MAX_ADDRESS_LENGTH = 300;
/** Below this a compressed answer is not smaller on the wire. */
const MIN_COMPRESSED_BYTES = 1_000;

interface AnswerSource {
  readonly body: unknown;
  readonly isFree: boolean;
}

export class PreparedAnswer {
  readonly isFree: boolean;
  readonly #etag: string;
  readonly #plain: Buffer;
  #gzip: Buffer | null = null;
  #brotli: Buffer | null = null;

  constructor(source: AnswerSource) {
    this.isFree = source.isFree;
    this.#plain = Buffer.from(JSON.stringify(source.body));
    this.#etag = `"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)}"`;
  }

  async compress(): Promise<void> {
    if (this.#plain.length < MIN_COMPRESSED_BYTES) return;
    [this.#gzip, this.#brotli] = await Promise.all([
      toGzip(this.#plain),
      toBrotli(this.#plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
    ]);
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.header('etag', this.#etag);
    reply.header('cache-control', this.isFree ? 'public, no-cache' : 'private, no-cache');
    reply.header('vary', 'accept-encoding');
    if (matches(request.headers['if-none-match'], this.#etag)) return reply.code(304).send();
    reply.header('content-type', 'application/json; charset=utf-8');
    const encoding = this.#gzip === null ? 'identity' : choose(request.headers['accept-encoding']);
    if (encoding === 'identity') return reply.send(this.#plain);
    reply.header('content-encoding', encoding);
    return reply.send(encoding === 'br' ? this.#brotli : this.#gzip);
  }
}

/** `If-None-Match` may list several tags, or be `*`; a weak tag means the same content. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  );
}

function choose(header: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const accepted = new Map<string, number>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
    accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  const qualityOf = (name: string) => accepted.get(name) ?? accepted.get('*') ?? 0;
  if (qualityOf('br') > 0 && qualityOf('br') >= qualityOf('gzip')) return 'br';
  return qualityOf('gzip') > 0 ? 'gzip' : 'identity';
}

export class PreparedAnswers {
  readonly #answers = new Map<string, PreparedAnswer>();
  #generation = 0;

  get(address: string): PreparedAnswer | undefined {
    return this.#answers.get(address);
  }

  /** Makes the answer and keeps it, unless the content changed meanwhile or the address is not one to keep. */
  async remember(make: () => Promise<AnswerSource>, address: string): Promise<PreparedAnswer> {
    const generation = this.#generation;
    const answer = new PreparedAnswer(await make());
    await answer.compress();
    if (generation === this.#generation && address.length <= MAX_ADDRESS_LENGTH) {
      // Addresses can be spelt in endless ways; the oldest makes room.
      const oldest = this.#answers.keys().next().value;
      if (this.#answers.size >= MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
      this.#answers.set(address, answer);
    }
    return answer;
  }

  forget(): void {
    this.#generation += 1;
    this.#answers.clear();
  }
}
