import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Answer, isAnswerTo, isRight, type Marked, markParts } from './answer.ts';
import { tilesPlaced } from './kinds/order-marking.ts';
import {
  anyAnswerTo,
  choice,
  drag,
  match,
  ofEveryKind,
  order,
  passage,
  sort,
  spot,
  type,
} from './testing/questions.ts';

/** Written out by hand, each question with all of its right answers. */
const RIGHT: readonly (readonly [Marked, readonly Answer[]])[] = [
  [choice, [1]],
  [spot, [1]],
  [drag, [1]],
  [
    order,
    [
      [0, 1, 2, 3, 4],
      [2, 1, 0, 3, 4],
    ],
  ],
  [sort, [[0, 0, 0, 1, 1]]],
  [match, [[0, 1, 2, 3, 4]]],
  [type, ['did not catch', "didn't catch"]],
  [passage, [[2, 1, 0, 1]]],
];

describe.each(RIGHT.map(([question, right]) => [question.kind, question, right] as const))(
  'the marking of %s',
  (_kind, question, right) => {
    it('takes exactly the right answers', () => {
      for (const answer of right) expect(isRight(question, answer)).toBe(true);
      fc.assert(
        fc.property(anyAnswerTo(question), (answer) => {
          const isOneOfThem = right.some((one) => String(one) === String(answer));
          expect(isRight(question, answer)).toBe(isOneOfThem);
        }),
      );
    });

    it('takes every complete answer for one, and its parts are right one by one', () => {
      fc.assert(
        fc.property(anyAnswerTo(question), (answer) => {
          expect(isAnswerTo(question, answer)).toBe(true);
          expect(isAnswerTo(question, JSON.parse(JSON.stringify(answer)))).toBe(true);
          const parts = markParts(question, answer);
          expect(parts).toHaveLength(Array.isArray(answer) ? answer.length : 1);
          expect(parts.every(Boolean)).toBe(isRight(question, answer));
        }),
      );
    });
  },
);

test('which parts are right is told one by one', () => {
  expect(markParts(sort, [0, 1, 0, 1, 0])).toEqual([true, false, true, true, false]);
  expect(markParts(match, [1, 0, 2, 3, 4])).toEqual([false, false, true, true, true]);
  expect(markParts(passage, [2, 0, 0, 0])).toEqual([true, false, true, false]);
});

test('a sentence is compared with the nearest right order', () => {
  expect(markParts(order, [2, 1, 0, 4, 3])).toEqual([true, true, true, false, false]);
  expect(markParts(order, [0, 1, 2, 4, 3])).toEqual([true, true, true, false, false]);
});

test('equal tiles stand for each other', () => {
  const twice = { kind: 'order', text: 'the | cat | saw | the | dog.', or: [] } as const;
  expect(tilesPlaced(twice, [3, 1, 2, 0, 4])).toEqual(['the', 'cat', 'saw', 'the', 'dog']);
  expect(isRight(twice, [3, 1, 2, 0, 4])).toBe(true);
});

test.each<[string, Marked, unknown]>([
  ['no option', choice, 4],
  ['a fraction', choice, 0.5],
  ['an index as a text', spot, '1'],
  ['no tile', drag, 4],
  ['a tile twice', order, [0, 0, 1, 2, 3]],
  ['a tile too few', order, [0, 1, 2, 3]],
  ['a tile too many', order, [0, 1, 2, 3, 4, 5]],
  ['no box', sort, [0, 0, 0, 0, 2]],
  ['a word without a box', sort, [0, 0, 0, 1, null]],
  ['a right side twice', match, [0, 0, 1, 2, 3]],
  ['nothing typed', type, '  '],
  ['a book typed', type, 'x'.repeat(201)],
  ['a number typed', type, 7],
  ['no option of a place', passage, [2, 2, 0, 1]],
  ['a place left open', passage, [2, 1, 0]],
])('%s is no answer', (_what, question, value) => {
  expect(isAnswerTo(question, value)).toBe(false);
});

test('junk is never an answer to a question with parts, and never throws', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ofEveryKind), fc.anything(), (question, junk) => {
      if (!isAnswerTo(question, junk)) return;
      expect(['number', 'string', 'object']).toContain(typeof junk);
      expect(() => markParts(question, junk)).not.toThrow();
    }),
  );
});
