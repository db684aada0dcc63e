// The source maps of the pages, apart from what is served: in a folder for each build, by which the server finds the places
// of errors in the sources. Those of earlier builds stay for as long as pages of them may be open.

import { glob, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DAY_MS } from '#domain/time/durations.ts';

/** Counted from when a build was replaced by the next. */
const KEPT_MS = 7 * DAY_MS;

interface SourceMap {
  sourcesContent?: unknown;
}

/** Moves the maps out of a fresh build. `previous`: the build that it replaces; null if there is none. */
export async function moveSourceMaps(
  fresh: string,
  mapsDir: string,
  build: string,
  previous: string | null,
): Promise<void> {
  const dir = join(mapsDir, build);
  await mkdir(dir, { recursive: true });
  for await (const name of glob('**/*.map', { cwd: fresh })) {
    // The sources themselves are most of a map, and whoever reads a stack has them.
    const { sourcesContent: _, ...map } = JSON.parse(
      await readFile(join(fresh, name), 'utf8'),
    ) as SourceMap;
    await writeFile(join(dir, basename(name)), JSON.stringify(map));
    await rm(join(fresh, name));
  }
  const now = new Date();
  if (previous !== null) await utimes(join(mapsDir, previous), now, now).catch(() => {});
  for (const name of await readdir(mapsDir)) {
    const { mtimeMs } = await stat(join(mapsDir, name));
    const isOld = now.getTime() - mtimeMs > KEPT_MS;
    if (isOld && name !== build) await rm(join(mapsDir, name), { recursive: true, force: true });
  }
}
