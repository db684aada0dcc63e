// Every kind of task.

import { z } from 'zod';
import { choose } from './choose.ts';
import { circle } from './circle.ts';
import { correct } from './correct.ts';
import { crossword } from './crossword.ts';
import { edit } from './edit.ts';
import { fill } from './fill.ts';
import type { Kind, Task } from './kind.ts';
import { match } from './match.ts';
import { order } from './order.ts';
import { passage } from './passage.ts';
import { picture } from './picture.ts';
import { rewrite } from './rewrite.ts';
import { sort } from './sort.ts';
import { table } from './table.ts';
import { underline } from './underline.ts';
import { wordSearch } from './word-search.ts';
import { write } from './write.ts';

const kinds = {
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

export const section = z.discriminatedUnion(
  'kind',
  [
    fill.schema,
    choose.schema,
    underline.schema,
    circle.schema,
    match.schema,
    sort.schema,
    rewrite.schema,
    correct.schema,
    order.schema,
    passage.schema,
    edit.schema,
    table.schema,
    wordSearch.schema,
    crossword.schema,
    picture.schema,
    write.schema,
  ],
  {
    error: ({ code }) =>
      code === 'invalid_union' ? `the kinds are ${Object.keys(kinds).join(', ')}` : undefined,
  },
);

export type Section = z.infer<typeof section>;
export type SectionKind = Section['kind'];
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;

const byKind: { readonly [K in SectionKind]: Kind<SectionOf<K>> } = kinds;

export const sectionKinds = Object.keys(byKind) as SectionKind[];

export function tasksOf<K extends SectionKind>(section: SectionOf<K>): readonly Task[] {
  // A section's own kind takes it; the compiler cannot follow that through the union.
  return (byKind[section.kind] as unknown as Kind<SectionOf<K>>).tasksOf(section);
}
