// Content responses kept in memory. They are keyed by the parsed query, so that its endless spellings share one entry.
// A response is built once, however many requests wait for it, and dropped when a collection it was built from changes
// in any process. A second, smaller map remembers the query of each URL as written, so that most requests are served
// before any routing or parsing. Losing an entry of that map costs a parse, never a response.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 48 * 1024 * 1024;
const MAX_URLS = 5_000;
const MAX_URL_LENGTH = 500;

/** Throws a refusal if the caller may not have the content. */
export type Guard = (request: IncomingMessage) => Promise<void>;

/** Selects the variant of a response for a request, and checks access. */
export interface Admission {
  /** Empty if there is only one variant. */
  variantOf(request: IncomingMessage): string | Promise<string>;
  /** Called on every request for a response that is not public. Absent: all are. */
  readonly guard?: Guard;
}

/** A successful response in memory, ready to be written to any request. */
export interface KeptResponse {
  /** Approximate size in memory. */
  readonly byteLength: number;
  write(request: IncomingMessage, response: ServerResponse): void;
}

export interface Built {
  readonly response: KeptResponse;
  /** True: the guard is not called. */
  readonly isForEveryone: boolean;
}

/** The query that a URL stands for. */
interface Meaning {
  readonly query: string;
  readonly admission: Admission;
}

interface Entry extends Built {
  readonly collections: readonly string[];
}

interface Build {
  readonly collections: readonly string[];
  readonly result: Promise<Entry>;
}

export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #builds = new Map<string, Build>();
  readonly #urls = new LRUCache<string, Meaning>({ max: MAX_URLS });
  #hits = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ response }, key) => response.byteLength + key.length,
    });
  }

  /** How many responses were sent before routing. */
  get hits(): number {
    return this.#hits;
  }

  /**
   * The response to a query, from memory or from `build`. A failed build is not kept. A build overtaken by a change of
   * its collections is returned to the requests that waited for it, but not kept.
   */
  async get(
    query: string,
    variant: string,
    collections: readonly string[],
    build: () => Promise<Built>,
  ): Promise<Built> {
    const key = keyOf(query, variant);
    return (
      this.#entries.get(key) ??
      this.#builds.get(key)?.result ??
      this.#startBuild(key, collections, build)
    );
  }

  #startBuild(
    key: string,
    collections: readonly string[],
    build: () => Promise<Built>,
  ): Promise<Entry> {
    const isCurrent = () => this.#builds.get(key) === started;
    const started: Build = {
      collections,
      result: build()
        .then((built) => {
          const entry = { ...built, collections };
          if (isCurrent()) this.#entries.set(key, entry);
          return entry;
        })
        .finally(() => {
          if (isCurrent()) this.#builds.delete(key);
        }),
    };
    this.#builds.set(key, started);
    return started.result;
  }

  /** Lets `respond` serve this query the next time the URL is requested. */
  rememberUrl(url: string | undefined, query: string, admission: Admission): void {
    if (url === undefined || url.length > MAX_URL_LENGTH) return;
    this.#urls.set(url, { query, admission });
  }

  /**
   * Responds to a known URL if the response is in memory. If this is false, or the guard rejects, the route has to
   * respond.
   */
  respond(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> {
    if (request.method !== 'GET' || request.url === undefined) return false;
    const meaning = this.#urls.get(request.url);
    if (meaning === undefined) return false;
    const variant = meaning.admission.variantOf(request);
    if (typeof variant === 'string') return this.#send(meaning, variant, request, response);
    return variant.then((name) => this.#send(meaning, name, request, response));
  }

  #send(
    { query, admission }: Meaning,
    variant: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean | Promise<boolean> {
    const entry = this.#entries.get(keyOf(query, variant));
    if (entry === undefined) return false;
    const send = () => {
      entry.response.write(request, response);
      this.#hits += 1;
      return true;
    };
    const allowed = entry.isForEveryone ? undefined : admission.guard?.(request);
    return allowed === undefined ? send() : allowed.then(send);
  }

  /** Drops the responses built from a collection; without a name, all of them. */
  invalidate(collection?: string): void {
    const isStale = ({ collections }: { collections: readonly string[] }) =>
      collection === undefined || collections.includes(collection);
    for (const [key, build] of this.#builds) if (isStale(build)) this.#builds.delete(key);
    for (const [key, entry] of [...this.#entries.entries()]) {
      if (isStale(entry)) this.#entries.delete(key);
    }
  }
}

function keyOf(query: string, variant: string): string {
  return variant === '' ? query : `${variant} ${query}`;
}
