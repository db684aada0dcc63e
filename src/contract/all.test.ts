import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allEndpoints, endpointsOf } from './all.ts';

it('lists the calls of every file of this folder', async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'));
  const unlisted: string[] = [];
  for (const file of files) {
    const exported = await import(/* @vite-ignore */ join(import.meta.dirname, file));
    if (endpointsOf(exported).some((call) => !allEndpoints.includes(call))) unlisted.push(file);
  }
  expect(files).toContain('quiz.ts');
  expect(unlisted).toEqual([]);
});
