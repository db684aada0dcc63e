import { describe, expect, it } from 'vitest';
import { type LatestAnswer, skillsOf } from './skills.ts';
import { answered, NOW, topicWith } from './testing/topics.ts';

const TOPIC = topicWith(1, [{ plurals: ['a', 'b', 'c', 'd'] }]);

function stateWith(answers: Readonly<Record<string, LatestAnswer>>) {
  return skillsOf(TOPIC, new Map(Object.entries(answers)), NOW)[0]?.state;
}

describe('the state of a skill', () => {
  it.each<[string, Readonly<Record<string, LatestAnswer>>, string]>([
    ['without an answer', {}, 'not-begun'],
    ['one right answer of four questions', { a: answered(true) }, 'learning'],
    ['two right answers', { a: answered(true), b: answered(true) }, 'solid'],
    [
      'right with hints alone',
      { a: answered(true, 1, { hasHint: true }), b: answered(true, 1, { hasHint: true }) },
      'learning',
    ],
    [
      'a wrong answer, then three right ones',
      { a: answered(false, 4), b: answered(true, 3), c: answered(true, 2), d: answered(true, 1) },
      'solid',
    ],
    [
      'three right answers, then a wrong one',
      { a: answered(true, 4), b: answered(true, 3), c: answered(true, 2), d: answered(false, 1) },
      'learning',
    ],
    [
      'solid, and a question of it is due',
      { a: answered(true, 2, { due: NOW }), b: answered(true) },
      'look-again',
    ],
    [
      'two right answers, three weeks ago',
      { a: answered(true, 21), b: answered(true, 21) },
      'solid',
    ],
    [
      'two right answers, a month ago',
      { a: answered(true, 30), b: answered(true, 30) },
      'look-again',
    ],
    [
      'four right answers, a month ago, last longer',
      {
        a: answered(true, 30),
        b: answered(true, 30),
        c: answered(true, 30),
        d: answered(true, 30),
      },
      'solid',
    ],
  ])('%s', (_what, answers, state) => {
    expect(stateWith(answers)).toBe(state);
  });
});
