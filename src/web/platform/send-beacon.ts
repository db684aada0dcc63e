// Sends what nobody waits for, also from a page that is closing. Whatever fails is forgotten.

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
    // As above.
  }
}
