// The `tag` of the score screen: base64 of a query string with score, t, lvl, difficulty, num, lvlid and topid (spec §2).
// It comes from the URL, so it is read with suspicion: what does not decode to a whole result is null.

import { z } from 'zod';
import { difficulties } from '#domain/quiz/topic-file.ts';

const count = z.coerce.number().int().min(0).max(1000);

const result = z
  .object({
    score: count,
    t: count.min(1),
    lvl: z.string().min(1).max(80),
    difficulty: z.enum(difficulties),
    num: count.min(1),
    lvlid: z.coerce.number().int().positive(),
    topid: z.coerce.number().int().positive(),
  })
  .refine((value) => value.score <= value.t);

export type QuizResult = z.infer<typeof result>;

const toBytes = new TextEncoder();
const toText = new TextDecoder('utf-8', { fatal: true });

export function encodeResultTag(value: QuizResult): string {
  const query = new URLSearchParams(
    Object.entries(value).map(([name, field]) => [name, String(field)]),
  ).toString();
  return btoa(String.fromCharCode(...toBytes.encode(query)));
}

/** Null when the tag is not base64, or lacks a field, or says more right answers than questions. */
export function decodeResultTag(tag: string): QuizResult | null {
  try {
    // A plus that was not percent-encoded arrives as a space.
    const binary = atob(tag.replaceAll(' ', '+'));
    const query = toText.decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
    return result.safeParse(Object.fromEntries(new URLSearchParams(query))).data ?? null;
  } catch {
    return null;
  }
}
