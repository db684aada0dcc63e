import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingPackages, requireFreePorts } from './requirements.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ha-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('names the packages of the programs that are missing', async () => {
  for (const program of ['etcd', 'haproxy', 'pgbouncer'])
    await writeFile(join(folder, program), '');
  expect(missingPackages(['/nowhere', folder])).toEqual(['patroni', 'pgbackrest']);
});

it('names a port that is in use', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await expect(requireFreePorts([port])).rejects.toThrow(`Port ${port} is in use`);
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePorts([port])).resolves.toBeUndefined();
});
