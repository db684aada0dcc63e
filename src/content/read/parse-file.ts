// Parses one file into typed content. A fault never stops the parsing: an entry that does not fit the schema is
// reported and left out, so that the rules still see the rest of its file.

import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '../problem.ts';
import { nameOfEntry, sentenceFor, withoutEntries } from './file-shape.ts';

/** One content file. `isWhole` is false if unreadable entries were left out. */
export type ContentFile<T> = { file: string; value: T; isWhole: boolean };

/** Returns one file's content, with every fault of syntax and shape. */
export function parseFile<T>(
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
    problem(file, nameOfEntry(data, issue.path), 'file-shape', sentenceFor(issue)),
  );
  const rest = schema.safeParse(withoutEntries(data, issues));
  const content = rest.success ? { file, value: rest.data, isWhole: false } : undefined;
  return { content, problems };
}

function problem(file: string, id: string, rule: string, message: string): Problem {
  return { file, id, rule, severity: 'error', message };
}
