// The `tag` of the score screen: base64 of a query string with score, t, lvl, difficulty, num, lvlid and topid (product
// §7.7). It comes from the URL and is not trusted: anything that does not decode to a complete result is null.

import { type Difficulty, difficulties } from '#domain/quiz/bank.ts';

export interface QuizResult {
  score: number;
  /** The number of questions. */
  t: number;
  /** The topic's name. */
  lvl: string;
  difficulty: Difficulty;
  /** The level's number, from 1. */
  num: number;
  lvlid: number;
  topid: number;
}

const MAX_NAME_LENGTH = 80;
const toBytes = new TextEncoder();
const toText = new TextDecoder('utf-8', { fatal: true });

export function encodeResultTag(result: QuizResult): string {
  const query = new URLSearchParams(
    Object.entries(result).map(([name, field]) => [name, String(field)]),
  ).toString();
  return btoa(String.fromCharCode(...toBytes.encode(query)));
}

/** Returns null if the tag is not base64, lacks a field, or claims more right answers than questions. */
export function decodeResultTag(tag: string): QuizResult | null {
  try {
    // A plus sign that was not percent-encoded arrives as a space.
    const binary = atob(tag.replaceAll(' ', '+'));
    const query = toText.decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
    return readResult(new URLSearchParams(query));
  } catch {
    return null;
  }
}

function readResult(query: URLSearchParams): QuizResult | null {
  const count = (name: string) =>
    /^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : -1;
  const [score, t, num, lvlid, topid] = ['score', 't', 'num', 'lvlid', 'topid'].map(count) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const lvl = query.get('lvl') ?? '';
  const difficulty = difficulties.find((name) => name === query.get('difficulty'));
  const isWhole =
    score >= 0 &&
    t >= 1 &&
    score <= t &&
    num >= 1 &&
    lvlid >= 1 &&
    topid >= 1 &&
    lvl !== '' &&
    lvl.length <= MAX_NAME_LENGTH;
  return isWhole && difficulty !== undefined
    ? { score, t, lvl, difficulty, num, lvlid, topid }
    : null;
}
