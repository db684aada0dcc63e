// A successful response that contains the time when it is sent; all other bytes are fixed.

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import { JSON_TYPE } from './cached-response.ts';
import type { KeptResponse } from './response-cache.ts';

export class TimedResponse implements KeptResponse {
  readonly #bytes: Buffer;
  readonly #timeAt: number;
  readonly #headers: OutgoingHttpHeaders;
  readonly #clock: Clock;

  /** `body.now`: any instant, as `toISOString` writes it. */
  constructor(body: { readonly now: string }, headers: OutgoingHttpHeaders, clock: Clock) {
    this.#bytes = Buffer.from(JSON.stringify(body));
    this.#timeAt = this.#bytes.lastIndexOf(`"now":"${body.now}"`) + '"now":"'.length;
    this.#headers = {
      ...headers,
      'content-type': JSON_TYPE,
      'content-length': this.#bytes.length,
    };
    this.#clock = clock;
  }

  get byteLength(): number {
    return this.#bytes.length;
  }

  write(_request: IncomingMessage, response: ServerResponse): void {
    // A copy: an earlier response may still be on its way out.
    const bytes = Buffer.from(this.#bytes);
    bytes.write(this.#clock.now().toISOString(), this.#timeAt);
    response.writeHead(200, this.#headers).end(bytes);
  }
}
