import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isLast,
  markAt,
  playQuiz,
  type QuizEvent,
  resumeQuiz,
  scoreOf,
  skippedIn,
  startQuiz,
} from './quiz-run.ts';

const event: fc.Arbitrary<QuizEvent> = fc.oneof(
  fc.record({ type: fc.constant('answer' as const), choice: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ type: fc.constant('return' as const), position: fc.integer({ min: -1, max: 12 }) }),
  fc.constantFrom<QuizEvent>(
    { type: 'hint' },
    { type: 'next' },
    { type: 'skip' },
    { type: 'submit' },
  ),
);
const keys = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 });

describe('a quiz run', () => {
  it('locks a question after the first answer', () => {
    let run = startQuiz([1, 2]);
    run = playQuiz(run, { type: 'answer', choice: 0 });
    run = playQuiz(run, { type: 'answer', choice: 1 });
    expect(markAt(run, 0)).toBe('incorrect');
    expect(scoreOf(run)).toBe(0);
  });

  it('skips without recording and takes Next only after an answer', () => {
    let run = startQuiz([1, 2, 0]);
    expect(playQuiz(run, { type: 'next' })).toBe(run);
    run = playQuiz(run, { type: 'skip' });
    expect(run.position).toBe(1);
    run = playQuiz(run, { type: 'answer', choice: 2 });
    expect(playQuiz(run, { type: 'skip' })).toBe(run);
    expect(playQuiz(run, { type: 'next' }).position).toBe(2);
  });

  it('returns to a skipped question, on to the next skipped one, and back to where it was', () => {
    const play = (events: QuizEvent[]) => events.reduce(playQuiz, startQuiz([0, 0, 0, 0]));
    const skipped: QuizEvent[] = [
      { type: 'skip' },
      { type: 'answer', choice: 0 },
      { type: 'next' },
      { type: 'skip' },
    ];
    expect(skippedIn(play(skipped))).toEqual([0, 2]);
    const first: QuizEvent[] = [...skipped, { type: 'return', position: 0 }];
    expect(play(first).position).toBe(0);
    const second: QuizEvent[] = [...first, { type: 'answer', choice: 0 }, { type: 'next' }];
    expect(play(second).position).toBe(2);
    const back = play([...second, { type: 'skip' }]);
    expect(back.position).toBe(3);
    expect(skippedIn(back)).toEqual([2]);
  });

  it.each([
    [1, 'was answered'],
    [3, 'was not reached'],
    [-1, 'is none'],
  ])('does not return to question %i, which %s', (position) => {
    const events: QuizEvent[] = [{ type: 'skip' }, { type: 'answer', choice: 0 }, { type: 'next' }];
    const run = events.reduce(playQuiz, startQuiz([0, 0, 0, 0]));
    expect(playQuiz(run, { type: 'return', position })).toBe(run);
  });

  it('notes a hint once, before the answer, and it costs nothing', () => {
    const events: QuizEvent[] = [{ type: 'hint' }, { type: 'hint' }, { type: 'answer', choice: 1 }];
    const run = events.reduce(playQuiz, startQuiz([1, 2]));
    expect(run.hints).toEqual([0]);
    expect(scoreOf(run)).toBe(1);
    const next = playQuiz(playQuiz(run, { type: 'next' }), { type: 'answer', choice: 0 });
    expect(playQuiz(next, { type: 'hint' }).hints).toEqual([0]);
  });

  it('is submitted from the last question only', () => {
    const run = startQuiz([1, 2]);
    expect(playQuiz(run, { type: 'submit' }).isSubmitted).toBe(false);
    const last = playQuiz(run, { type: 'skip' });
    expect(playQuiz(last, { type: 'skip' })).toBe(last);
    expect(playQuiz(last, { type: 'submit' }).isSubmitted).toBe(true);
  });

  it('keeps score, position and answers within bounds whatever happens', () => {
    fc.assert(
      fc.property(keys, fc.array(event, { maxLength: 60 }), (keyList, events) => {
        const start = startQuiz(keyList);
        const end = events.reduce(playQuiz, start);
        expect(end.position).toBeLessThan(keyList.length);
        expect(scoreOf(end)).toBeLessThanOrEqual(end.answers.filter((a) => a !== null).length);
        if (end.isSubmitted) {
          expect(isLast(end)).toBe(true);
          expect(events.reduce(playQuiz, end)).toBe(end);
        }
      }),
    );
  });

  it('continues after a reload exactly where it was', () => {
    fc.assert(
      fc.property(keys, fc.array(event, { maxLength: 60 }), (keyList, events) => {
        const run = events.reduce(playQuiz, startQuiz(keyList));
        const stored: unknown = JSON.parse(JSON.stringify(run));
        expect(resumeQuiz(keyList, stored)).toEqual({ ...run, isSubmitted: false });
      }),
    );
  });

  it.each<[unknown, string]>([
    [null, 'nothing'],
    ['1', 'no object'],
    [{ position: 2, reached: 2, answers: [0, null] }, 'a position past the end'],
    [{ position: -1, reached: 0, answers: [null, null] }, 'a position before the start'],
    [{ position: 0, reached: 0, answers: [0] }, 'answers of another level'],
    [{ position: 0, reached: 0, answers: [null, 1] }, 'an answer to a question not reached'],
    [{ position: 1, reached: 1, answers: ['0', null] }, 'an answer that is no index'],
    [{ position: 1, reached: 0, answers: [0, null] }, 'a position that was not reached'],
    [{ position: 0, reached: 0, answers: [null, null], hints: [1] }, 'a hint not reached'],
  ])('starts afresh when %j was stored (%s)', (stored) => {
    expect(resumeQuiz([1, 2], stored)).toBeNull();
  });

  it('never throws at what was stored', () => {
    fc.assert(
      fc.property(keys, fc.anything(), (keyList, stored) => {
        resumeQuiz(keyList, stored);
      }),
    );
  });
});
