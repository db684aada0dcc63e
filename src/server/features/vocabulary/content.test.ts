import { expect, it } from 'vitest';
import { wordContent } from './content.ts';

it('a list that leaves a day of the year without a word stays out', () => {
  const word = {
    word: 'gentle',
    type: 'adjective',
    meaning: 'soft',
    sentence: 'Be gentle.',
  } as const;
  const listOf = (count: number) => [{ path: 'words.yaml', value: Array(count).fill(word) }];
  expect(wordContent.verify?.(listOf(366))).toEqual([]);
  for (const count of [0, 365, 367]) {
    expect(wordContent.verify?.(listOf(count))).toMatchObject([
      { file: 'words.yaml', severity: 'error', message: expect.stringContaining(`${count} words`) },
    ]);
  }
});
