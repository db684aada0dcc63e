// Answers kept in memory as bytes: plain, gzip and brotli, with their ETag. Keyed by the address as it was asked,
// bounded, and emptied when the content changes in any process.

import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

const MAX_ANSWERS = 2_000;
const MAX_ADDRESS_LENGTH = 300;
/** Below this a compressed answer is not smaller on the wire. */
const MIN_COMPRESSED_BYTES = 1_000;
const BROTLI_QUALITY = 5;

interface AnswerSource {
  readonly body: unknown;
  /** What is not free is never sent before the caller's right to it has been checked. */
  readonly isFree: boolean;
}

type Encoding = 'br' | 'gzip' | 'identity';

export class PreparedAnswer {
  readonly isFree: boolean;
  readonly #etag: string;
  readonly #forms: Partial<Record<Encoding, { headers: OutgoingHttpHeaders; bytes: Buffer }>> = {};
  readonly #unchanged: OutgoingHttpHeaders;

  private constructor(isFree: boolean, bytes: Buffer, headers: OutgoingHttpHeaders) {
    this.isFree = isFree;
    this.#etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    this.#unchanged = {
      ...headers,
      etag: this.#etag,
      'cache-control': isFree ? 'public, no-cache' : 'private, no-cache',
      vary: 'accept-encoding',
    };
    this.#keep('identity', bytes);
  }

  /** `headers` are those that every answer of the site carries. */
  static async make(source: AnswerSource, headers: OutgoingHttpHeaders): Promise<PreparedAnswer> {
    const bytes = Buffer.from(JSON.stringify(source.body));
    const answer = new PreparedAnswer(source.isFree, bytes, headers);
    if (bytes.length >= MIN_COMPRESSED_BYTES) {
      answer.#keep('gzip', await toGzip(bytes));
      const params = { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
      answer.#keep('br', await toBrotli(bytes, { params }));
    }
    return answer;
  }

  #keep(encoding: Encoding, bytes: Buffer): void {
    const headers: OutgoingHttpHeaders = {
      ...this.#unchanged,
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
    };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    this.#forms[encoding] = { headers, bytes };
  }

  write(request: IncomingMessage, response: ServerResponse): void {
    if (matches(request.headers['if-none-match'], this.#etag)) {
      response.writeHead(304, this.#unchanged).end();
      return;
    }
    const form = this.#forms[choose(request.headers['accept-encoding'])] ?? this.#forms.identity;
    response.writeHead(200, form?.headers).end(form?.bytes);
  }
}

/** `If-None-Match` may list several tags, or be `*`; a weak tag means the same content. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function choose(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const accepted = new Map<string, number>();
  for (const part of String(header).split(',')) {
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
  #sentCount = 0;

  /** How many were sent by `answer`. */
  get sentCount(): number {
    return this.#sentCount;
  }

  /** `edition` is empty where all callers get the same answer. */
  get(address: string, edition = ''): PreparedAnswer | undefined {
    return this.#answers.get(`${edition} ${address}`);
  }

  /** Makes the answer and keeps it, unless the content changed meanwhile or the address is not one to keep. */
  async remember(
    address: string,
    edition: string,
    make: () => Promise<PreparedAnswer>,
  ): Promise<PreparedAnswer> {
    const generation = this.#generation;
    const answer = await make();
    if (generation === this.#generation && address.length <= MAX_ADDRESS_LENGTH) {
      // Addresses can be spelt in endless ways; the oldest makes room.
      const oldest = this.#answers.keys().next().value;
      if (this.#answers.size >= MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
      this.#answers.set(`${edition} ${address}`, answer);
    }
    return answer;
  }

  /** Answers at once what is free, the same for all, and made before; false: the routes must answer. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || request.url === undefined) return false;
    const answer = this.get(request.url);
    if (answer === undefined || !answer.isFree) return false;
    answer.write(request, response);
    this.#sentCount += 1;
    return true;
  }

  forget(): void {
    this.#generation += 1;
    this.#answers.clear();
  }
}
