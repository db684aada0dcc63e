// The worksheets in the content, by topic and by path.

import type { WorksheetFile, WorksheetTopicRecord } from '#contract/worksheet.ts';
import type { Category } from '#domain/quiz/bank.ts';
import { unstressed } from '#domain/worksheet/marked-text.ts';
import { encodePath, type SheetPart, sheetPath } from '#domain/worksheet/sheet-path.ts';
import { hasKey, type Worksheet } from '#domain/worksheet/worksheet.ts';

/** A file of a topic: a sheet, its key, or all of them as a ZIP. */
export type CataloguedFile =
  | {
      readonly kind: 'sheet';
      readonly topic: SheetTopic;
      readonly listed: ListedSheet;
      readonly part: SheetPart;
    }
  | { readonly kind: 'all'; readonly topic: SheetTopic };

/** The sheets of a topic in one category. */
export interface SheetTopic {
  readonly name: string;
  readonly category: Category;
  /** Place among the topics of its category. */
  readonly order: number;
  readonly isFree: boolean;
  readonly sheets: readonly ListedSheet[];
}

export interface ListedSheet {
  readonly sheet: Worksheet;
  readonly isFree: boolean;
  /** Without the host, encoded. */
  readonly paths: Readonly<Record<SheetPart, string>>;
}

export interface Catalogue {
  /** By the id of their record. */
  readonly topics: ReadonlyMap<number, Readonly<Partial<Record<Category, SheetTopic>>>>;
  readonly sheets: ReadonlyMap<number, ListedSheet & { readonly recordId: number }>;
  /** The file at a path, not encoded; undefined if there is none. */
  fileAt(category: string, path: string): CataloguedFile | undefined;
}

const TASKS_PER_TOPIC_ID = 10;
const ENDING_OF_ALL = '.zip';

/** The id of the quiz topic that a sheet belongs to. */
const topicIdOf = ({ id }: Worksheet) => Math.floor(id / TASKS_PER_TOPIC_ID);

export function allPath({ name }: Pick<SheetTopic, 'name'>): string {
  return encodePath([`${name}${ENDING_OF_ALL}`]);
}

/** `freeTopics`: the ids of the topics that are open to everybody. */
export function catalogueOf(
  sheets: readonly Worksheet[],
  freeTopics: ReadonlySet<number>,
): Catalogue {
  const files = new Map<string, CataloguedFile>();
  const byId = new Map<number, ListedSheet & { recordId: number }>();
  const topics = new Map<number, Partial<Record<Category, SheetTopic>>>();
  const recordIds = new Map<string, number>();

  for (const topicId of new Set(sheets.map(topicIdOf))) {
    const ofTopic = sheets.filter((sheet) => topicIdOf(sheet) === topicId);
    const [{ topic: name, category, order }] = ofTopic as [Worksheet];
    const isFree = freeTopics.has(topicId);
    // Both categories of a topic are one record, under the first of their ids.
    const recordId = recordIds.get(name) ?? topicId;
    recordIds.set(name, recordId);
    const listedSheets = ofTopic.map((sheet) => listSheet(sheet, isFree));
    const topic: SheetTopic = { name, category, order, isFree, sheets: listedSheets };
    topics.set(recordId, { ...topics.get(recordId), [category]: topic });
    files.set(`${category}/${name}${ENDING_OF_ALL}`, { kind: 'all', topic });
    for (const listed of listedSheets) {
      byId.set(listed.sheet.id, { ...listed, recordId });
      for (const part of partsOf(listed.sheet)) {
        const path = sheetPath(listed.sheet, part).join('/');
        files.set(`${category}/${path}`, { kind: 'sheet', topic, listed, part });
      }
    }
  }
  return { topics, sheets: byId, fileAt: (category, path) => files.get(`${category}/${path}`) };
}

export function partsOf(sheet: Worksheet): SheetPart[] {
  return hasKey(sheet) ? ['sheet', 'key'] : ['sheet'];
}

function listSheet(sheet: Worksheet, isFree: boolean): ListedSheet {
  const pathOf = (part: SheetPart) => encodePath(sheetPath(sheet, part));
  return { sheet, isFree, paths: { sheet: pathOf('sheet'), key: pathOf('key') } };
}

/** `urlOf`: the address of a path on the host of a category. */
export function recordsOf(
  { topics }: Catalogue,
  relations: readonly ('Worksheet' | 'Advanced')[],
  addresses: FileAddresses,
): WorksheetTopicRecord[] {
  return [...topics].map(([id, { basic, intermediate }]) => {
    const filesOf = (topic: SheetTopic | undefined) =>
      (topic?.sheets ?? []).map((listed) => toFile(listed, addresses));
    return {
      id,
      attributes: {
        topic: basic?.name ?? intermediate?.name ?? '',
        Description: descriptionOf(basic) ?? descriptionOf(intermediate) ?? '',
        AdvancedDescription: descriptionOf(intermediate) ?? null,
        hasBasic: basic !== undefined,
        hasAdvanced: intermediate !== undefined,
        isFree: (basic ?? intermediate)?.isFree ?? false,
        order: basic?.order ?? null,
        advancedOrder: intermediate?.order ?? null,
        ...(relations.includes('Worksheet') ? { Worksheet: filesOf(basic) } : {}),
        ...(relations.includes('Advanced') ? { Advanced: filesOf(intermediate) } : {}),
      },
    };
  });
}

export interface FileAddresses {
  urlOf(category: Category, path: string): string;
  previewOf(id: number): string;
}

function toFile({ sheet, paths }: ListedSheet, addresses: FileAddresses): WorksheetFile {
  const { id, fileName, type, title, code, standards, category } = sheet;
  return {
    id,
    file_name: fileName,
    type,
    title: unstressed(title),
    code,
    standards: [...standards],
    url: addresses.urlOf(category, paths.sheet),
    answers: hasKey(sheet) ? addresses.urlOf(category, paths.key) : null,
    preview: addresses.previewOf(id),
  };
}

/** The rule of the first concept sheet. */
function descriptionOf(topic: SheetTopic | undefined): string | undefined {
  const concept = topic?.sheets.find(({ sheet }) => sheet.concept !== undefined);
  return concept?.sheet.concept && unstressed(concept.sheet.concept.rule);
}
