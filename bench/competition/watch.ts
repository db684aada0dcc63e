// The memory of the server processes and the CPU use of this one, during the competition.

import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { residentMb } from '../support/resident-memory.ts';
import type { Servers } from './servers.ts';

const EVERY_MS = 250;

export interface LoadStats {
  /** The maximum of all server processes. */
  readonly memoryMb: number;
  /** The same before. */
  readonly idleMemoryMb: number;
  /** The share of all processors, in percent. */
  readonly generatorPercent: number;
  /** The p99 delay of the children's timers. */
  readonly generatorDelayMs: number;
}

export function watchLoad(servers: Servers): { stop(): LoadStats } {
  const measure = () => Math.max(...servers.processes().map(residentMb));
  const idleMemoryMb = measure();
  let memoryMb = idleMemoryMb;
  const timer = setInterval(() => {
    memoryMb = Math.max(memoryMb, measure());
  }, EVERY_MS);
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const began = performance.now();
  const before = process.cpuUsage();
  return {
    stop() {
      clearInterval(timer);
      delays.disable();
      const { user, system } = process.cpuUsage(before);
      const available = (performance.now() - began) * availableParallelism();
      return {
        memoryMb,
        idleMemoryMb,
        generatorPercent: (100 * (user + system)) / 1_000 / available,
        generatorDelayMs: delays.percentile(99) / 1e6,
      };
    },
  };
}
