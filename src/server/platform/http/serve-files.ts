// Serves the files of a folder, each at its own address.

import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RequestGuard } from './serve.ts';

interface Files {
  readonly dir: string;
  /** A guard runs before a file is looked up. */
  readonly audience: 'everyone' | RequestGuard;
  /** `path`: of the file on disk. */
  cacheControlOf(path: string): string;
}

export async function serveFiles(app: FastifyInstance, files: Files): Promise<void> {
  const { dir, audience, cacheControlOf } = files;
  const options: FastifyStaticOptions = {
    root: dir,
    preCompressed: true,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', cacheControlOf(path)),
  };
  if (audience === 'everyone') {
    await app.register(fastifyStatic, options);
    return;
  }
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => audience(request));
    await scope.register(fastifyStatic, { ...options, decorateReply: false });
  });
}
