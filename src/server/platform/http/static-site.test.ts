import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handleError } from './errors.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { serveStaticSite } from './static-site.ts';

const PAGE = '<!doctype html><script type="module" src="/assets/index-aaaaaaa.js"></script>';

let dir: string;
let app: FastifyInstance;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'grammar-gully-site-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'index.html'), PAGE);
  await writeFile(join(dir, 'index.html.gz'), gzipSync(PAGE));
  await writeFile(join(dir, 'robots.txt'), 'User-agent: *');
  await writeFile(join(dir, 'assets/index-aaaaaaa.js'), 'one');
  app = Fastify();
  app.setErrorHandler(handleError);
  addSecurityHeaders(app, { scriptHashes: [], isProduction: true });
  await serveStaticSite(app, dir, () => {});
});
afterEach(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

it.each(['/assets/gone-bbbbbbb.js', '/assets/gone-bbbbbbb.js.br', '/assets/gone'])(
  'a file that is not there is never the page: %s',
  async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toContain('<!doctype html>');
  },
);

it('hashed files may be kept for good, the document not at all', async () => {
  expect((await get('/assets/index-aaaaaaa.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/quiz')).headers['cache-control']).toBe('no-cache');
  expect((await get('/robots.txt')).body).toBe('User-agent: *');
});

it('scripts carry the headers of a file, not the policies of a document', async () => {
  const { headers } = await get('/assets/index-aaaaaaa.js');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(headers).not.toHaveProperty('content-security-policy');
  expect((await get('/quiz')).headers).toHaveProperty('content-security-policy');
});

it('a build that lands while the process runs brings its files, and not its document', async () => {
  await writeFile(join(dir, 'assets/index-bbbbbbb.js'), 'two');
  await writeFile(join(dir, 'index.html'), PAGE.replace('aaaaaaa', 'bbbbbbb'));
  expect((await get('/assets/index-bbbbbbb.js')).body).toBe('two');
  expect((await get('/quiz')).body).toBe(PAGE);
});

it('the document is sent compressed to whom can read it, and not again to whom has it', async () => {
  const compressed = await get('/quiz', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(compressed.rawPayload).toEqual(gzipSync(PAGE));
  const etag = String(compressed.headers.etag);
  expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(304);
});
