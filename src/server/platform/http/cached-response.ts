// A successful response as bytes: plain, gzip and brotli, with its ETag, ready to be written to any request.

import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import Negotiator from 'negotiator';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Below this a compressed body is not smaller on the wire. */
const MIN_COMPRESSED_BYTES = 1_000;
const BROTLI_QUALITY = 5;
/** Headers and bookkeeping of a response, roughly. */
const OVERHEAD_BYTES = 3_000;

const PREFERRED = ['br', 'gzip'];

/** Its types don't know the second parameter yet. */
interface EncodingNegotiator {
  encoding(available: string[], options: { preferred: string[] }): string | undefined;
}

export class CachedResponse {
  /** Roughly what it takes in memory. */
  byteLength = OVERHEAD_BYTES;
  readonly #etag: string;
  readonly #notModifiedHeaders: OutgoingHttpHeaders;
  readonly #variants = new Map<string, { headers: OutgoingHttpHeaders; bytes: Buffer }>();

  private constructor(bytes: Buffer, headers: OutgoingHttpHeaders) {
    this.#etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    this.#notModifiedHeaders = { ...headers, etag: this.#etag };
    this.#add('identity', bytes);
  }

  /** `headers` are those of every response to this query, such as `cache-control`. */
  static async of(body: unknown, headers: OutgoingHttpHeaders): Promise<CachedResponse> {
    const bytes = Buffer.from(JSON.stringify(body));
    const response = new CachedResponse(bytes, headers);
    if (bytes.length >= MIN_COMPRESSED_BYTES) {
      const params = { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
      const [gzipped, brotli] = await Promise.all([toGzip(bytes), toBrotli(bytes, { params })]);
      response.#add('gzip', gzipped);
      response.#add('br', brotli);
    }
    return response;
  }

  #add(encoding: string, bytes: Buffer): void {
    const headers: OutgoingHttpHeaders = {
      ...this.#notModifiedHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
    };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    this.#variants.set(encoding, { headers, bytes });
    this.byteLength += bytes.length;
  }

  write(request: IncomingMessage, response: ServerResponse): void {
    if (matches(request.headers['if-none-match'], this.#etag)) {
      response.writeHead(304, this.#notModifiedHeaders).end();
      return;
    }
    const variant =
      this.#variants.get(encodingFor(request, [...this.#variants.keys()])) ??
      this.#variants.get('identity');
    response.writeHead(200, variant?.headers).end(variant?.bytes);
  }
}

/** `If-None-Match` may list several tags, or be `*`; a weak tag means the same content. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Whoever accepts nothing that there is gets it plain. */
function encodingFor(request: IncomingMessage, available: string[]): string {
  if (request.headers['accept-encoding'] === undefined) return 'identity';
  const negotiator: EncodingNegotiator = new Negotiator(request);
  return negotiator.encoding(available, { preferred: PREFERRED }) ?? 'identity';
}
