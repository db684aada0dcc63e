// The document of every page address. It is read when the process starts, so that it always matches the preloads, the
// Content-Security-Policy and the build id, even if a new build arrives while the process runs.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './choose-encoding.ts';
import { etagOf, isUnchanged } from './etag.ts';

const FILE = 'index.html';
const COMPRESSED = { br: '.br', gzip: '.gz' };

type SendDocument = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Returns a function that sends the document, compressed as the client accepts it; null without a build. */
export async function readPageDocument(webDir: string): Promise<SendDocument | null> {
  const read = (ending: string) => readFile(join(webDir, FILE + ending)).catch(() => null);
  const plain = await read('');
  if (plain === null) return null;
  const bodies = new Map([['identity', plain]]);
  for (const [encoding, ending] of Object.entries(COMPRESSED)) {
    const bytes = await read(ending);
    if (bytes !== null) bodies.set(encoding, bytes);
  }
  const etag = etagOf(plain);
  return (request, reply) => {
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const encoding = chooseEncoding(request.raw, [...bodies.keys()]);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies.get(encoding) ?? plain);
  };
}
