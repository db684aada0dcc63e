// The files of the content folder as text, by collection: enough to tell whether anything changed.

import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { allCollections, type Collection } from '../collections.ts';

export interface Source {
  /** Path relative to the content folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

export interface Sources {
  of(collection: Collection): readonly Source[];
  /** Files that belong to no collection, so nothing would read them. */
  readonly strays: readonly string[];
}

export async function readSources(contentDir: string): Promise<Sources> {
  return sourcesOf(await yamlFilesIn(contentDir));
}

/** `all`: the files of a content folder, sorted by path. */
export function sourcesOf(all: readonly Source[]): Sources {
  const isOf = ({ files }: Collection, { file }: Source) => path.posix.matchesGlob(file, files);
  const byCollection = new Map(
    allCollections.map((collection) => [
      collection.name,
      all.filter((source) => isOf(collection, source)),
    ]),
  );
  return {
    of: ({ name }) => byCollection.get(name) ?? [],
    strays: all
      .filter((source) => !allCollections.some((collection) => isOf(collection, source)))
      .map(({ file }) => file),
  };
}

/** Every YAML file below a folder, sorted by path; none if the folder does not exist. */
export async function yamlFilesIn(folder: string): Promise<Source[]> {
  const sources: Source[] = [];
  for await (const found of glob('**/*.{yaml,yml}', { cwd: folder })) {
    const text = await readFile(path.join(folder, found), 'utf8');
    sources.push({ file: found.split(path.sep).join('/'), text });
  }
  return sources.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** A digest that changes with the path or the text of any file. */
export function digestOf(sources: readonly Source[]): string {
  const hash = createHash('sha256');
  for (const { file, text } of sources) hash.update(`${file}\0${text}\0`);
  return hash.digest('hex');
}
