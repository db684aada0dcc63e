import { expect, it } from 'vitest';
import type { ArrivedPick, HandIn } from './entry.ts';
import { type PlayedOf, reviewEntries } from './review.ts';

const schedule = {
  startsAt: new Date('2024-06-09T11:30:00+05:30'),
  questionCount: 4,
  secondsPerQuestion: 40,
  registrationClosesS: 36_000,
  waitingRoomOpensS: 1_200,
};
const keys = { 'a-4th': [0, 1, 2, 3] } as const;
const at = (elapsedS: number) => new Date(schedule.startsAt.getTime() + elapsedS * 1_000);

/** A pick that arrives some seconds after the moment it claims. */
function pick(question: number, option: number, secondsLeft: number, delayS = 0.3): ArrivedPick {
  const receivedAt = at(question * 40 + 40 - secondsLeft + delayS);
  return { question, option, secondsLeft, receivedAt, device: 'phone' };
}
function handInOf(picks: readonly ArrivedPick[], more: Partial<HandIn> = {}): HandIn {
  const of = (question: number) => picks.find((each) => each.question === question);
  const questions = [0, 1, 2, 3];
  const secondsLeft = questions.map((question) => of(question)?.secondsLeft ?? null);
  return {
    answers: questions.map((question) => of(question)?.option ?? null),
    secondsLeft,
    timeTaken: secondsLeft.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0),
    device: 'phone',
    network: 'home',
    receivedAt: at(161),
    ...more,
  };
}
let children = 0;
function child(picks: readonly ArrivedPick[], more: Partial<PlayedOf> = {}): PlayedOf {
  children += 1;
  const participantId = `child ${children}`;
  const base = { participantId, standard: 'a-4th', phone: participantId, ruling: null } as const;
  return { ...base, picks, handIns: [handInOf(picks, { network: participantId })], ...more };
}
const doubtsAbout = (...played: PlayedOf[]) =>
  reviewEntries(played, keys, schedule).map(({ doubts }) => doubts);

const honest = [pick(0, 0, 25), pick(1, 1, 12), pick(2, 0, 30), pick(3, 3, 8)];

it('an honest entry is not listed', () => {
  expect(doubtsAbout(child(honest))).toEqual([]);
});

it.each([
  [
    'picks that nobody could read',
    honest.map((p) => ({ ...p, ...pick(p.question, p.option, 40) })),
    { kind: 'too-fast', count: 4 },
  ],
  [
    'picks that arrived much later than they claim',
    honest.map((p) => pick(p.question, p.option, p.secondsLeft, 20)),
    { kind: 'unwitnessed', count: 4 },
  ],
  [
    'picks that all claim to be a little earlier',
    honest.map((p) => pick(p.question, p.option, p.secondsLeft, 2.5)),
    { kind: 'claims-early', seconds: expect.closeTo(2.5) },
  ],
  [
    'a pick that came after later ones',
    [pick(0, 0, 25, 100), ...honest.slice(1)],
    { kind: 'out-of-order', count: 1 },
  ],
])('%s', (_, picks, doubt) => {
  expect(doubtsAbout(child(picks))).toEqual([[doubt]]);
});

it('a hand-in that says otherwise than the picks of its device', () => {
  const said = handInOf(honest, { answers: [1, 1, 0, 3] });
  expect(doubtsAbout(child(honest, { handIns: [said] }))).toEqual([
    [{ kind: 'claims-differ', count: 1 }],
  ]);
});

it('answers from two devices', () => {
  const other = handInOf(honest, {
    device: 'tablet',
    answers: [0, 2, 0, null],
    timeTaken: 0,
    secondsLeft: null,
  });
  expect(doubtsAbout(child(honest, { handIns: [handInOf(honest), other] }))).toEqual([
    [{ kind: 'devices', count: 2, differing: 1 }],
  ]);
});

it('the same answers from one network or one phone, and not from two homes', () => {
  const inSchool = { handIns: [handInOf(honest, { network: 'school' })] };
  const [first, second, elsewhere] = [
    child(honest, inSchool),
    child(honest, inSchool),
    child(honest),
  ];
  expect(doubtsAbout(first, second, elsewhere)).toEqual([
    [{ kind: 'same-answers', with: [second.participantId], wrong: 1 }],
    [{ kind: 'same-answers', with: [first.participantId], wrong: 1 }],
  ]);
  const twins = [child(honest, { phone: 'one' }), child(honest, { phone: 'one' })];
  expect(doubtsAbout(...twins)).toHaveLength(2);
});

it('lists the best first', () => {
  const fast = [0, 1, 2, 3].map((question) => pick(question, question, 40));
  const late = honest.map((p) => pick(p.question, p.option, p.secondsLeft, 20));
  const [worse, best] = [child(late), child(fast)];
  const listed = reviewEntries([worse, best], keys, schedule);
  expect(
    listed.map(({ participantId, marks, seconds }) => [participantId, marks, seconds]),
  ).toEqual([
    [best.participantId, 4, 0],
    [worse.participantId, 3, 85],
  ]);
});
