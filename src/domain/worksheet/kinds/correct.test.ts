import { expect, test } from 'vitest';
import { correct } from './correct.ts';

const tasksOf = (text: string) =>
  correct.tasksOf(correct.schema.parse({ kind: 'correct', do: 'Mend it.', tasks: [text] }));

test('a sentence may be mended in several ways', () => {
  expect(tasksOf('The letters {what => that | which} came were in code.')).toMatchObject([
    {
      asked: 'The letters what came were in code.',
      answers: ['The letters that came were in code.', 'The letters which came were in code.'],
      solved: 'The letters that came were in code.',
    },
  ]);
});

test('a mistake that is mended by itself is refused', () => {
  expect(() => tasksOf('We {was => were | was} late.')).toThrow('the same on both sides');
});
