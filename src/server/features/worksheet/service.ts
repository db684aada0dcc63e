// Worksheets (product §10): the catalogue, their files, and who may open them.

import { join } from 'node:path';
import type { WorksheetLinks, WorksheetTopicRecord } from '#contract/worksheet.ts';
import type { Category } from '#domain/quiz/bank.ts';
import { sheetPath } from '#domain/worksheet/sheet-path.ts';
import { hasKey } from '#domain/worksheet/worksheet.ts';
import type { Clock } from '#server/platform/clock.ts';
import { keepContent } from '#server/platform/content/kept-content.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Notices } from '#server/platform/database/listen.ts';
import type { Keys } from '#server/platform/keys.ts';
import { createMadeFiles, type MadeFile } from '#server/platform/made-files.ts';
import type { Printer } from '#server/platform/printer.ts';
import type { Task } from '#server/platform/tasks/task.ts';
import {
  allPath,
  type CataloguedFile,
  catalogueOf,
  type ListedSheet,
  partsOf,
  recordsOf,
  type SheetTopic,
} from './catalogue.ts';
import { worksheetContent } from './content.ts';
import { createLinks, LINK_VALID_S } from './links.ts';
import { createMadeSheets, type MadeSheetDeps, type MadeSheets } from './made-sheets.ts';
import { createReads, type Reads } from './reads.ts';
import { countSheets, findSheets } from './store.ts';

export type { CataloguedFile } from './catalogue.ts';

/** Where the files of each category are: a host, or a path of this server. */
export type WorksheetHosts = Readonly<Record<Category, string>>;

export interface WorksheetService {
  /** The collections that everything here is made from. */
  readonly collections: readonly string[];
  topics(relations: readonly ('Worksheet' | 'Advanced')[]): Promise<WorksheetTopicRecord[]>;
  fileAt(category: string, path: string): Promise<CataloguedFile | undefined>;
  sheet(id: number): Promise<(ListedSheet & { recordId: number }) | undefined>;
  /** Signed links to the files of a topic; undefined if there is no such topic. */
  linksTo(recordId: number, category: Category): Promise<WorksheetLinks | undefined>;
  /** Changes whenever the signed links do. */
  linksVariant(): string;
  isSigned(path: string, query: unknown): boolean;
  file(file: CataloguedFile): Promise<MadeFile>;
  /** The first page as a picture. */
  preview(listed: ListedSheet): Promise<MadeFile>;
  readonly reads: Reads;
  readonly madeSheets: MadeSheets;
  count(): Promise<number>;
  readonly tasks: readonly Task[];
}

interface WorksheetDeps {
  readonly db: Database;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly log: { warn(fields: object, message: string): void };
  readonly printer: Printer;
  readonly limiter: MadeSheetDeps['limiter'];
  readonly dataDir: string;
  readonly hosts: WorksheetHosts;
  /** The ids of the topics that are open to everybody. */
  readonly freeTopics: () => Promise<ReadonlySet<number>>;
  /** The collection that says which those are. */
  readonly topicCollection: string;
  readonly questionsOf: MadeSheetDeps['questionsOf'];
}

export const FILES_PATH = '/worksheet-files';
export const PREVIEW_PATH = '/worksheet-previews';

export function createWorksheetService(deps: WorksheetDeps): WorksheetService {
  const { db, notices, clock, keys, log, printer, limiter, dataDir, hosts } = deps;
  const { freeTopics, topicCollection, questionsOf } = deps;
  const made = createMadeFiles(printer, { dir: join(dataDir, 'worksheets'), log });
  const links = createLinks(keys, clock);
  const reads = createReads(db, keys, clock);

  const collections = [topicCollection, ...worksheetContent.map(({ name }) => name)];
  const catalogue = keepContent(notices, collections, async () => {
    const [sheets, free] = await Promise.all([findSheets(db), freeTopics()]);
    return catalogueOf(sheets, free);
  });

  const pdf = ({ sheet }: ListedSheet, kind: 'sheet' | 'key') =>
    made.of([kind, sheet], 'pdf', () => printer.run({ kind, sheet }));

  /** Everything of a topic, in the folders of its paths. */
  async function zip({ sheets }: SheetTopic): Promise<MadeFile> {
    const files = await Promise.all(
      sheets.flatMap((listed) =>
        partsOf(listed.sheet).map(async (part) => ({
          name: sheetPath(listed.sheet, part).slice(1).join('/'),
          file: await pdf(listed, part),
        })),
      ),
    );
    const parts = files.map(({ name, file }) => [name, file.digest]);
    return made.of(['all', parts], 'zip', async () => {
      const bytes = await Promise.all(
        files.map(async ({ name, file }) => ({ name, bytes: await file.bytes() })),
      );
      return printer.run({ kind: 'zip', files: bytes });
    });
  }

  const signed = (category: Category, path: string) => {
    const { [category]: host } = hosts;
    return `${host}/${links.sign(`${category}/${path}`).slice(category.length + 1)}`;
  };

  return {
    collections,

    async topics(relations) {
      return recordsOf(await catalogue(), relations, {
        urlOf: (category, path) => `${hosts[category]}/${path}`,
        previewOf: (id) => `${PREVIEW_PATH}/${id}.png`,
      });
    },

    fileAt: async (category, path) => (await catalogue()).fileAt(category, path),
    sheet: async (id) => (await catalogue()).sheets.get(id),

    async linksTo(recordId, category) {
      const topic = (await catalogue()).topics.get(recordId)?.[category];
      if (topic === undefined) return undefined;
      return {
        expiresIn: LINK_VALID_S,
        files: topic.sheets.map(({ sheet, paths }) => ({
          id: sheet.id,
          url: signed(category, paths.sheet),
          answers: hasKey(sheet) ? signed(category, paths.key) : null,
        })),
        // The ZIP is always made here, even if another host has the single files.
        all: `${FILES_PATH}/${links.sign(`${category}/${allPath(topic)}`)}`,
      };
    },

    linksVariant: links.variant,
    isSigned: links.isValid,
    file: (file) => (file.kind === 'all' ? zip(file.topic) : pdf(file.listed, file.part)),

    preview: (listed) =>
      made.of(['preview', listed.sheet], 'png', async () => {
        const file = await pdf(listed, 'sheet');
        return printer.run({ kind: 'preview', pdf: await file.bytes() });
      }),

    reads,
    madeSheets: createMadeSheets({ printer, limiter, questionsOf }),
    count: () => countSheets(db),

    tasks: [...reads.tasks, made.clearing('clear-worksheet-files')],
  };
}
