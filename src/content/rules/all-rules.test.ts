import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rules } from './all-rules.ts';

it('lists the rules of every file of this folder', async () => {
  const files = (await readdir(import.meta.dirname)).filter(
    (name) => !name.endsWith('.test.ts') && !['rule.ts', 'all-rules.ts'].includes(name),
  );
  const unlisted: string[] = [];
  for (const file of files) {
    const exported: object = await import(/* @vite-ignore */ join(import.meta.dirname, file));
    if (!rules.some((rule) => Object.values(exported).includes(rule))) unlisted.push(file);
  }
  expect(files).not.toEqual([]);
  expect(unlisted).toEqual([]);
});
