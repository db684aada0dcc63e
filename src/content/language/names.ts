// The project's own word lists: names of people and places, and words that are not in the dictionary.
// One entry per line; a line that begins with # is a comment.

import { readFileSync } from 'node:fs';

const loaded = new Map<string, ReadonlySet<string>>();

/** Proper names, capitalised: Anjali, Shillong. */
export function names(): ReadonlySet<string> {
  return listIn('names.txt');
}

/** Words of Indian English: paneer, neem. */
export function projectWords(): ReadonlySet<string> {
  return listIn('words.txt');
}

function listIn(file: string): ReadonlySet<string> {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  const list = new Set(lines.map((line) => line.trim()).filter((line) => /^[^#]/.test(line)));
  loaded.set(file, list);
  return list;
}
