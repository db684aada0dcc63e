// The levels of the two word games: the words of a level in another order, for the reader to pair. In word cards any
// two words may be a pair, in drop-it a slot and a tile.
// Invariant: a sheet does not depend on the order of the pairs in the file, so it cannot leak it.

import { nameOf, pairKey } from '#content/bank/games.ts';
import type { ContentFile } from '#content/read/parse-file.ts';
import { seededRng, shuffle } from '#domain/random/random.ts';
import type { PairLevel } from '#domain/word-game/pair-level.ts';
import { type Entry, fault, type RawAnswer, type Sheet } from './sheet.ts';

/** Words of one kind; a pair takes one word of each group, or two if there is only one group. */
type Group = { name: string; words: string[] };
type Layout = (level: PairLevel) => Group[];

const cards: Layout = ({ words }) => [{ name: 'cards', words: words.flat() }];
const slotsAndTiles: Layout = ({ words }) => [
  { name: 'slots', words: words.map(([slot]) => slot) },
  { name: 'tiles', words: words.map(([, tile]) => tile) },
];

export function wordCardSheet(content: ContentFile<PairLevel[]>): Sheet {
  return pairSheet(content, cards, 'Every word belongs to one pair.');
}

export function dropItSheet(content: ContentFile<PairLevel[]>): Sheet {
  return pairSheet(content, slotsAndTiles, 'Every slot takes one tile.');
}

function pairSheet({ file, value }: ContentFile<PairLevel[]>, layout: Layout, rule: string): Sheet {
  return {
    file,
    howToAnswer: [
      'The answer is the list of the pairs, [[one, other], …], of similar words or of opposites as the id says,',
      `or null if it cannot be done. ${rule} Add doubt: "…" if there is another way to pair them.`,
    ],
    entries: value.map((level) => levelEntry(level, layout(level))),
  };
}

function levelEntry(level: PairLevel, groups: Group[]): Entry {
  const id = nameOf(level);
  const keyOf = (pair: readonly string[]) => pairKey(level.pairs, pair);
  const keys = new Set(level.words.map(keyOf));
  return {
    id,
    label: id,
    lines: linesOf(id, groups),
    key: written(level.words),
    parse(raw) {
      const pairs = pairsIn(raw).map((pair) => pair.map((word) => withLevelCapitals(level, word)));
      const faults = faultsOf(pairs, groups);
      if (faults.length > 0) return fault(`${faults.join('; ')}.`);
      const wrong = pairs.filter((pair) => !keys.has(keyOf(pair)));
      const isKey = wrong.length === 0;
      return { ok: true, answer: written(pairs), said: written(isKey ? pairs : wrong), isKey };
    },
  };
}

function linesOf(id: string, groups: Group[]): string[] {
  const rng = seededRng(seedOf(id));
  // Sorted first, so that the shuffled order does not depend on the file.
  return groups.map(({ name, words }) => `${name}: ${shuffle([...words].sort(), rng).join(', ')}`);
}

/** Returns the FNV-1a hash of a text. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

/** Lists of words, or the form used in readings: `big – large, quick – fast`. */
function pairsIn(raw: RawAnswer): string[][] {
  const list = typeof raw === 'string' ? raw.split(',') : [raw].flat();
  return list.map((pair) =>
    (Array.isArray(pair) ? pair : String(pair).split(/\s[–-]\s/)).map((word) =>
      String(word).trim(),
    ),
  );
}

function written(pairs: readonly (readonly string[])[]): string {
  return pairs.map((pair) => pair.join(' – ')).join(', ');
}

/** The word with the capitals of the level; unchanged if the level does not have it. */
function withLevelCapitals({ words }: PairLevel, word: string): string {
  return words.flat().find((own) => own.toLowerCase() === word.toLowerCase()) ?? word;
}

/** Why the pairs cannot be an answer, whatever the key. */
function faultsOf(pairs: string[][], groups: Group[]): string[] {
  const groupOf = new Map(groups.flatMap((group) => group.words.map((word) => [word, group])));
  const paired = pairs.flat();
  const unknown = new Set(paired.filter((word) => !groupOf.has(word)));
  const repeated = new Set(paired.filter((word, index) => paired.indexOf(word) !== index));
  const unpaired = [...groupOf.keys()].filter((word) => !paired.includes(word));
  const ofOneGroup = pairs.filter(
    (pair) =>
      pair.length === 2 &&
      pair.every((word) => groupOf.has(word)) &&
      new Set(pair.map((word) => groupOf.get(word))).size !== groups.length,
  );
  return [
    ...pairs
      .filter(({ length }) => length !== 2)
      .map((words) => `“${words.join(' – ')}” is not a pair of two words`),
    ...[...unknown].map((word) => `the level has no word “${word}”`),
    ...[...repeated].map((word) => `“${word}” stands there twice`),
    ...ofOneGroup.map(
      (pair) => `“${pair.join(' – ')}” are both ${groupOf.get(pair[0] ?? '')?.name}`,
    ),
    ...(unpaired.length === 0 ? [] : [`a pair is missing: ${unpaired.join(', ')} left over`]),
  ];
}
