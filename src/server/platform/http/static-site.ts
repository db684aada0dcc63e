// The built web site: hashed files are cached for good, files are compressed in advance, and every page address returns
// the one document. The files of earlier builds lie beside those of the newest (tools/run/bring-in-build.ts).

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { readPageDocument } from './page-document.ts';
import { readPagePreloads } from './page-preloads.ts';
import { serveFiles } from './serve-files.ts';

const ONE_YEAR_S = 31_536_000;
const ONE_HOUR_S = 3_600;
const HASHED = '/assets/';

/** Hashes of the document's inline scripts, for the Content-Security-Policy. */
export async function inlineScriptHashes(webDir: string): Promise<string[]> {
  const html = await readFile(join(webDir, 'index.html'), 'utf8').catch(() => '');
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** `onPage` is called for every document that is sent. */
export async function serveStaticSite(
  app: FastifyInstance,
  webDir: string,
  onPage: (request: FastifyRequest) => void,
): Promise<void> {
  const files = { audience: 'everyone', cacheControlOf } as const;
  await serveFiles(app, { ...files, dir: webDir, except: ['assets/**'] });
  // During a rolling restart browsers also request files of the build that other processes already serve.
  await serveFiles(app, { ...files, dir: join(webDir, 'assets'), prefix: HASHED, mayGrow: true });
  const linkFor = await readPagePreloads(webDir);
  const sendDocument = await readPageDocument(webDir);
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request) || sendDocument === null) {
      throw new ApiError('NotFoundError', 'There is nothing at this address');
    }
    const link = linkFor(request.url);
    if (link !== undefined) reply.header('link', link);
    if (request.method === 'GET') onPage(request);
    return sendDocument(request, reply);
  });
}

function cacheControlOf(path: string): string {
  if (path.endsWith('.html') || path.includes('.html.')) return 'no-cache';
  const age = path.includes(HASHED) ? `max-age=${ONE_YEAR_S}, immutable` : `max-age=${ONE_HOUR_S}`;
  return `public, ${age}`;
}

/** Parsed as text, since callers send addresses that are no URLs. */
function pathOf({ url }: FastifyRequest): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isFile = /\.[a-z0-9]+$/i.test(path);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !isFile && !path.startsWith('/api/') && !path.startsWith(HASHED);
}
