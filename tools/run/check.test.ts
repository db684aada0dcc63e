import { expect, it } from 'vitest';
import { checksFor } from './check.ts';

it.each([
  ['content/quiz/basic/01-nouns.yaml', ['content', 'format and lint']],
  ['src/web/app/shell.tsx', ['boundaries', 'size of the pages', 'types: pages', 'unused code']],
  ['docs/readings/quiz/basic/01-nouns.yaml', ['content']],
  ['e2e/quiz.spec.ts', ['boundaries', 'types: what drives a browser']],
  ['src/domain/quiz/stars.ts', ['content', 'types: domain', 'types: pages']],
  ['src/contract/quiz.ts', ['types: pages', 'types: server and tools']],
  ['package-lock.json', ['types: domain', 'types: pages']],
])('--changed runs what a change of %s touches', (file, expected) => {
  const names = checksFor([file]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...expected, 'unit and page tests']));
});

it('--changed leaves out what a change does not touch', () => {
  const names = checksFor(['src/web/app/shell.tsx']).map(({ name }) => name);
  for (const name of ['content', 'types: server and tools']) expect(names).not.toContain(name);
  expect(checksFor([])).toEqual([]);
});
