// The server's time, whatever the device's date says (product §11.2). A sample is one call that the server answers with
// its time; the one with the shortest round trip is the truest (Cristian's algorithm: it is wrong by at most half of that
// trip). Between samples time runs on performance.now(), which nobody can set.

/** A device whose own clock ran this much ahead of performance.now() has slept, or its date was changed. */
const JUMP_MS = 1_500;

interface Sample {
  readonly roundTripMs: number;
  /** Server time minus performance.now(). */
  readonly offsetMs: number;
}

export interface Timers {
  /** Milliseconds that only grow: performance.now(). */
  readonly running: () => number;
  /** The device's date in milliseconds, which may be wrong, and may change. */
  readonly dated: () => number;
}

const ofBrowser: Timers = { running: () => performance.now(), dated: () => Date.now() };

export class ServerClock {
  readonly #timers: Timers;
  #best: Sample | null = null;
  /** Whether any next sample is better than the best so far. */
  #isStale = false;
  /** The device's date minus performance.now(), at the last sample. */
  #gapMs = 0;

  constructor(timers: Timers = ofBrowser) {
    this.#timers = timers;
  }

  /** Milliseconds since 1970 by the server's clock; null before the first sample. */
  now(): number | null {
    return this.#best === null ? null : this.#timers.running() + this.#best.offsetMs;
  }

  /** Takes one sample. Rejects as `ask` does. */
  async sample<T extends { readonly now: Date }>(ask: () => Promise<T>): Promise<T> {
    const sentMs = this.#timers.running();
    const reply = await ask();
    const receivedMs = this.#timers.running();
    const roundTripMs = receivedMs - sentMs;
    if (this.#best === null || this.#isStale || roundTripMs <= this.#best.roundTripMs) {
      const offsetMs = reply.now.getTime() - (sentMs + receivedMs) / 2;
      this.#best = { roundTripMs, offsetMs };
    }
    this.#isStale = false;
    this.#gapMs = this.#gap();
    return reply;
  }

  /** From now on the next sample replaces what is known, since time may have stood still: the tab was away. */
  doubt(): void {
    this.#isStale = true;
  }

  /** Whether the device seems to have slept since the last sample: some let performance.now() sleep too. */
  hasJumped(): boolean {
    return this.#best !== null && this.#gap() - this.#gapMs > JUMP_MS;
  }

  /** For want of a sample: the time that the device says it slept. The next sample puts it right. */
  assumeSleep(): void {
    if (this.#best === null || !this.hasJumped()) return;
    const { roundTripMs, offsetMs } = this.#best;
    const gapMs = this.#gap();
    this.#best = { roundTripMs, offsetMs: offsetMs + gapMs - this.#gapMs };
    this.#gapMs = gapMs;
    this.#isStale = true;
  }

  #gap(): number {
    return this.#timers.dated() - this.#timers.running();
  }
}
