import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueOf, type MarkedAnswer } from './schedule.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon in India. */
const START = Date.parse('2026-06-01T06:30:00Z');

function marked(inDays: number, isRight: boolean, changes: Partial<MarkedAnswer> = {}) {
  const at = new Date(START + inDays * DAY);
  return { id: `${inDays}-${isRight}`, at, isRight, hasHint: false, ...changes };
}

/** `-` wrong, `+` right, `h` right with a hint: answered whenever it is due. */
function answerWhenDue(answers: string): { due: Date | null; gaps: number[] } {
  const done: MarkedAnswer[] = [];
  const gaps: number[] = [];
  let at = new Date(START);
  let due: Date | null = null;
  for (const [index, answer] of [...answers].entries()) {
    done.push({ id: `${index}`, at, isRight: answer !== '-', hasHint: answer === 'h' });
    due = dueOf(done);
    if (due === null) break;
    gaps.push(Math.ceil((due.getTime() - at.getTime()) / DAY));
    at = new Date(due.getTime() + 12 * HOUR);
  }
  return { due, gaps };
}

describe('an item', () => {
  it('does not come back as long as it was never wrong', () => {
    expect(dueOf([])).toBeNull();
    expect(dueOf([marked(0, true), marked(1, true), marked(40, true)])).toBeNull();
  });

  it('comes back at the beginning of the next day in India, whatever the hour', () => {
    for (const time of ['2026-06-01T00:05:00+05:30', '2026-06-01T23:55:00+05:30']) {
      expect(dueOf([marked(0, false, { at: new Date(time) })])?.toISOString()).toBe(
        new Date('2026-06-02T00:00:00+05:30').toISOString(),
      );
    }
  });

  it('comes back less often with every right answer, until it is learnt', () => {
    const { due, gaps } = answerWhenDue('-+++++');
    expect(due).toBeNull();
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect(gaps).toHaveLength(5);
  });

  it('comes back sooner after a hint than without', () => {
    const [, hinted = 0] = answerWhenDue('-h').gaps;
    const [, plain = 0] = answerWhenDue('-+').gaps;
    expect(hinted).toBeLessThan(plain);
  });

  it('that was learnt comes back within days when it is wrong again', () => {
    const learnt = [0, 1, 4, 12, 34, 88].map((day) => marked(day, day > 0));
    expect(dueOf(learnt)).toBeNull();
    expect(dueOf([...learnt, marked(200, true)])).toBeNull();
    const due = dueOf([...learnt, marked(200, false)]);
    expect(due?.getTime()).toBeGreaterThan(START + 200 * DAY);
    expect(due?.getTime()).toBeLessThan(START + 207 * DAY);
  });
});

describe('of several answers on one day', () => {
  const inHours = (day: number, hours: number, isRight: boolean) =>
    marked(day, isRight, { id: `${day} ${hours}`, at: new Date(START + day * DAY + hours * HOUR) });

  it('only the first right one counts', () => {
    const once = [inHours(0, 0, false), inHours(1, 0, true)];
    const often = [...once, inHours(1, 1, true), inHours(1, 2, true), inHours(1, 3, true)];
    expect(dueOf(often)).toEqual(dueOf(once));
  });

  it('a wrong one counts, before or after a right one', () => {
    const wrong = dueOf([inHours(0, 0, false), inHours(1, 0, false)]);
    expect(dueOf([inHours(0, 0, false), inHours(1, 0, false), inHours(1, 1, true)])).toEqual(wrong);
    expect(dueOf([inHours(0, 0, false), inHours(1, 0, true), inHours(1, 1, false)])).toEqual(wrong);
  });
});

describe('answers of two devices', () => {
  const answers = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      at: fc.date({ min: new Date(START), max: new Date(START + 300 * DAY), noInvalidDate: true }),
      isRight: fc.boolean(),
      hasHint: fc.boolean(),
    }),
    { maxLength: 30, selector: ({ id }) => id },
  );

  it('give the same schedule in any order of arrival', () => {
    const shuffled = answers.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([all, mixed]) => {
        expect(dueOf(mixed)).toEqual(dueOf(all));
      }),
    );
  });

  it('never put off a wrong answer for longer than a week', () => {
    fc.assert(
      fc.property(answers, (all) => {
        const last = new Date(START + 301 * DAY);
        const due = dueOf([...all, { id: 'last', at: last, isRight: false, hasHint: false }]);
        expect(due?.getTime()).toBeGreaterThan(last.getTime());
        expect(due?.getTime()).toBeLessThan(last.getTime() + 7 * DAY);
      }),
    );
  });
});
