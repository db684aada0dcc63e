// The built web site: hashed files for ever, compressed beforehand; every page address gets the one document.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { serveFiles } from './serve-files.ts';

const ONE_YEAR_S = 31_536_000;
const ONE_HOUR_S = 3_600;

/** Hashes of the document's inline scripts, for the Content-Security-Policy. */
export async function inlineScriptHashes(webDir: string): Promise<string[]> {
  const html = await readFile(join(webDir, 'index.html'), 'utf8').catch(() => '');
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

export async function serveStaticSite(app: FastifyInstance, webDir: string): Promise<void> {
  await serveFiles(app, { dir: webDir, audience: 'everyone', cacheControlOf });
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw new ApiError('NotFoundError', 'There is nothing at this address');
    return reply.sendFile('index.html');
  });
}

function cacheControlOf(path: string): string {
  if (path.endsWith('.html') || path.includes('.html.')) return 'no-cache';
  const age = path.includes('/assets/')
    ? `max-age=${ONE_YEAR_S}, immutable`
    : `max-age=${ONE_HOUR_S}`;
  return `public, ${age}`;
}

/** Callers send what they like as an address, so it is taken as text: much of it is no URL. */
function isPage({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  const isFile = /\.[a-z0-9]+$/i.test(path);
  return (method === 'GET' || method === 'HEAD') && !isFile && !path.startsWith('/api/');
}
