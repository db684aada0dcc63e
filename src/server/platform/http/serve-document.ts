// Serves documents generated from data, such as PDFs, with ETag, ranges and a file name for saving.

import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { ApiError } from '#contract/errors.ts';
import { isUnchanged } from './etag.ts';

export interface Document {
  /** The name under which it is saved, with its ending. */
  readonly name: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Changes when the bytes change. */
  readonly digest: string;
  bytes(): Promise<Buffer>;
}

interface Documents<Found> {
  readonly url: string;
  /** What the address stands for; undefined: there is nothing. */
  find(request: FastifyRequest): Found | undefined | Promise<Found | undefined>;
  /** A guard throws a refusal if the caller may not have the document. */
  readonly audience: 'everyone' | ((request: FastifyRequest, found: Found) => void | Promise<void>);
  /** The page that tells a person who followed a link why it was refused; other callers get the error. */
  readonly refusalPage?: (found: Found) => string;
  open(found: Found): Promise<Document>;
}

/** `?download` saves the document instead of showing it. */
export function serveDocument<Found>(app: FastifyInstance, documents: Documents<Found>): void {
  const { url, find, audience, refusalPage, open } = documents;
  app.get(url, { schema: { hide: true } }, async (request, reply) => {
    const found = await find(request);
    if (found === undefined) {
      throw new ApiError('NotFoundError', 'There is nothing at this address');
    }
    try {
      if (audience !== 'everyone') await audience(request, found);
    } catch (error) {
      if (refusalPage === undefined || !isFollowedLink(request)) throw error;
      return reply.header('cache-control', 'no-store').redirect(refusalPage(found), 303);
    }
    return send(request, reply, await open(found), audience === 'everyone');
  });
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Document,
  isForEveryone: boolean,
) {
  const { name, contentType, cacheControl, digest } = document;
  const etag = `"${digest}"`;
  const isDownload = (request.query as { download?: unknown }).download !== undefined;
  reply.headers({
    etag,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    'content-disposition': contentDisposition(name, {
      type: isDownload ? 'attachment' : 'inline',
    }),
    // It has no scripts of ours, and a page of ours may print it from a frame.
    'content-security-policy': "frame-ancestors 'self'",
    ...(isForEveryone ? {} : { vary: 'authorization' }),
  });
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();

  const bytes = await document.bytes();
  reply.type(contentType);
  const range = rangeOf(request, etag, bytes.length);
  if (range === undefined) return reply.send(bytes);
  if (range === 'outside') {
    return reply
      .code(416)
      .header('content-range', `bytes */${bytes.length}`)
      .header('cache-control', 'no-store')
      .send();
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`)
    .send(bytes.subarray(range.start, range.end + 1));
}

/** A single range. A request for several gets the whole document, which HTTP allows. */
function rangeOf({ headers }: FastifyRequest, etag: string, size: number) {
  const { range: header, 'if-range': condition } = headers;
  if (header === undefined || (condition !== undefined && condition !== etag)) return undefined;
  const ranges = parseRange(size, header);
  if (ranges === -1) return 'outside';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

/** Whether a browser navigates to this address. */
function isFollowedLink({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return headers.accept?.includes('text/html') ?? false;
}
