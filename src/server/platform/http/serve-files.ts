// Serves the files of a folder, each at its own address.

import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RequestGuard } from './serve.ts';

interface Files {
  readonly dir: string;
  /** The address of the folder; the root of the site unless given. */
  readonly prefix?: `/${string}/`;
  /** Files added after the start are served too. */
  readonly mayGrow?: boolean;
  /** Patterns of files that are not served here; without effect on a folder that may grow. */
  readonly except?: string[];
  /** A guard runs before a file is looked up. */
  readonly audience: 'everyone' | RequestGuard;
  /** `path`: of the file on disk. */
  cacheControlOf(path: string): string;
}

export async function serveFiles(app: FastifyInstance, files: Files): Promise<void> {
  const { dir, prefix = '/', mayGrow = false, except = [], audience, cacheControlOf } = files;
  const options: FastifyStaticOptions = {
    root: dir,
    prefix,
    preCompressed: true,
    index: false,
    wildcard: mayGrow,
    globIgnore: except,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => reply.header('cache-control', cacheControlOf(path)),
  };
  await app.register(async (scope) => {
    if (audience !== 'everyone') scope.addHook('onRequest', async (request) => audience(request));
    await scope.register(fastifyStatic, options);
  });
}
