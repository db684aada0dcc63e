import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the build leaves the digest of its sources (tools/run/build-web.ts). */
const DIGEST_FILE = '.built-from';
const ID_LENGTH = 12;

/** Id of the built pages in the folder; `none` if there are none. */
export async function readBuildId(webDir: string): Promise<string> {
  const digest = await readFile(join(webDir, DIGEST_FILE), 'utf8').catch(() => '');
  return buildIdOf(digest) || 'none';
}

export function buildIdOf(digest: string): string {
  return digest.slice(0, ID_LENGTH);
}
