// Faults in the shape of a file, reported per entry that an editor knows: a question, a word, a game level.

import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** The lists whose entries an editor knows by name or number; of two in a path the inner one counts. */
const LISTS = ['questions', 'lessons', 'tasks', 'sections', 'points', 'mistakes'];

/** The part of a path that leads to a question, a task, a word or a game level; empty for the file's head. */
function entryPath(path: Path): Path {
  if (typeof path[0] === 'number') return path.slice(0, 1);
  const list = LISTS.map((name) => path.indexOf(name)).find(
    (place) => place >= 0 && typeof path[place + 1] === 'number',
  );
  return list === undefined ? [] : path.slice(0, list + 2);
}

/** The entry that a path leads into, by its own name or its position; `file` for the head of the file. */
export function nameOfEntry(data: unknown, path: Path): string {
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

/** The data without the entries that the issues are about. */
export function withoutEntries(data: unknown, issues: readonly { path: Path }[]): unknown {
  const rest = structuredClone(data);
  const broken = new Map(issues.map(({ path }) => [entryPath(path).join('.'), entryPath(path)]));
  // From the end, so that the remaining indexes stay valid.
  const lastFirst = [...broken.values()].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)));
  for (const path of lastFirst) {
    const list = valueAt(rest, path.slice(0, -1));
    if (Array.isArray(list)) list.splice(Number(path.at(-1)), 1);
  }
  return rest;
}

/** A schema violation in an editor's words. */
export function sentenceFor(issue: z.core.$ZodIssue): string {
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
  // Custom checks bring their own message.
  if (issue.code === 'custom') return `${subject}: ${issue.message}.`;
  if (issue.code === 'too_small' && issue.origin === 'string') return `${subject} is empty.`;
  return `${subject} does not fit the format: ${issue.message}.`;
}
