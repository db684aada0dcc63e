// The response to a request that is refused before any routing, because there is too much to do: always the same bytes.

import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { ApiError } from '#contract/errors.ts';
import { JSON_TYPE } from './cached-response.ts';
import { retryAfterSeconds } from './errors.ts';

const refusal = new ApiError('ServiceUnavailableError');
const body = Buffer.from(JSON.stringify(refusal.toBody()));
const headers: OutgoingHttpHeaders = {
  'content-type': JSON_TYPE,
  'content-length': body.length,
  'cache-control': 'no-store',
  'retry-after': String(retryAfterSeconds(refusal)),
  'x-content-type-options': 'nosniff',
};

export function sendBusy(response: ServerResponse): void {
  response.writeHead(503, headers).end(body);
}
