// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the object URL of a file outlives the save dialog and is revoked', () => {
  vi.useFakeTimers();
  let isThere = false;
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(): string {
        isThere = true;
        return 'blob:file';
      }
      static override revokeObjectURL(): void {
        isThere = false;
      }
    },
  );
  const handleClick = (event: Event) => event.preventDefault();
  document.addEventListener('click', handleClick);
  saveFile('a.txt', 'text', 'text/plain');
  document.removeEventListener('click', handleClick);
  vi.advanceTimersByTime(30_000);
  expect(isThere).toBe(true);
  vi.advanceTimersByTime(30_000);
  expect(isThere).toBe(false);
});
