// A test that logs a console error fails, whatever else it asserts.
import { afterEach, beforeEach, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  if (complaints.length > 0) {
    throw new Error(
      `unexpected console.error: ${complaints.map((args) => args.join(' ')).join('\n')}`,
    );
  }
});
