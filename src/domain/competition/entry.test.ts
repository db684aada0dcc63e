import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ArrivedPick, entryOf, type HandIn, type Played } from './entry.ts';

const schedule = {
  startsAt: new Date('2024-06-09T11:30:00+05:30'),
  questionCount: 3,
  secondsPerQuestion: 40,
  registrationClosesS: 36_000,
  waitingRoomOpensS: 1_200,
};
const at = (elapsedS: number) => new Date(schedule.startsAt.getTime() + elapsedS * 1_000);
const LATE_S = 141;

const nothing: Played = {
  participantId: 'a',
  standard: 'a-4th',
  picks: [],
  handIns: [],
  ruling: null,
};
function pick(
  question: number,
  option: number,
  elapsedS: number,
  device: string | null = 'phone',
): ArrivedPick {
  return { question, option, secondsLeft: 20, receivedAt: at(elapsedS), device };
}
function handIn(answers: HandIn['answers'], timeTaken: number, more: Partial<HandIn> = {}): HandIn {
  const base = { secondsLeft: null, network: null, device: 'phone', receivedAt: at(121) };
  return { answers, timeTaken, ...base, ...more };
}
const entry = (played: Partial<Played>) => entryOf({ ...nothing, ...played }, schedule);

it('nothing that arrived is no entry', () => {
  expect(entry({})).toBeNull();
});

it('a hand-in alone is the entry, also where only the sum of its seconds is known', () => {
  const made = entry({ handIns: [handIn([0, null, 2], 61)] });
  expect(made).toMatchObject({
    answers: [0, null, 2],
    secondsLeft: [31, null, 30],
    timeTaken: 61,
    isLate: false,
    isHandedIn: true,
  });
});

it('the entry of a child whose hand-in was lost is made from the picks that were sent', () => {
  expect(entry({ picks: [pick(0, 1, 20), pick(1, 3, 61)] })).toMatchObject({
    answers: [1, 3, null],
    timeTaken: 40,
    isLate: false,
    isHandedIn: false,
  });
});

it('of two devices the first pick of each question counts, and an empty answer never beats one', () => {
  const tablet = { device: 'tablet', receivedAt: at(125) };
  const made = entry({
    picks: [pick(0, 1, 20)],
    handIns: [
      handIn([null, null, null], 0, { device: 'tablet', receivedAt: at(100) }),
      handIn([2, 2, null], 80, { ...tablet, secondsLeft: [40, 40, null] }),
      handIn([1, null, 3], 40, { receivedAt: at(122), secondsLeft: [20, null, 20] }),
    ],
  });
  expect(made).toMatchObject({
    answers: [1, 2, 3],
    secondsLeft: [20, 40, 20],
    timeTaken: 80,
  });
});

it('a sum of seconds is what is left of it after the picks that are known', () => {
  const made = entry({ picks: [pick(0, 1, 20)], handIns: [handIn([1, 2, 3], 65)] });
  expect(made).toMatchObject({ secondsLeft: [20, 23, 22], timeTaken: 65 });
});

it('late answers are not mixed with those in time', () => {
  const late = handIn([1, 2, 3], 60, { receivedAt: at(LATE_S) });
  expect(entry({ picks: [pick(0, 1, 20)], handIns: [late] })).toMatchObject({
    answers: [1, null, null],
    isLate: false,
  });
  const empty = handIn([null, null, null], 0);
  expect(entry({ handIns: [empty, late] })).toMatchObject({ answers: [1, 2, 3], isLate: true });
  expect(entry({ handIns: [late] })).toMatchObject({ answers: [1, 2, 3], isLate: true });
});

it('goes by what the operator decided', () => {
  const played = {
    picks: [pick(0, 1, 20, 'tablet')],
    handIns: [handIn([3, null, null], 20)],
  };
  expect(entry({ ...played, ruling: { device: 'phone' } })).toMatchObject({
    answers: [3, null, null],
  });
});

const anyDevice = fc.constantFrom('phone', 'tablet', null);
const anyElapsed = fc.integer({ min: 0, max: 200 });
const anyPicks = fc.uniqueArray(
  fc
    .tuple(fc.nat(2), fc.nat(3), anyElapsed, anyDevice)
    .map(([question, option, elapsedS, device]) => pick(question, option, elapsedS, device)),
  { selector: ({ question }) => question },
);
const anyHandIn = fc
  .tuple(fc.array(fc.option(fc.nat(3)), { minLength: 3, maxLength: 3 }), anyElapsed, anyDevice)
  .map(([answers, elapsedS, device]) => {
    const secondsLeft = answers.map((answer) => (answer === null ? null : 10));
    const timeTaken = 10 * secondsLeft.filter((seconds) => seconds !== null).length;
    return handIn(answers, timeTaken, { secondsLeft, receivedAt: at(elapsedS), device });
  });
const anyPlayed = fc.record({ picks: anyPicks, handIns: fc.array(anyHandIn, { maxLength: 4 }) });

it('every answer in time counts for its question, and its time is the sum of those that count', () => {
  fc.assert(
    fc.property(anyPlayed, ({ picks, handIns }) => {
      const made = entry({ picks, handIns });
      if (made === null) return picks.length + handIns.length === 0;
      const isInTime = ({ receivedAt }: { receivedAt: Date }) => receivedAt < at(140);
      const answered = [0, 1, 2].filter(
        (question) =>
          picks.some((each) => isInTime(each) && each.question === question) ||
          handIns.some((each) => isInTime(each) && each.answers[question] !== null),
      );
      const sum = made.secondsLeft.reduce<number>((total, seconds) => total + (seconds ?? 0), 0);
      expect(made.timeTaken).toBe(sum);
      if (made.isLate) expect(answered).toEqual([]);
      else for (const question of answered) expect(made.answers[question]).not.toBeNull();
    }),
  );
});

it('whatever arrives later changes no answer that counts', () => {
  fc.assert(
    fc.property(anyPlayed, anyHandIn, ({ picks, handIns }, another) => {
      const isBefore = ({ receivedAt }: { receivedAt: Date }) => receivedAt < at(139);
      const arrived = { picks: picks.filter(isBefore), handIns: handIns.filter(isBefore) };
      const last = { ...another, receivedAt: at(139) };
      const after = entry({ ...arrived, handIns: [...arrived.handIns, last] });
      for (const [question, answer] of (entry(arrived)?.answers ?? []).entries()) {
        if (answer !== null) expect(after?.answers[question]).toBe(answer);
      }
    }),
  );
});
