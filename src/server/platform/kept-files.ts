// A cache of generated files, in memory and in a folder, where only the owner of the process reads them. Their names
// change with their sources. If the folder is full, read-only or missing, files are regenerated for every request; no
// response fails.

import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

const MAX_MEMORY_BYTES = 32 * 1024 * 1024;
/** Larger files are read from the folder each time. */
const MAX_FILE_IN_MEMORY_BYTES = 4 * 1024 * 1024;
/** A full disk fails for every file; this limits the warnings. */
const LOG_EVERY_MS = 60_000;

export interface KeptFiles {
  /** Returns the cached file, or what `make` returns. Concurrent calls for one name share one `make`. */
  get(name: string, make: () => Promise<Uint8Array>): Promise<Buffer>;
  /** Deletes files written before `time`; returns how many. */
  clearBefore(time: Date, signal?: AbortSignal): Promise<number>;
}

export interface KeptFilesDeps {
  readonly dir: string;
  readonly log: { warn(fields: object, message: string): void };
}

export function createKeptFiles({ dir, log }: KeptFilesDeps): KeptFiles {
  const inMemory = new LRUCache<string, Buffer>({
    maxSize: MAX_MEMORY_BYTES,
    maxEntrySize: MAX_FILE_IN_MEMORY_BYTES,
    sizeCalculation: (bytes, name) => bytes.length + name.length,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  let loggedAtMs = Number.NEGATIVE_INFINITY;

  function report(err: unknown, what: string): void {
    const nowMs = performance.now();
    if (nowMs - loggedAtMs < LOG_EVERY_MS) return;
    loggedAtMs = nowMs;
    log.warn({ err, dir }, `${what}; files are made again for every request until this is mended`);
  }

  async function read(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(dir, name));
    } catch (error) {
      if (!isMissing(error)) report(error, 'a kept file can not be read');
      return undefined;
    }
  }

  /** Renamed into place only once complete. */
  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const fresh = join(dir, `${name}.${randomUUID()}.new`);
    try {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const file = await open(fresh, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(fresh, join(dir, name));
    } catch (error) {
      report(error, 'a file can not be kept');
      await rm(fresh, { force: true }).catch(() => {});
    }
  }

  async function readOrMake(name: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
    const kept = await read(name);
    if (kept !== undefined) return kept;
    const made = await make();
    await write(name, made);
    return Buffer.from(made.buffer, made.byteOffset, made.byteLength);
  }

  return {
    async get(name, make) {
      const known = inMemory.get(name);
      if (known !== undefined) return known;
      let file = underWay.get(name);
      if (file === undefined) {
        file = readOrMake(name, make).finally(() => underWay.delete(name));
        underWay.set(name, file);
      }
      const bytes = await file;
      inMemory.set(name, bytes);
      return bytes;
    },

    async clearBefore(time, signal) {
      const names = await readdir(dir).catch(() => []);
      let deleted = 0;
      for (const name of names) {
        if (signal?.aborted) break;
        const path = join(dir, name);
        const { mtime } = await stat(path).catch(() => ({ mtime: time }));
        if (mtime >= time) continue;
        await rm(path, { force: true }).catch(() => {});
        deleted += 1;
      }
      return deleted;
    },
  };
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
