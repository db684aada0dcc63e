// Sends data without waiting for a reply, even from a page that is closing. Failures are ignored.

import type { z } from 'zod';
import type { Callable } from './api.ts';

export function sendBeacon<E extends Callable>(
  path: E['path'],
  body: z.input<NonNullable<E['body']>>,
): void {
  try {
    const type = 'application/json';
    const text = JSON.stringify(body);
    if (navigator.sendBeacon?.(path, new Blob([text], { type }))) return;
    const headers = { 'content-type': type };
    fetch(path, { method: 'POST', headers, body: text, keepalive: true }).catch(() => {});
  } catch {
    // Failures are ignored.
  }
}
