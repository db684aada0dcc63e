import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { handleError } from './errors.ts';
import { serveFiles } from './serve-files.ts';

let dir: string;
let app: FastifyInstance;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'grammar-gully-files-'));
  await writeFile(join(dir, 'sheet.pdf'), 'a sheet');
  app = Fastify();
  app.setErrorHandler(handleError);
  await serveFiles(app, {
    dir,
    audience: ({ headers }) => {
      if (headers.authorization !== 'Bearer member') throw new ApiError('UnauthorizedError');
    },
    cacheControlOf: () => 'private, no-cache',
  });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true, force: true });
});

it('a file is sent only to whom the guard lets through', async () => {
  const get = (authorization = '') =>
    app.inject({ url: '/sheet.pdf', headers: authorization === '' ? {} : { authorization } });
  const refused = await get();
  expect(refused.statusCode).toBe(401);
  expect(refused.body).not.toContain('a sheet');
  const sent = await get('Bearer member');
  expect([sent.statusCode, sent.body]).toEqual([200, 'a sheet']);
  expect(sent.headers['cache-control']).toBe('private, no-cache');
  expect((await get()).statusCode).toBe(401);
});

it('an audience has to be stated, or it does not compile', () => {
  // @ts-expect-error The audience is missing.
  const mistake = () => serveFiles(app, { dir, cacheControlOf: () => 'no-cache' });
  expect(mistake).toBeTypeOf('function');
});
