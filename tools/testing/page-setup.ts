// Page tests share a worker, so packages, document and browser storage: each leaves them as it found them. Our own
// modules, and what they keep, are new for each file.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

vi.resetModules();

// Longer than a busy machine needs.
configure({ asyncUtilTimeout: 20_000 });

// jsdom supports <dialog>, but not as a modal. As in a browser, the event fires after closing.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  history.replaceState(null, '', '/');
});
