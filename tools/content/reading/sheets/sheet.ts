// The sheet of one content file: what a second reader is asked, and how an answer is compared with the key. Each kind
// of collection builds its sheet in a file beside this one; the commands know only this interface.
// Invariant: `label` and `lines` never give the key away. `id` may (the id of a word is the word), so a blind sheet
// shows labels, and scoring maps them back to ids.

import { createHash } from 'node:crypto';
import type { AnswerReading } from '#tools/content/reading/reading-file.ts';

type Scalar = string | number | boolean;
/** An answer as parsed from YAML, before its kind of entry is known. */
export type RawAnswer = Scalar | (Scalar | Scalar[])[];

/** An interpreted answer; `said` is shown when reader and key differ. */
export type ParsedAnswer =
  | { ok: true; answer: NonNullable<AnswerReading['answer']>; isKey: boolean; said: string }
  | { ok: false; fault: string };

export type Entry = {
  /** As used in readings and problems. */
  id: string;
  /** As shown on the sheet. */
  label: string;
  lines: string[];
  /** In readable form. */
  key: string;
  /** What a reader of the reasons judges, line by line; absent if the entry has no reasons. */
  judged?: string[];
  /** Returns the answer in the form kept in readings, or why it cannot be an answer to this entry. */
  parse(raw: RawAnswer): ParsedAnswer;
};

export type Sheet = {
  file: string;
  /** Instructions for the reader. */
  howToAnswer: string[];
  entries: Entry[];
  /** True if there is nothing to answer, only to judge. */
  isJudged?: boolean;
};

/** Identifies what the reader of an entry sees: any change of its words or their order changes it. */
export function textOf({ lines }: Pick<Entry, 'lines'>): string {
  return digestOf(lines);
}

/** Identifies what a reader of the reasons judges. */
export function reasonsTextOf({ judged }: Pick<Entry, 'judged'>): string | undefined {
  return judged && digestOf(judged);
}

function digestOf(lines: string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 8);
}

/** What options, boxes and right sides are called on a sheet. */
export const LETTERS = 'ABCDEFGHIJ';

export function fault(sentence: string): ParsedAnswer {
  return { ok: false, fault: sentence };
}

/** Finds an entry by label or id: an editor who prepares a second round knows words by their ids. */
export function entryOf({ entries }: Sheet, name: string): Entry | undefined {
  return entries.find(({ label }) => label === name) ?? entries.find(({ id }) => id === name);
}

/** The sheet with only the named entries, in its own order; the whole sheet if none is named. */
export function selectEntries(sheet: Sheet, names: readonly string[]): Sheet {
  if (names.length === 0) return sheet;
  const unknown = names.filter((name) => entryOf(sheet, name) === undefined);
  if (unknown.length > 0) throw new Error(noSuchEntry(sheet, unknown));
  const wanted = new Set(names.map((name) => entryOf(sheet, name)));
  return { ...sheet, entries: sheet.entries.filter((entry) => wanted.has(entry)) };
}

export function noSuchEntry({ file }: Sheet, names: readonly string[]): string {
  return `${file} has no entry ${names.map((name) => `“${name}”`).join(', ')}.`;
}
