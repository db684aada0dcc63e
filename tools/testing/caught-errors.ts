import { vi } from 'vitest';

/** For a test in which a React boundary catches an error on purpose: React reports it on the console. */
export function forgetCaughtErrors(): void {
  vi.mocked(console.error).mockClear();
}
