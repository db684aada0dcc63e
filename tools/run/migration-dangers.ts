// What a migration must not do beside a running site: take from the previous version what it still uses, or lock a table
// for as long as it takes to read all of it. Where that is right after all, a line of the statement says why:
//
//   -- safe: nothing reads the column since 0031

interface Danger {
  readonly pattern: RegExp;
  readonly why: string;
}

const DANGERS: readonly Danger[] = [
  { pattern: /\bdrop table\b/i, why: 'the previous version may still read the table' },
  { pattern: /\bdrop column\b/i, why: 'the previous version may still read the column' },
  {
    pattern: /\brename\b(?! constraint)/i,
    why: 'the previous version knows only the old name',
  },
  {
    pattern: /\badd column\b(?!.*\bdefault\b).*\bnot null\b/is,
    why: 'the previous version writes rows without the column: give it a default',
  },
  {
    pattern: /\bset not null\b/i,
    why: 'the previous version may write rows without a value, and the whole table is read under a lock',
  },
  { pattern: /\bdrop default\b/i, why: 'the previous version may rely on the default' },
  {
    pattern: /\bset data type\b|\balter column\b.*\btype\b/is,
    why: 'the table may be written anew under a lock',
  },
  {
    pattern: /\badd constraint\b(?!.*\bnot valid\b)/is,
    why: 'the whole table is read under a lock: add it with NOT VALID and validate it later',
  },
  { pattern: /\bcreate (?:unique )?index\b/i, why: 'nobody can write to the table meanwhile' },
];

const REASON = /^\s*-- safe: \S/m;
const CREATED = /\bcreate table (?:if not exists )?"?(\w+)"?/gi;
const CHANGED = /\b(?:alter table|on) (?:only )?"?(\w+)"?/i;

/** One line per dangerous statement without a reason; a table that the migration creates is empty. */
export function dangersOf(migration: string): string[] {
  const fresh = new Set([...migration.matchAll(CREATED)].map(([, name]) => name));
  return migration.split('--> statement-breakpoint').flatMap((statement) => {
    const [, table = ''] = CHANGED.exec(statement) ?? [];
    if (REASON.test(statement) || fresh.has(table)) return [];
    return DANGERS.flatMap(({ pattern, why }) =>
      pattern.test(statement) ? [`${statement.trim().split('\n')[0]}: ${why}`] : [],
    );
  });
}
