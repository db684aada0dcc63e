import { expect, test } from 'vitest';
import { bankOf, edit, findings, level, topic } from '../testing/sample.ts';
import { editShape } from './edit-shape.ts';

const found = (...changes: Parameters<typeof edit>) =>
  findings(editShape, bankOf({ topics: [topic([level([edit(...changes)])])] }));

test('a text of 50 to 100 words passes', async () => {
  expect(await found()).toEqual([]);
});

test('a shorter or a longer text is found', async () => {
  const short = 'Two {childs => children} saw {mouses => mice} and {gooses => geese}.';
  expect((await found({ text: short }))[0]).toContain('The text has 6 words');
  const long = `${short} ${'They sat still and watched the water for a long time. '.repeat(10)}`;
  expect((await found({ text: long.trim() }))[0]).toContain('50 to 100');
});

test('the title says how many mistakes there are', async () => {
  expect((await found({ title: 'Find the mistakes in this note.' }))[0]).toContain(
    'three mistakes',
  );
});
