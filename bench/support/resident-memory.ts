import { readFileSync } from 'node:fs';

const KB_PER_MB = 1024;

/** Resident memory of a process in MB; 0 if there is no such process. Linux alone tells it. */
export function residentMb(processId: number): number {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / KB_PER_MB;
  } catch {
    return 0;
  }
}
