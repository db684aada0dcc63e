// Server tests import a small content folder of their own. It follows the schemas too, which shows here without a
// database.

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '#content/content.ts';

const folder = join(import.meta.dirname, '../../../src/server/testing/content');

it('the content of the server tests has the shape of content', async () => {
  const { problems, bank } = await readContent(folder);
  expect(problems).toEqual([]);
  expect(bank.topics).not.toEqual([]);
});
