// The built web site: hashed files are cached for good, files are compressed in advance, and every page address returns
// the one document. The files of earlier builds lie beside those of the newest (tools/run/bring-in-build.ts).

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { readPageDocument } from './page-document.ts';
import { pagePattern, readPath } from './page-pattern.ts';
import { readPagePreloads } from './page-preloads.ts';
import { serveFiles } from './serve-files.ts';

const ONE_YEAR_S = 31_536_000;
const ONE_HOUR_S = 3_600;
/** The built scripts and styles. */
export const HASHED_FILES = '/assets/';

/** Hashes of what stands in the document itself. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Of the document's scripts and styles, for the Content-Security-Policy. */
export async function inlineHashes(webDir: string): Promise<InlineHashes> {
  const html = await readFile(join(webDir, 'index.html'), 'utf8').catch(() => '');
  const hashesOf = (element: RegExp) =>
    [...html.matchAll(element)].map(([, text = '']) => hashOf(text));
  return {
    scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g),
    // The drag and drop library fills empty style elements rule by rule (tools/vite/drag-styles.ts).
    styles: [hashOf(''), ...hashesOf(/<style>([\s\S]*?)<\/style>/g)],
  };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface SiteOptions {
  /** Routes of the pages. Any other address gets the document too, which says so, with the status 404. */
  readonly pages: readonly string[];
  /** Paths of pages that are closed, with everything below them. */
  readonly closed: readonly string[];
  /** Called for every document that is sent. */
  readonly onPage: (request: FastifyRequest) => void;
}

export async function serveStaticSite(
  app: FastifyInstance,
  webDir: string,
  { pages, closed, onPage }: SiteOptions,
): Promise<void> {
  const files = { audience: 'everyone', cacheControlOf } as const;
  await serveFiles(app, { ...files, dir: webDir, except: ['assets/**'] });
  // During a rolling restart browsers also request files of the build that other processes already serve.
  await serveFiles(app, {
    ...files,
    dir: join(webDir, 'assets'),
    prefix: HASHED_FILES,
    mayGrow: true,
  });
  const linkFor = await readPagePreloads(webDir);
  const sendDocument = await readPageDocument(webDir);
  const pagePatterns = pages.map(pagePattern);
  const closedPatterns = closed.flatMap((path) => [pagePattern(path), pagePattern(`${path}/*`)]);
  app.setNotFoundHandler((request, reply) => {
    const path = readPath(pathOf(request));
    const isClosed = closedPatterns.some((pattern) => pattern.test(path));
    if (!isPage(request) || isClosed || sendDocument === null) {
      throw new ApiError('NotFoundError', 'There is nothing at this address');
    }
    if (!pagePatterns.some((pattern) => pattern.test(path))) reply.code(404);
    const link = linkFor(request.url);
    if (link !== undefined) reply.header('link', link);
    if (request.method === 'GET') onPage(request);
    return sendDocument(request, reply);
  });
}

function cacheControlOf(path: string): string {
  if (path.endsWith('.html') || path.includes('.html.')) return 'no-cache';
  const age = path.includes(HASHED_FILES)
    ? `max-age=${ONE_YEAR_S}, immutable`
    : `max-age=${ONE_HOUR_S}`;
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
  return isRead && !isFile && !path.startsWith('/api/') && !path.startsWith(HASHED_FILES);
}
