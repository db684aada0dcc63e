// Every setting of the server has a row in the table of docs/operations.md; the table has no others.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingNames } from '#server/settings.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
const [, section = ''] = page.split('\n## Settings\n');
const [table = ''] = section.split('\n## ');

it('every setting is documented in docs/operations.md', () => {
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) => {
    const [, names = ''] = row.split('|');
    return [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
  });
  expect(documented.toSorted()).toEqual([...settingNames].toSorted());
});
