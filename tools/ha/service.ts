// A program of the cluster: how it starts, and when it is ready.

import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export interface Service {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Whether it can be used. */
  isReady(): Promise<boolean>;
  /** Milliseconds after which it is started again if it ends. */
  readonly restartMs: number;
}

const READY_DEADLINE_MS = 180_000;
const READY_POLL_MS = 100;
const STOP_DEADLINE_MS = 20_000;

/** The cluster can't do what was asked; the message says why, in one sentence. */
export class ClusterError extends Error {}

/** Starts a service, and starts it again whenever it ends, as systemd does in production. */
export class Supervised {
  readonly service: Service;
  readonly #log: string;
  readonly #stopping = new AbortController();
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();

  /** `log`: the file that its output is added to. */
  constructor(service: Service, log: string) {
    this.service = service;
    this.#log = log;
  }

  get pid(): number | undefined {
    return isRunning(this.#child) ? this.#child.pid : undefined;
  }

  /** Resolves once it is ready. */
  async start(): Promise<void> {
    this.#ended = this.#keepRunning();
    const deadline = Date.now() + READY_DEADLINE_MS;
    while (!(await this.service.isReady().catch(() => false))) {
      if (Date.now() > deadline || this.#stopping.signal.aborted) {
        throw new ClusterError(`${this.service.name} did not become ready; see ${this.#log}`);
      }
      await delay(READY_POLL_MS);
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const child = this.#child;
    if (isRunning(child)) child.kill('SIGTERM');
    const kill = setTimeout(() => child?.kill('SIGKILL'), STOP_DEADLINE_MS);
    await this.#ended;
    clearTimeout(kill);
  }

  async #keepRunning(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#runOnce();
      await delay(this.service.restartMs, undefined, { signal }).catch(() => {});
    }
  }

  #runOnce(): Promise<void> {
    const { file, args, env } = this.service;
    const output = openSync(this.#log, 'a');
    const child = spawn(file, args, {
      stdio: ['ignore', output, output],
      // Debian installs servers in /usr/sbin, and not every PATH has it.
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, ...env },
    });
    closeSync(output);
    this.#child = child;
    return new Promise((resolve) => {
      child.once('error', () => resolve());
      child.once('exit', () => resolve());
    });
  }
}

function isRunning(child: ChildProcess | undefined): child is ChildProcess {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
