// The built web site: hashed files for ever, compressed beforehand; every page address answers with the one document.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors.ts';

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
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      const age = isHashed ? `max-age=${ONE_YEAR_S}, immutable` : `max-age=${ONE_HOUR_S}`;
      reply.header(
        'cache-control',
        path.endsWith('.html') || path.includes('.html.') ? 'no-cache' : `public, ${age}`,
      );
    },
  });
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply));
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = new URL(request.raw.url ?? '/', 'http://site').pathname;
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  const isFile = /\.[a-z0-9]+$/i.test(path);
  if (!isPage || isFile || path.startsWith('/api/')) {
    throw new ApiError('NotFoundError', 'There is nothing at this address');
  }
  return reply.sendFile('index.html');
}
