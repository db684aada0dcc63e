// A successful response as bytes: plain, gzip and brotli, with its ETag, ready to be written to any request.

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { chooseEncoding } from './choose-encoding.ts';
import { etagOf, isUnchanged } from './etag.ts';
import type { KeptResponse } from './response-cache.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Smaller bodies gain nothing from compression. */
const MIN_COMPRESSED_BYTES = 1_000;
const BROTLI_QUALITY = 5;
/** Headers and bookkeeping of a response, roughly. */
const OVERHEAD_BYTES = 3_000;

export const JSON_TYPE = 'application/json; charset=utf-8';

interface Encoded {
  readonly headers: string[];
  readonly bytes: Buffer;
}

/** Alternating names and values, the cheapest form for `writeHead`. */
type RawHeaders = readonly string[];

export class CachedResponse implements KeptResponse {
  byteLength = OVERHEAD_BYTES;
  readonly #etag: string;
  readonly #commonHeaders: RawHeaders;
  readonly #plain: Encoded;
  /** By encoding; empty for small bodies. */
  readonly #compressed = new Map<string, Encoded>();
  #encodings: string[] = [];

  private constructor(bytes: Buffer, headers: OutgoingHttpHeaders) {
    this.#etag = etagOf(bytes);
    this.#commonHeaders = Object.entries({ ...headers, etag: this.#etag }).flatMap(
      ([name, value]) => [name, String(value)],
    );
    this.#plain = this.#encoded(bytes);
  }

  /** `headers` are those of every response to this query, such as `cache-control`. */
  static async of(body: unknown, headers: OutgoingHttpHeaders): Promise<CachedResponse> {
    const bytes = Buffer.from(JSON.stringify(body));
    const response = new CachedResponse(bytes, headers);
    if (bytes.length >= MIN_COMPRESSED_BYTES) {
      const params = { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
      const [gzipped, brotli] = await Promise.all([toGzip(bytes), toBrotli(bytes, { params })]);
      response.#addCompressed('gzip', gzipped);
      response.#addCompressed('br', brotli);
    }
    return response;
  }

  #addCompressed(encoding: string, bytes: Buffer): void {
    this.#compressed.set(encoding, this.#encoded(bytes, ['content-encoding', encoding]));
    this.#encodings = [...this.#compressed.keys(), 'identity'];
  }

  #encoded(bytes: Buffer, encodingHeader: RawHeaders = []): Encoded {
    this.byteLength += bytes.length;
    const length = ['content-length', String(bytes.length)];
    return {
      headers: [...this.#commonHeaders, 'content-type', JSON_TYPE, ...length, ...encodingHeader],
      bytes,
    };
  }

  write(request: IncomingMessage, response: ServerResponse): void {
    if (isUnchanged(request.headers['if-none-match'], this.#etag)) {
      response.writeHead(304, [...this.#commonHeaders]).end();
      return;
    }
    const { headers, bytes } = this.#bestFor(request);
    response.writeHead(200, headers).end(bytes);
  }

  /** Uncompressed if the client accepts none of the encodings. */
  #bestFor(request: IncomingMessage): Encoded {
    if (request.headers['accept-encoding'] === undefined || this.#compressed.size === 0) {
      return this.#plain;
    }
    return this.#compressed.get(chooseEncoding(request, this.#encodings)) ?? this.#plain;
  }
}
