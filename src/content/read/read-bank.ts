// Reads the content folder. A fault never stops the reading: an entry that does not fit the schema is
// reported and left out, so that the rules still see the rest of its file.

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '#content/problem.ts';
import { wordCardsFile } from '#domain/card-game/word-cards-file.ts';
import { paperFile } from '#domain/competition/paper-file.ts';
import { dropItFile } from '#domain/drop-game/drop-it-file.ts';
import { topicFile } from '#domain/quiz/topic-file.ts';
import { aboutPageFile } from '#domain/site/about-page.ts';
import { legalPageFile } from '#domain/site/legal-page.ts';
import { siteFile } from '#domain/site/site.ts';
import { wordFile } from '#domain/vocabulary/word-file.ts';
import { pairReadingFile } from '#domain/word-game/pair-reading-file.ts';
import type { Bank, ContentFile } from '../bank/bank.ts';

export async function readBank(contentDir: string): Promise<{ bank: Bank; problems: Problem[] }> {
  const problems: Problem[] = [];

  async function read<T>(file: string, schema: z.ZodType<T>) {
    const text = await textOf(path.join(contentDir, file));
    if (text === undefined) return undefined;
    const parsed = parseContent(file, text, schema);
    problems.push(...parsed.problems);
    return parsed.content;
  }
  async function readAll<T>(folder: string, schema: z.ZodType<T>) {
    const files = await yamlFilesBelow(contentDir, folder);
    const contents = await Promise.all(files.map((file) => read(file, schema)));
    return contents.filter((content) => content !== undefined);
  }

  const bank: Bank = {
    topics: await readAll('quiz', topicFile),
    papers: await readAll('competition', paperFile),
    words: await read('vocabulary/words.yaml', wordFile),
    wordCards: await read('games/word-cards.yaml', wordCardsFile),
    dropIt: await read('games/drop-it.yaml', dropItFile),
    pairReadings: await read('games/pair-readings.yaml', pairReadingFile),
  };
  // Pages and contacts have a shape and no editorial rules.
  await read('site.yaml', siteFile);
  await read('pages/about.yaml', aboutPageFile);
  await read('pages/terms.yaml', legalPageFile);
  await read('pages/privacy.yaml', legalPageFile);
  return { bank, problems };
}

/** One file's text as content, with every fault of syntax and shape. */
export function parseContent<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
): { content: ContentFile<T> | undefined; problems: Problem[] } {
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    const problems = document.errors.map((error): Problem => {
      const line = error.linePos?.[0].line ?? 1;
      const fault = error.message.split(/ at line|\n/)[0];
      return problem(file, `line ${line}`, 'yaml-syntax', `This is not valid YAML: ${fault}.`);
    });
    return { content: undefined, problems };
  }
  const data: unknown = document.toJS();
  const parsed = schema.safeParse(data);
  if (parsed.success) {
    return { content: { file, value: parsed.data, isWhole: true }, problems: [] };
  }
  const issues = parsed.error.issues;
  const problems = issues.map((issue) =>
    problem(file, entryId(data, issue.path), 'file-shape', sentenceFor(issue)),
  );
  const rest = schema.safeParse(withoutEntries(data, issues));
  const content = rest.success ? { file, value: rest.data, isWhole: false } : undefined;
  return { content, problems };
}

function problem(file: string, id: string, rule: string, message: string): Problem {
  return { file, id, rule, severity: 'error', message };
}

type Path = readonly PropertyKey[];

/** The part of a path that leads to a question, a word or a game level; empty for the file's head. */
function entryPath(path: Path): Path {
  if (typeof path[0] === 'number') return path.slice(0, 1);
  const questions = path.indexOf('questions');
  return typeof path[questions + 1] === 'number' && questions >= 0
    ? path.slice(0, questions + 2)
    : [];
}

function entryId(data: unknown, path: Path): string {
  const entry = valueAt(data, entryPath(path));
  const name = valueAt(entry, ['id']) ?? valueAt(entry, ['word']);
  if (entryPath(path).length > 0 && typeof name === 'string') return name;
  return entryPath(path).length > 0 ? placeOf(entryPath(path)) : 'file';
}

/** `levels.0.questions.3` → `level 1, question 4`: editors count from one. */
function placeOf(path: Path): string {
  const places = path.map((step, index) => {
    if (typeof step !== 'number') return undefined;
    return `${String(path[index - 1] ?? 'entries')
      .replace(/ies$/, 'y')
      .replace(/s$/, '')} ${step + 1}`;
  });
  return places.filter((place) => place !== undefined).join(', ');
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[step]
        : undefined,
    data,
  );
}

function withoutEntries(data: unknown, issues: readonly { path: Path }[]): unknown {
  const rest = structuredClone(data);
  const broken = new Map(issues.map(({ path }) => [entryPath(path).join('.'), entryPath(path)]));
  // The last entries go first, so that the places of the others stay true.
  const lastFirst = [...broken.values()].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)));
  for (const path of lastFirst) {
    const list = valueAt(rest, path.slice(0, -1));
    if (Array.isArray(list)) list.splice(Number(path.at(-1)), 1);
  }
  return rest;
}

function sentenceFor(issue: z.core.$ZodIssue): string {
  const inside = issue.path.slice(entryPath(issue.path).length);
  const field = inside
    .map((step) => (typeof step === 'number' ? `(entry ${step + 1})` : String(step)))
    .join(' ');
  const subject = field === '' ? 'This entry' : `“${field}”`;
  if (issue.code === 'unrecognized_keys') {
    return `${subject} has a field the format does not know: ${issue.keys.join(', ')}.`;
  }
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    return `${subject} is missing.`;
  }
  if (issue.code === 'too_small' && issue.origin === 'string') return `${subject} is empty.`;
  return `${subject} does not fit the format: ${issue.message}.`;
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The YAML files of a folder and its folders, as paths below `contentDir`; none when it is not there. */
export async function yamlFilesBelow(contentDir: string, folder: string): Promise<string[]> {
  try {
    const entries = await readdir(path.join(contentDir, folder), { recursive: true });
    return entries
      .filter((entry) => entry.endsWith('.yaml'))
      .map((entry) => path.posix.join(folder, entry.split(path.sep).join('/')))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
