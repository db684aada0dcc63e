import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_BUILD } from '#domain/site/build.ts';

/** Where the build leaves the digest of its sources (tools/run/build-web.ts). */
const DIGEST_FILE = '.built-from';
const ID_LENGTH = 12;

/** Id of the built pages in the folder; NO_BUILD if there are none. */
export async function readBuildId(webDir: string): Promise<string> {
  const digest = await readFile(join(webDir, DIGEST_FILE), 'utf8').catch(() => '');
  return buildIdOf(digest) || NO_BUILD;
}

export function buildIdOf(digest: string): string {
  return digest.slice(0, ID_LENGTH);
}
