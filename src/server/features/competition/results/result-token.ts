// The token in the link to a result: 128 bits, derived from the participant and the server's secret, so that announcing
// again after a restored backup makes the same links. Only its hash is stored.

import { createHash } from 'node:crypto';
import type { Keys } from '#server/platform/keys.ts';

const TOKEN_BYTES = 16;

/** base64url, 22 characters */
export function resultTokenOf(participantId: string, keys: Keys): string {
  const bytes = Buffer.from(keys.hash('competition-result', participantId), 'base64url');
  return bytes.subarray(0, TOKEN_BYTES).toString('base64url');
}

/** Without a key: links keep working when the server's secret changes. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
