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
import { anyAnswerTo, match, ofEveryKind, order, type Shown } from './testing/questions.ts';

/** Questions with four options, by their keys. */
function level(...keys: number[]): Shown[] {
  return keys.map((answer, at) => ({
    id: `e1-0${at}`,
    kind: 'choice',
    options: ['a', 'b', 'c', 'd'],
    answer,
  }));
}

const event: fc.Arbitrary<QuizEvent> = fc.oneof(
  fc.record({
    type: fc.constant('answer' as const),
    answer: fc.oneof(...ofEveryKind.map(anyAnswerTo)),
  }),
  fc.record({ type: fc.constant('return' as const), position: fc.integer({ min: -1, max: 12 }) }),
  fc.constantFrom<QuizEvent>({ type: 'hint' }, { type: 'next' }, { type: 'skip' }),
);
/** A level of any kinds. */
const anyLevel = fc
  .array(fc.constantFrom(...ofEveryKind), { minLength: 1, maxLength: 12 })
  .map((questions) => questions.map((question, at) => ({ ...question, id: `e1-${at}` })));
const anySeed = fc.oneof(fc.constant(''), fc.string());
const anyEvents = fc.array(event, { maxLength: 60 });

describe('a quiz run', () => {
  it('locks a question after the first answer', () => {
    let run = startQuiz(level(1, 2));
    run = playQuiz(run, { type: 'answer', answer: 0 });
    run = playQuiz(run, { type: 'answer', answer: 1 });
    expect(markAt(run, 0)).toBe('incorrect');
    expect(scoreOf(run)).toBe(0);
  });

  it('skips without recording and takes Next only after an answer', () => {
    let run = startQuiz(level(1, 2, 0));
    expect(playQuiz(run, { type: 'next' })).toBe(run);
    run = playQuiz(run, { type: 'skip' });
    expect(run.position).toBe(1);
    run = playQuiz(run, { type: 'answer', answer: 2 });
    expect(playQuiz(run, { type: 'skip' })).toBe(run);
    expect(playQuiz(run, { type: 'next' }).position).toBe(2);
  });

  it('returns to a skipped question, on to the next skipped one, and back to where it was', () => {
    const play = (events: QuizEvent[]) => events.reduce(playQuiz, startQuiz(level(0, 0, 0, 0)));
    const skipped: QuizEvent[] = [
      { type: 'skip' },
      { type: 'answer', answer: 0 },
      { type: 'next' },
      { type: 'skip' },
    ];
    expect(skippedIn(play(skipped))).toEqual([0, 2]);
    const first: QuizEvent[] = [...skipped, { type: 'return', position: 0 }];
    expect(play(first).position).toBe(0);
    const second: QuizEvent[] = [...first, { type: 'answer', answer: 0 }, { type: 'next' }];
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
    const events: QuizEvent[] = [{ type: 'skip' }, { type: 'answer', answer: 0 }, { type: 'next' }];
    const run = events.reduce(playQuiz, startQuiz(level(0, 0, 0, 0)));
    expect(playQuiz(run, { type: 'return', position })).toBe(run);
  });

  it('notes a hint once, before the answer, and it costs nothing', () => {
    const events: QuizEvent[] = [{ type: 'hint' }, { type: 'hint' }, { type: 'answer', answer: 1 }];
    const run = events.reduce(playQuiz, startQuiz(level(1, 2)));
    expect(run.hints).toEqual([0]);
    expect(scoreOf(run)).toBe(1);
    const next = playQuiz(playQuiz(run, { type: 'next' }), { type: 'answer', answer: 0 });
    expect(playQuiz(next, { type: 'hint' }).hints).toEqual([0]);
  });

  it('goes no further than the last question', () => {
    const last = playQuiz(startQuiz(level(1, 2)), { type: 'skip' });
    expect(isLast(last)).toBe(true);
    expect(playQuiz(last, { type: 'skip' })).toBe(last);
    const answered = playQuiz(last, { type: 'answer', answer: 2 });
    expect(playQuiz(answered, { type: 'next' })).toBe(answered);
  });

  it('takes only a complete answer to the question on the screen', () => {
    const run = startQuiz([order, match]);
    const [tile, ...others] = [0, 1, 2, 3, 4];
    for (const answer of [0, 'the cat', [tile, ...others.slice(1)], [0, 0, 1, 2, 3]] as const) {
      expect(playQuiz(run, { type: 'answer', answer })).toBe(run);
    }
    const right = playQuiz(run, { type: 'answer', answer: [2, 1, 0, 3, 4] });
    expect(scoreOf(right)).toBe(1);
  });

  it('gives one mark for all parts', () => {
    const run = playQuiz(startQuiz([match]), { type: 'answer', answer: [1, 0, 2, 3, 4] });
    expect(markAt(run, 0)).toBe('incorrect');
    expect(scoreOf(run)).toBe(0);
  });

  it('asks the questions as written the first time, and mixed by a seed after that', () => {
    expect(startQuiz(ofEveryKind).questions).toEqual(ofEveryKind);
    const again = Array.from({ length: 10 }, (_, at) => startQuiz(ofEveryKind, `seed ${at}`));
    const orders = again.map(({ questions }) => questions.map(({ id }) => id).join());
    expect(new Set(orders).size).toBeGreaterThan(5);
  });

  it('keeps score, position and answers within bounds whatever happens', () => {
    fc.assert(
      fc.property(anyLevel, anySeed, anyEvents, (questions, seed, events) => {
        const start = startQuiz(questions, seed);
        const end = events.reduce<typeof start>(playQuiz, start);
        expect(end.position).toBeLessThan(questions.length);
        expect(scoreOf(end)).toBeLessThanOrEqual(end.answers.filter((a) => a !== null).length);
      }),
    );
  });

  it('continues after a reload exactly where it was, in the same order', () => {
    fc.assert(
      fc.property(anyLevel, anySeed, anyEvents, (questions, seed, events) => {
        const run = events.reduce<ReturnType<typeof startQuiz<Shown>>>(
          playQuiz,
          startQuiz<Shown>(questions, seed),
        );
        const stored: unknown = JSON.parse(JSON.stringify(run));
        expect(resumeQuiz(questions, stored)).toEqual(run);
      }),
    );
  });

  const stored = { seed: '', position: 0, reached: 0, answers: [null, null], hints: [] };

  it('continues what was stored', () => {
    expect(resumeQuiz(level(1, 2), { ...stored, answers: [0, null] })).not.toBeNull();
  });

  it.each<[unknown, string]>([
    [null, 'nothing'],
    ['1', 'no object'],
    [{ ...stored, seed: undefined }, 'no seed'],
    [{ ...stored, position: 2, reached: 2 }, 'a position past the end'],
    [{ ...stored, position: -1 }, 'a position before the start'],
    [{ ...stored, answers: [0] }, 'answers of another level'],
    [{ ...stored, answers: [null, 1] }, 'an answer to a question not reached'],
    [{ ...stored, reached: 1, answers: ['0', null] }, 'an answer that is no index'],
    [{ ...stored, reached: 1, answers: [[0], null] }, 'an answer to another kind of question'],
    [{ ...stored, position: 1 }, 'a position that was not reached'],
    [{ ...stored, hints: [1] }, 'a hint not reached'],
  ])('starts afresh when %j was stored (%s)', (value) => {
    expect(resumeQuiz(level(1, 2), value)).toBeNull();
  });

  it('never throws at what was stored', () => {
    fc.assert(
      fc.property(anyLevel, fc.anything(), (questions, value) => {
        resumeQuiz(questions, value);
      }),
    );
  });
});
