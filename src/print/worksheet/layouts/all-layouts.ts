// The layout of every kind of task.

import type { Section, SectionKind, SectionOf } from '#domain/worksheet/kinds/all-kinds.ts';
import type { Code } from '../../typst/markup.ts';
import type { Layout, Place } from './layout.ts';
import { picture } from './pictures.ts';
import { crossword, wordSearch } from './puzzles.ts';
import { choose, circle, correct, fill, order, rewrite, underline } from './sentences.ts';
import { match, sort, table } from './tables.ts';
import { edit, passage } from './texts.ts';
import { write } from './writing.ts';

const layouts: { readonly [K in SectionKind]: Layout<SectionOf<K>> } = {
  fill,
  choose,
  underline,
  circle,
  match,
  sort,
  rewrite,
  correct,
  order,
  passage,
  edit,
  table,
  'word-search': wordSearch,
  crossword,
  picture,
  write,
};

/** A section's tasks for the sheet or for the key. */
export function layOut(part: keyof Layout<Section>, section: Section, place: Place): Code {
  // A section's own kind takes it; the compiler cannot follow that through the union.
  return (layouts[section.kind] as Layout<Section>)[part](section, place);
}
