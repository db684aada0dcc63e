// Brings a new build into the folder that servers serve. Tabs that were opened before go on with the build they began
// with, so its files stay for a while (decision 045).

import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DAY_MS } from '#domain/time/durations.ts';

/** How long files stay after the build that they belong to was replaced. */
export const KEPT_DAYS = 7;

/** In the served folder: the files of earlier builds, each with the time since when no newer build has it. */
const REPLACED_FILES = '.replaced.json';
/** Says which build is there, so it comes last. */
const STAMP = '.built-from';

type Replaced = Readonly<Record<string, string>>;

/**
 * Moves the files of `fresh` into `served`, and removes there what was replaced more than KEPT_DAYS ago. A server may be
 * serving the folder meanwhile: files of earlier builds are not touched, the document comes after the files that it
 * names, and a run that breaks off is made good by the next.
 */
export async function bringInBuild(fresh: string, served: string, now: Date): Promise<void> {
  await mkdir(served, { recursive: true });
  const earlier = await filesIn(served);
  const newest = await filesIn(fresh);
  const replaced = replacedFiles(earlier, newest, await readReplaced(served), now);

  for (const file of newest.sort(documentLast)) await move(join(fresh, file), join(served, file));
  const expired = now.getTime() - KEPT_DAYS * DAY_MS;
  const kept: Record<string, string> = {};
  for (const [file, since] of Object.entries(replaced)) {
    if (Date.parse(since) < expired) await rm(join(served, file), { force: true });
    else kept[file] = since;
  }
  await writeFile(join(served, REPLACED_FILES), JSON.stringify(kept, null, 1));
  await move(join(fresh, STAMP), join(served, STAMP));
}

/** The files of earlier builds that the newest lacks. One whose time is unknown is replaced now. */
function replacedFiles(
  earlier: readonly string[],
  newest: readonly string[],
  known: Replaced,
  now: Date,
): Replaced {
  const isNewest = new Set(newest);
  return Object.fromEntries(
    earlier
      .filter((file) => !isNewest.has(file))
      .map((file) => [file, known[file] ?? now.toISOString()]),
  );
}

/** A list that is missing or broken only keeps files longer. */
export async function readReplaced(served: string): Promise<Replaced> {
  try {
    const read: unknown = JSON.parse(await readFile(join(served, REPLACED_FILES), 'utf8'));
    return Object.fromEntries(
      Object.entries(read ?? {}).filter(([, since]) => !Number.isNaN(Date.parse(String(since)))),
    );
  } catch {
    return {};
  }
}

/** Without those whose name begins with a dot, which are not served. */
async function filesIn(dir: string): Promise<string[]> {
  const files = [];
  for await (const entry of glob('**/*', { cwd: dir, withFileTypes: true })) {
    const isServed = entry.isFile() && !entry.name.startsWith('.');
    if (isServed) files.push(join(entry.parentPath, entry.name).slice(dir.length + 1));
  }
  return files;
}

function documentLast(a: string, b: string): number {
  return Number(isDocument(a)) - Number(isDocument(b));
}

function isDocument(file: string): boolean {
  return file.startsWith('index.html');
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}
