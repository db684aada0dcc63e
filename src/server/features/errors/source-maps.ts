// Finds the places of a built file in its sources. The maps are beside the pages and never served:
// tools/run/source-maps.ts writes them to a folder for each build, which is kept for as long as pages of that build may
// be open.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { FRAME, type Frame, MAX_FRAMES, withoutHash } from '#domain/errors/client-error.ts';

/** Maps kept in memory: decoding one takes some milliseconds, and errors come in series. */
const MAX_MAPS = 4;
const BUILD = /^[0-9a-f]{12}$/;

export interface SourceMaps {
  /** The frames among the lines of a stack; one whose map is missing stays in its file of the build. */
  resolve(build: string, stack: string): Promise<Frame[]>;
}

export function createSourceMaps(dir: string): SourceMaps {
  const maps = new LRUCache<string, TraceMap>({ max: MAX_MAPS });

  async function mapOf(build: string, file: string): Promise<TraceMap | null> {
    if (!BUILD.test(build)) return null;
    const path = join(dir, build, `${file.replace('/assets/', '')}.map`);
    const known = maps.get(path);
    if (known !== undefined) return known;
    const text = await readFile(path, 'utf8').catch(() => null);
    // A missing map is looked for again: pages of the next build are open before its maps are in place.
    if (text === null) return null;
    const map = new TraceMap(text);
    maps.set(path, map);
    return map;
  }

  return {
    async resolve(build, stack) {
      const frames: Frame[] = [];
      for (const text of stack.split('\n').slice(0, MAX_FRAMES)) {
        const [found, file = 'document', line, column] = FRAME.exec(text) ?? [];
        if (found === undefined) continue;
        const built = { file: withoutHash(file), line: Number(line), column: Number(column) };
        const map = file === 'document' ? null : await mapOf(build, file);
        frames.push((map && inSource(map, built)) ?? built);
      }
      return frames;
    },
  };
}

/** Columns count from 1 in a stack and from 0 in a map. */
function inSource(map: TraceMap, { line, column }: Frame): Frame | null {
  if (line < 1 || column < 1) return null;
  const { source, ...found } = originalPositionFor(map, { line, column: column - 1 });
  if (source === null) return null;
  return {
    file: source.replace(/^(?:\.\.?\/)+/, ''),
    line: found.line ?? 0,
    column: (found.column ?? 0) + 1,
  };
}
