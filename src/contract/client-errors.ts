// Reports of browsers: errors and web vitals (product §13.6, §13.7). Pages send both while they may be closing, so
// nobody waits for the reply, and it does not say whether anything was stored.

import { z } from 'zod';
import { clientErrorKinds, MAX_REPORT_BYTES } from '#domain/errors/client-error.ts';
import { connectionTypes, LARGEST_VITAL, type WebVital } from '#domain/errors/web-vitals.ts';
import { defineEndpoint } from './endpoint.ts';

/** Counted as the route of another page unless the list of pages has it. */
const route = z.string().max(200);

const clientError = z.strictObject({
  kind: z.enum(clientErrorKinds),
  message: z.string().max(2_000),
  /** Places in the files of the build, one a line, the innermost first; any other line is left out. */
  stack: z.string().max(4_000),
  route,
  /** The id of the build that the page belongs to. */
  build: z.string().max(40),
});

export const reportClientError = defineEndpoint({
  method: 'POST',
  path: '/api/client-error',
  summary:
    'Takes the report of an error in a browser, without personal data; answers 204 in any case',
  access: 'public',
  maxBytes: MAX_REPORT_BYTES,
  body: clientError,
  response: z.null(),
});

const vital = (name: WebVital) =>
  z.strictObject({
    name: z.literal(name),
    value: z.number().min(0).max(LARGEST_VITAL[name]),
    route,
  });

export const reportWebVitals = defineEndpoint({
  method: 'POST',
  path: '/api/web-vitals',
  summary: 'Takes the measurements of a page load; always returns 204',
  access: 'public',
  maxBytes: MAX_REPORT_BYTES,
  body: z.strictObject({
    connection: z.enum(connectionTypes),
    vitals: z
      .array(z.discriminatedUnion('name', [vital('LCP'), vital('INP'), vital('CLS')]))
      .min(1)
      .max(3),
  }),
  response: z.null(),
});
