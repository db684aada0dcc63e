import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { auditProduction, verdictOn } from './audit.ts';

/** The real npm against a registry that knows advisories, or none. */
async function auditWith(answer: RequestListener) {
  const registry = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => registry.once('listening', resolve));
  // npm remembers what it has been told.
  const cache = await mkdtemp(join(tmpdir(), 'grammar-gully-npm-'));
  onTestFinished(async () => {
    registry.close();
    await rm(cache, { recursive: true, force: true });
  });
  const { port } = registry.address() as AddressInfo;
  const audit = await auditProduction({
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: cache,
  });
  return verdictOn(audit);
}

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://advisories.example/1',
  title: 'A request can stop the server',
  severity,
  vulnerable_versions: '*',
});

const reporting =
  (severity: string): RequestListener =>
  ({ method, url }, response) => {
    const isBulk = method === 'POST' && url === '/-/npm/v1/security/advisories/bulk';
    response.writeHead(isBulk ? 200 : 404, { 'content-type': 'application/json' });
    response.end(isBulk ? JSON.stringify({ negotiator: [advisory(severity)] }) : '{}');
  };

it.each([404, 405])(
  'a mirror without this service is named, and fails nothing: %i',
  async (status) => {
    const { isFailed, lines } = await auditWith((_request, response) => {
      response.writeHead(status).end();
    });
    expect(isFailed).toBe(false);
    expect(lines[0]).toMatch(new RegExp(`^NOT AUDITED: ${status} `));
  },
);

it.each<[string, RequestListener]>([
  ['is not well', (_request, response) => response.writeHead(500).end()],
  ['closes the connection', ({ socket }) => socket.destroy()],
  ['answers something else', (_request, response) => response.end('<!doctype html>')],
])('a registry that %s fails, since nothing is known', async (_name, answer) => {
  const { isFailed, lines } = await auditWith(answer);
  expect(isFailed).toBe(true);
  expect(lines[0]).toMatch(/^NOT AUDITED: /);
});

it('a high vulnerability of a package that production needs fails', async () => {
  const { isFailed, lines } = await auditWith(reporting('high'));
  expect(isFailed).toBe(true);
  expect(lines.join('\n')).toContain(
    'negotiator: high (A request can stop the server, https://advisories.example/1)',
  );
});

it('a moderate one is printed and fails nothing', async () => {
  const { isFailed, lines } = await auditWith(reporting('moderate'));
  expect(isFailed).toBe(false);
  expect(lines.join('\n')).toContain('negotiator: moderate');
});

it('no advisory: it says so', async () => {
  const { isFailed, lines } = await auditWith((_request, response) => response.end('{}'));
  expect([isFailed, lines]).toEqual([false, ['No known vulnerability in what production needs.']]);
});
