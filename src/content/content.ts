// The content folder as typed values, with every fault of syntax and shape.

import type { Bank } from './bank/bank.ts';
import { allCollections, type Collection, collections } from './collections.ts';
import type { Problem } from './problem.ts';
import { type ContentFile, parseFile } from './read/parse-file.ts';
import { readSources, type Sources } from './read/sources.ts';

export interface Content {
  readonly bank: Bank;
  /** Faults of syntax and shape; the entries concerned are missing from the files. */
  readonly problems: readonly Problem[];
  filesOf<T>(collection: Collection<T>): ContentFile<T>[];
}

export async function readContent(contentDir: string): Promise<Content> {
  return parseSources(await readSources(contentDir));
}

export function parseSources(sources: Sources): Content {
  const problems = sources.strays.map(strayFile);
  const parsed = new Map<string, ContentFile<unknown>[]>();
  for (const collection of allCollections) {
    const results = sources
      .of(collection)
      .map(({ file, text }) => parseFile(file, text, collection.schema));
    problems.push(...results.flatMap((result) => result.problems));
    parsed.set(
      collection.name,
      results.flatMap(({ content }) => content ?? []),
    );
  }
  // Each file was parsed by the schema of its own collection.
  const filesOf = <T>({ name }: Collection<T>) => (parsed.get(name) ?? []) as ContentFile<T>[];
  return {
    problems,
    filesOf,
    bank: {
      topics: filesOf(collections.quiz),
      lessons: filesOf(collections.lessons),
      learnerErrors: filesOf(collections.learnerErrors)[0],
      competitions: filesOf(collections.competitions),
      papers: filesOf(collections.papers),
      words: filesOf(collections.words)[0],
      wordCards: filesOf(collections.wordCards)[0],
      dropIt: filesOf(collections.dropIt)[0],
      pairReadings: filesOf(collections.pairReadings)[0],
      conceptSheets: filesOf(collections.conceptSheets),
      practiceSheets: filesOf(collections.practiceSheets),
    },
  };
}

function strayFile(file: string): Problem {
  const message = 'Nothing reads this file: its folder or its name is not one of the content.';
  return { file, id: 'file', rule: 'stray-file', severity: 'error', message };
}
