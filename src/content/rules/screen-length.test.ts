import { expect, test } from 'vitest';
import type { Question } from '#domain/quiz/question.ts';
import { choice, drag, findingsIn, spot } from '../testing/sample.ts';
import { screenLength } from './screen-length.ts';

const letters = (count: number) => 'a'.repeat(count);

test.each<[string, number, (why: string) => Question]>([
  [
    'choice',
    383,
    (why) => choice({ title: '', text: '', options: ['an', 'a'], whyNot: [''], why }),
  ],
  [
    'spot',
    430,
    (why) =>
      spot({ title: '', text: '', options: ['an', 'a'], whyNot: [''], correction: 'abc', why }),
  ],
  ['drag', 275, (why) => drag({ title: '', text: 'a dog', whyNot: ['no'], why })],
])('%s: %i letters fit, counting the longest option twice', async (kind, most, question) => {
  const others = { choice: 4, spot: 7, drag: 7 }[kind] ?? 0;
  expect(await findingsIn(screenLength, question(letters(most - others)))).toEqual([]);
  expect(await findingsIn(screenLength, question(letters(most - others + 1)))).toHaveLength(1);
});

test('the longest reason of a wrong choice counts', async () => {
  const whyNot = [letters(100), letters(300), letters(10)];
  expect(await findingsIn(screenLength, choice({ whyNot }))).toHaveLength(1);
});
