// A worksheet and its key as PDFs (product §10.4). The same sheet gives the same bytes.

import { tasksOf } from '#domain/worksheet/kinds/all-kinds.ts';
import type { PrintableSheet } from '#domain/worksheet/worksheet.ts';
import { fill } from '#messages/fill.ts';
import { worksheet as words } from '#messages/worksheet.ts';
import { documentSource } from '../typst/document.ts';
import { compileTypst } from '../typst/engine.ts';
import { type Code, call, join, mm, NONE, number, pt, text } from '../typst/markup.ts';
import { gilli } from './art/gilli.ts';
import { conceptBody, svg } from './concept.ts';
import { layOut } from './layouts/all-layouts.ts';
import { stressed, underscored } from './layouts/pieces.ts';
import { type Readers, readersOf } from './readers.ts';

/** Text sizes for a concept sheet in points; the largest that fits on one page is used. */
const CONCEPT_SIZES = [14, 13, 12, 11.25, 10.5, 10, 9.5];
const KEY_SIZE = 10.5;
const KEY_ROOM = 1.8;
const MOST_PAGES = { sheet: 2, key: 1 } as const;

/** How much tighter a document may be set if it would take one page too many. */
const tighter: readonly ((readers: Readers) => Readers)[] = [
  (readers) => ({ ...readers, room: readers.room * 0.65, pitch: readers.pitch * 0.94 }),
  (readers) => ({
    ...readers,
    size: readers.size * 0.93,
    room: readers.room * 0.5,
    pitch: readers.pitch * 0.88,
    staysTogether: false,
  }),
  (readers) => ({
    ...readers,
    size: readers.size * 0.88,
    room: readers.room * 0.4,
    pitch: readers.pitch * 0.82,
    staysTogether: false,
  }),
];

export async function renderSheet(sheet: PrintableSheet): Promise<Uint8Array> {
  if (sheet.concept !== undefined) return compileTypst(sheetSource(sheet));
  return rendered(MOST_PAGES.sheet, readersOf(sheet), (readers) => practiceSource(sheet, readers));
}

/** Returns the Typst source of the sheet. */
export function sheetSource(sheet: PrintableSheet): string {
  return sheet.concept === undefined
    ? practiceSource(sheet, readersOf(sheet))
    : conceptSource(sheet);
}

/** Only a sheet with tasks has a key. */
export async function renderKey(sheet: PrintableSheet): Promise<Uint8Array> {
  const readers = { ...readersOf(sheet), size: KEY_SIZE, room: KEY_ROOM };
  return rendered(MOST_PAGES.key, readers, (tight) => keySource(sheet, tight));
}

/** Returns the loosest setting that takes at most this many pages, or the usual one if none does. */
async function rendered(
  mostPages: number,
  readers: Readers,
  sourceFor: (readers: Readers) => string,
): Promise<Uint8Array> {
  const usual = await compileTypst(sourceFor(readers));
  if (pagesOf(usual) <= mostPages) return usual;
  let best = usual;
  // Try the tightest first: if it does not fit, none does.
  for (const tight of tighter.toReversed()) {
    const pdf = await compileTypst(sourceFor(tight(readers)));
    if (pagesOf(pdf) > mostPages) break;
    best = pdf;
  }
  return best;
}

/** Reads the page tree, which the engine writes uncompressed. */
function pagesOf(pdf: Uint8Array): number {
  const tree = /\/Type\s*\/Pages[^>]*?\/Count\s+(\d+)/.exec(Buffer.from(pdf).toString('latin1'));
  if (tree === null) throw new Error('The document has no count of its pages.');
  return Number(tree[1]);
}

function conceptSource(sheet: PrintableSheet): string {
  const body = sheet.concept === undefined ? text('') : conceptBody(sheet.concept, sheet.code);
  const head = call('head', [], {
    title: text(unstarred(sheet.title)),
    subtitle: text(subtitleOf(sheet)),
  });
  const fitted = call('fitted', [CONCEPT_SIZES.map(pt), join(head, body)]);
  return documentOf(sheet, sheet.title, KEY_SIZE, fitted);
}

function practiceSource(sheet: PrintableSheet, readers: Readers): string {
  const fields = [
    [text(words.name), number(5)],
    [text(words.class), number(2)],
    [text(words.date), number(2.6)],
  ];
  const head = call('head', [], {
    title: text(unstarred(sheet.title)),
    subtitle: text(subtitleOf(sheet)),
    fields,
    picture: text(svg(gilli(sheet.type === 'practice hard' ? 'thinking' : 'hello'), 200, 200)),
    pictured: text(words.gilli),
  });
  return documentOf(
    sheet,
    sheet.title,
    readers.size,
    join(head, sectionsOf(sheet, 'sheet', readers)),
  );
}

function keySource(sheet: PrintableSheet, readers: Readers): string {
  const title = fill(words.answers, { title: sheet.title });
  const head = call('head', [], {
    title: text(unstarred(title)),
    subtitle: text(subtitleOf(sheet)),
  });
  return documentOf(sheet, title, readers.size, join(head, sectionsOf(sheet, 'key', readers)));
}

function sectionsOf(sheet: PrintableSheet, part: 'sheet' | 'key', readers: Readers): Code {
  let first = 1;
  return join(
    ...(sheet.sections ?? []).map((section, index) => {
      const place = { first, head: sheet, readers, seed: `${sheet.code} ${index}` };
      first += tasksOf(section).length;
      const hint = part === 'key' || section.hint === undefined ? NONE : stressed(section.hint);
      return call('section', [layOut(part, section, place)], {
        letter: text(String.fromCharCode('A'.charCodeAt(0) + index)),
        instruction: underscored(section.do),
        hint,
        room: mm(readers.room),
      });
    }),
  );
}

function subtitleOf({ topic, type, standards: [first, last] }: PrintableSheet): string {
  const readers = fill(first === last ? words.standard : words.standards, { first, last });
  return [topic, words.types[type], readers].join('  ·  ');
}

const unstarred = (value: string) => value.replaceAll('*', '');

function documentOf(sheet: PrintableSheet, title: string, size: number, body: Code): string {
  const { topic, code } = sheet;
  return documentSource({ title: unstarred(title), topic, code, size }, body);
}
