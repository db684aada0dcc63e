// What a second reader is asked, and how an answer is compared with the key: one sheet for one content file.
// Each kind of collection makes its sheet in a file beside this one; the commands know only what stands here.
// Invariant: `label` and `lines` never give the key away. `id` may (the id of a word is the word), so that a
// blind sheet shows labels, and scoring finds the ids again.

import type { Reading } from '#tools/content/reading/reading-file.ts';

type Scalar = string | number | boolean;
/** An answer as YAML gives it, before anybody knows which kind of entry it belongs to. */
export type Given = Scalar | (Scalar | Scalar[])[];

/** What an answer says; `said` is what a person is shown where reader and key differ. */
export type Taken =
  | { ok: true; answer: NonNullable<Reading['answer']>; isKey: boolean; said: string }
  | { ok: false; fault: string };

export type Entry = {
  /** As readings and problems name it. */
  id: string;
  /** As the sheet names it. */
  label: string;
  lines: string[];
  /** As a person reads it. */
  key: string;
  /** The answer in the form that a reading keeps, or why it cannot be an answer to this entry. */
  take(given: Given): Taken;
};

export type Sheet = {
  file: string;
  /** What the reader is told about answers to such entries. */
  howToAnswer: string[];
  entries: Entry[];
};

export function fault(sentence: string): Taken {
  return { ok: false, fault: sentence };
}

/** The entry of a label or an id: an editor who prepares a second round knows words by their ids. */
export function entryOf({ entries }: Sheet, name: string): Entry | undefined {
  return entries.find(({ label }) => label === name) ?? entries.find(({ id }) => id === name);
}

/** The sheet with the named entries only, in its own order; the whole sheet when none is named. */
export function narrowed(sheet: Sheet, names: readonly string[]): Sheet {
  if (names.length === 0) return sheet;
  const unknown = names.filter((name) => entryOf(sheet, name) === undefined);
  if (unknown.length > 0) throw new Error(noSuchEntry(sheet, unknown));
  const wanted = new Set(names.map((name) => entryOf(sheet, name)));
  return { ...sheet, entries: sheet.entries.filter((entry) => wanted.has(entry)) };
}

export function noSuchEntry({ file }: Sheet, names: readonly string[]): string {
  return `${file} has no entry ${names.map((name) => `“${name}”`).join(', ')}.`;
}
