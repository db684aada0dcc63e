// Builds the web site into dist/web if any of its sources has changed, and precompresses the files.

import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { editions } from '#messages/edition.ts';
import { ConfigError, loadSettingsFile } from '#server/config.ts';
import { buildIdOf } from '#server/platform/http/build-id.ts';
import { buildMeta } from '../vite/build-meta.ts';
import { bringInBuild } from './bring-in-build.ts';
import { moveSourceMaps } from './source-maps.ts';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'dist/web');
const maps = join(root, 'dist/maps');
const STAMP = '.built-from';
const SOURCES = [
  'src/{web,domain,messages,contract}/**/*',
  'content/site.yaml',
  'content/pages/*.yaml',
  'content/games/*.yaml',
  'vite.config.ts',
  'tools/vite/*',
  'tools/floor/floor.ts',
  'package.json',
  'tools/run/build-web.ts',
  'package-lock.json',
];
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const MIN_COMPRESSED_BYTES = 1_000;

/** Returns whether a build was needed. */
export async function buildWeb(): Promise<boolean> {
  loadSettingsFile();
  const edition = process.env.COPY || 'corrected';
  if (!editions.some((known) => known === edition)) {
    throw new ConfigError(`COPY is “${edition}”; it can be ${editions.join(' or ')}.`);
  }
  const { CONSENT_BOX = '', DIALOGS = '', LOADER = '' } = process.env;
  const digest = await digestSources(`${edition} ${CONSENT_BOX} ${DIALOGS} ${LOADER}`);
  const stamp = await readFile(join(built, STAMP), 'utf8').catch(() => '');
  if (stamp === digest) return false;

  const { build } = await import('vite');
  const nodeEnv = process.env.NODE_ENV;
  const fresh = `${built}.new-${process.pid}`;
  try {
    await build({
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      plugins: [buildMeta(buildIdOf(digest))],
      build: { outDir: fresh, emptyOutDir: true, sourcemap: 'hidden' },
    });
    // Vite sets NODE_ENV to production; the server that may follow in this process decides for itself.
    if (nodeEnv === undefined) delete process.env.NODE_ENV;
    const previous = stamp === '' ? null : buildIdOf(stamp);
    await moveSourceMaps(fresh, maps, buildIdOf(digest), previous);
    await writeFile(join(fresh, STAMP), digest);
    await compress(fresh);
    await bringInBuild(fresh, built, new Date());
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return true;
}

async function digestSources(settings: string): Promise<string> {
  const hash = createHash('sha256').update(settings);
  for (const pattern of SOURCES) {
    const files = [];
    for await (const entry of glob(pattern, { cwd: root, withFileTypes: true })) {
      if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
    }
    for (const file of files.sort())
      hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function compress(dir: string): Promise<void> {
  for await (const name of glob('**/*', { cwd: dir })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const bytes = await readFile(join(dir, name));
    if (bytes.length < MIN_COMPRESSED_BYTES) continue;
    const params = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY };
    await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(bytes, { params }));
    await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
  }
}
