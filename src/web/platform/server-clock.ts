// The server's time, regardless of the device's date (product §11.2). A sample is one call that the server answers with
// its time. The sample with the shortest round trip wins (Cristian's algorithm: the error is at most half of the round
// trip). Between samples time runs on performance.now(), which nobody can set.

/** A wall clock that runs this far ahead of performance.now() means that the device slept or its date was changed. */
const JUMP_MS = 1_500;

interface Sample {
  readonly roundTripMs: number;
  /** Server time minus performance.now(). */
  readonly offsetMs: number;
}

export interface Timers {
  /** A monotonic clock in milliseconds: performance.now(). */
  readonly monotonic: () => number;
  /** The device's date in milliseconds. It may be wrong and may change. */
  readonly wall: () => number;
}

const ofBrowser: Timers = { monotonic: () => performance.now(), wall: () => Date.now() };

export class ServerClock {
  readonly #timers: Timers;
  #best: Sample | null = null;
  /** Whether the next sample replaces the best one in any case. */
  #isStale = false;
  /** The device's date minus performance.now() at the last sample. */
  #gapMs = 0;

  constructor(timers: Timers = ofBrowser) {
    this.#timers = timers;
  }

  /** Milliseconds since 1970 by the server's clock; null before the first sample. */
  now(): number | null {
    return this.#best === null ? null : this.#timers.monotonic() + this.#best.offsetMs;
  }

  /** Takes one sample. Rejects as `fetchTime` does. */
  async sample<T extends { readonly now: Date }>(fetchTime: () => Promise<T>): Promise<T> {
    const sentMs = this.#timers.monotonic();
    const reply = await fetchTime();
    const receivedMs = this.#timers.monotonic();
    const roundTripMs = receivedMs - sentMs;
    if (this.#best === null || this.#isStale || roundTripMs <= this.#best.roundTripMs) {
      const offsetMs = reply.now.getTime() - (sentMs + receivedMs) / 2;
      this.#best = { roundTripMs, offsetMs };
    }
    this.#isStale = false;
    this.#gapMs = this.#gap();
    return reply;
  }

  /** Makes the next sample replace the best one: time may have stood still while the tab was in the background. */
  markStale(): void {
    this.#isStale = true;
  }

  /**
   * Whether the device seems to have slept since the last sample: on some devices performance.now() stops during sleep.
   */
  hasJumped(): boolean {
    return this.#best !== null && this.#gap() - this.#gapMs > JUMP_MS;
  }

  /** Advances the clock by the device's own estimate of its sleep until the next sample corrects it. */
  assumeSleep(): void {
    if (this.#best === null || !this.hasJumped()) return;
    const { roundTripMs, offsetMs } = this.#best;
    const gapMs = this.#gap();
    this.#best = { roundTripMs, offsetMs: offsetMs + gapMs - this.#gapMs };
    this.#gapMs = gapMs;
    this.#isStale = true;
  }

  #gap(): number {
    return this.#timers.wall() - this.#timers.monotonic();
  }
}
