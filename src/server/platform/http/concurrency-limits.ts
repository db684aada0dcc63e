// One process works on a bounded number of calls of an endpoint at a time and refuses the others before any routing, so
// that a burst of calls to one endpoint does not slow those to the others.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { sendBusy } from './busy-response.ts';

interface BoundedEndpoint {
  readonly url: RegExp;
  readonly max: number;
  readonly running: Set<IncomingMessage>;
}

export class ConcurrencyLimits {
  readonly #endpoints: readonly BoundedEndpoint[];
  #refusedCount = 0;

  constructor(endpoints: readonly AnyEndpoint[]) {
    this.#endpoints = endpoints.flatMap(({ path, maxConcurrent: max }) =>
      max === undefined ? [] : [{ url: urlPattern(path), max, running: new Set() }],
    );
  }

  get refusedCount(): number {
    return this.#refusedCount;
  }

  /** Refuses the request and returns true, if enough calls of its endpoint are in progress. */
  refuse(request: IncomingMessage, response: ServerResponse): boolean {
    const endpoint = this.#endpoints.find(({ url }) => url.test(request.url ?? ''));
    if (endpoint === undefined) return false;
    const { running, max } = endpoint;
    if (running.size >= max) {
      this.#refusedCount += 1;
      sendBusy(response);
      return true;
    }
    running.add(request);
    const end = () => running.delete(request);
    // When the response is complete, not when it has been read: a slow reader keeps nobody else out.
    response.once('prefinish', end);
    response.once('close', end);
    return false;
  }
}

/** Matches the URLs of a path of the contract, in which `:name` stands for a parameter. */
function urlPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`);
}
