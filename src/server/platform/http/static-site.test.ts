import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handleError } from './errors.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { inlineHashes, serveStaticSite } from './static-site.ts';

const PAGE =
  '<!doctype html><style>p {}</style><script type="module" src="/assets/index-aaaaaaa.js"></script>';

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
  addSecurityHeaders(app, await inlineHashes(dir));
  const pages = ['/', '/quiz', '/worksheets/:topic', '/dev/gallery'];
  await serveStaticSite(app, dir, { pages, closed: ['/dev/gallery'], onPage: () => {} });
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
  expect(headers).not.toHaveProperty('content-security-policy');
  expect((await get('/quiz')).headers).toHaveProperty('content-security-policy');
});

it('the styles of the document are allowed by their hash, and no others', async () => {
  const policy = String((await get('/quiz')).headers['content-security-policy']);
  const hash = createHash('sha256').update('p {}').digest('base64');
  expect(/style-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self' 'sha256-[^']+' 'sha256-[^']+'$/);
  expect(policy).toContain(`'sha256-${hash}'`);
});

it.each([
  ['/', 200],
  ['/quiz', 200],
  ['/Quiz/', 200],
  ['/quiz?x=1', 200],
  ['/worksheets/Verbs%20%26%20Be%2FHave', 200],
  ['/nothing', 404],
  ['/quiz/nothing', 404],
  ['/worksheets/a/b', 404],
])('the document comes at %s with the status %i', async (path, status) => {
  const response = await get(path);
  expect([response.statusCode, response.body]).toEqual([status, PAGE]);
});

it.each(['/dev/gallery', '/DEV/GALLERY', '/dev//gallery', '/dev/Gallery/x', '/%64ev/gallery/'])(
  'a closed page is closed however it is written: %s',
  async (path) => {
    const response = await get(path);
    expect([response.statusCode, response.body.includes('doctype')]).toEqual([404, false]);
  },
);

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
