// The texts of a worksheet as the rules see them.

import { type Section, tasksOf } from '#domain/worksheet/kinds/all-kinds.ts';
import { unstressed, withMarks } from '#domain/worksheet/marked-text.ts';
import type { Worksheet } from '#domain/worksheet/worksheet.ts';
import { withoutQuotations } from '../language/words.ts';

/** Every text of a sheet, as the author wrote it. */
export function textsOfSheet(sheet: Worksheet): string[] {
  return [sheet.title, ...stringsIn(sheet.concept ?? sheet.sections)];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Good English with the answers in place: what must be spelt right. Mistakes and wrong options are left out. */
export function goodEnglishOf(sheet: Worksheet): string[] {
  const { concept, sections = [] } = sheet;
  const ofSections = sections.flatMap((section) => [
    section.do,
    section.hint ?? '',
    ...tasksOf(section).flatMap(({ solved, answers, why }) => [
      ...(isList(section) ? [] : answers),
      solved,
      ...why.map(withoutQuotations),
    ]),
  ]);
  if (concept === undefined) return [sheet.title, ...ofSections.map(unstressed)];
  const { rule, points, mistakes, remember = '', try: toDo } = concept;
  const ofPoints = points.flatMap(({ heading, text = '', examples, table }) => [
    heading,
    text,
    ...examples,
    ...(table?.head ?? []),
    ...(table?.rows.flat() ?? []),
  ]);
  const ofMistakes = mistakes.flatMap(({ right, why = '' }) => [right, withoutQuotations(why)]);
  return [sheet.title, rule, ...ofPoints, ...ofMistakes, withoutQuotations(remember), toDo].map(
    unstressed,
  );
}

/** Whether the key is a list of pairs, columns or mistakes instead of sentences. Its good English is in `solved`. */
function isList({ kind }: Section): boolean {
  return kind === 'edit' || kind === 'match' || kind === 'sort';
}

/** The sentences of one task, or of a concept sheet, which may play on one sentence. */
export interface SentencesOfTask {
  readonly id: string;
  readonly sentences: readonly string[];
}

export function sentencesOf({ concept, sections = [] }: Worksheet): SentencesOfTask[] {
  if (concept !== undefined) {
    const texts = [
      ...concept.points.flatMap(({ examples }) => examples),
      ...concept.mistakes.map(({ right }) => right),
    ];
    return [{ id: 'sheet', sentences: texts.flatMap(splitIntoSentences) }];
  }
  return sections
    .flatMap((section) => tasksOf(section).map((task) => ({ kind: section.kind, task })))
    .map(({ kind, task }, index) => ({
      id: `task ${index + 1}`,
      // An example of the child's own writing is no task that could be met twice.
      sentences: kind === 'write' ? [] : splitIntoSentences(task.solved),
    }));
}

export function splitIntoSentences(text: string): string[] {
  return unstressed(withMarks(text, (mark) => mark))
    .split(/\n|(?<=[.?!][”']?)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
