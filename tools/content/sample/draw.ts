// A random sample of the questions. It is stratified by systematic sampling: the items of each file, age and kind stand
// together in random order, and every n-th of the whole line is drawn. So each group has its fair share, to within one.

import type { Item } from '#content/bank/bank.ts';
import { seededRng, shuffle } from '#domain/random/random.ts';

/** Returns a sample in the order of the bank. The same items, size and seed give the same sample. */
export function draw(items: Item[], size: number, seed: number): Item[] {
  if (size >= items.length) return items;
  const rng = seededRng(seed);
  const line = grouped(items).flatMap((group) => shuffle(group, rng));
  const step = items.length / size;
  const start = rng() * step;
  const drawn = new Set(
    Array.from({ length: size }, (_, place) => line[Math.floor(start + place * step)]),
  );
  return items.filter((item) => drawn.has(item));
}

/** One of several parts of a sample, for readers who share it: each has items of every topic. */
export function partOf(items: Item[], part: number, parts: number): Item[] {
  return items.filter((_, place) => place % parts === part - 1);
}

function grouped(items: Item[]): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = `${item.file} ${item.standard} ${item.kind}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
