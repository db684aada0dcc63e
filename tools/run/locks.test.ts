// The order in which locks are taken can only be kept where all of them are in view: platform/database/locks.ts.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const LOCKS = 'src/server/platform/database/locks.ts';

it('advisory locks are taken in locks.ts alone', () => {
  const files = globSync('{src/server,tools}/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  const takers = files.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('_advisory_'),
  );
  expect(takers).toEqual([LOCKS]);
});
