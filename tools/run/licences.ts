// npm run licences: writes docs/licences.md, the licences of everything that the site needs in production, on any
// platform. They come from the lock file, so nothing has to be installed. A test compares the file and the allow-list.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
export const LICENCES_FILE = join(ROOT, 'docs/licences.md');

/** Licences that ask for no more than their own text, letter for letter: an unknown one is for a person to read. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'Unlicense',
  '(MIT OR CC0-1.0)',
  // dictionary-en-gb: the word lists of SCOWL.
  '(MIT AND BSD)',
];

/** Where package.json does not say it in today's form, as read in the package itself. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'jstat 1.9.6': 'MIT',
};

export interface LockFile {
  /** Folder → package; the root's folder is empty. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly name?: string;
}

interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

export function readLockFile(): LockFile {
  return JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
}

/** By name and version, each once. */
export function productionLicences({ packages }: LockFile): Licensed[] {
  const found = new Map<string, Licensed>();
  for (const [folder, { version = '', license, dev, name }] of Object.entries(packages)) {
    if (folder === '' || dev) continue;
    const known =
      name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const key = `${known} ${version}`;
    const licence = license ?? READ_BY_HAND[key] ?? 'none stated';
    found.set(key, { name: known, version, licence });
  }
  return [...found.values()].sort((a, b) => {
    const [one, other] = [`${a.name} ${a.version}`, `${b.name} ${b.version}`];
    return one < other ? -1 : 1;
  });
}

export function notAllowed(licensed: readonly Licensed[]): Licensed[] {
  return licensed.filter(({ licence }) => !ALLOWED.includes(licence));
}

export function licencesPage(licensed: readonly Licensed[]): string {
  const licences = licensed.map(({ licence }) => licence);
  const counts = [...new Set(licences)]
    .map((one) => `${one} (${licences.filter((licence) => licence === one).length})`)
    .sort();
  const rows = licensed.map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  );
  return `# Licences

Written by \`npm run licences\` from the lock file: the ${licensed.length} packages that the site needs in production. The full texts of those that are part of the pages are at \`/licences.txt\` of a built site.

${counts.join(', ')}.

| package | version | licence |
|---|---|---|
${rows.join('\n')}
`;
}

if (process.argv[1] === import.meta.filename) {
  const licensed = productionLicences(readLockFile());
  writeFileSync(LICENCES_FILE, licencesPage(licensed));
  const refused = notAllowed(licensed);
  for (const { name, version, licence } of refused) {
    console.error(`${name} ${version}: ${licence} is not among the allowed licences`);
  }
  process.exitCode = refused.length === 0 ? 0 : 1;
}
