// Picks as they are made, and the ways to cheat that they close: reading ahead, claiming time, voiding an entry.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CompetitionSite, createCompetitionSite } from '#server/testing/competition.ts';
import { findPlayedBy } from './arrival-store.ts';
import { findEntry } from './entries.ts';

let site: CompetitionSite;

beforeAll(async () => {
  site = await createCompetitionSite();
});
afterAll(() => site.close());
beforeEach(() => site.setClock(40_000));

type Response = Awaited<ReturnType<CompetitionSite['post']>>;
const refusalOf = (response: Response) => [
  response.statusCode,
  response.json().error?.details.reason,
];

interface Browser {
  readonly id: string;
  readonly cookies: Map<string, string>;
}

/** A pick in the question's own time: the clock is set to the moment that it claims. */
async function pick({ id, cookies }: Browser, question: number, option: number, secondsLeft = 20) {
  site.setClock(-(question * 40 + 40 - secondsLeft));
  return send({ id, cookies }, [{ question, option, secondsLeft }]);
}

function send({ id, cookies }: Browser, picks: unknown, more: object = {}) {
  return site.post('picks', { id, CompId: 7, picks, ...more }, cookies);
}

function handIn({ id, cookies }: Browser, answers: (number | null)[], timeTaken: number) {
  return site.post('set-answer', { id, CompId: 7, answers, timeTaken }, cookies);
}

/** The entry as a ranking would make it now. */
async function entry(id: string) {
  const competition = await site.services.competition.calendar.find(7);
  return competition === undefined ? null : findEntry(site.db, id, competition);
}

it('are kept as they are made, and make the entry of a child whose network ends', async () => {
  const child = await site.register();
  expect((await pick(child, 0, 1)).json()).toEqual({
    message: 'Your picks have arrived',
    others: [],
  });
  await pick(child, 1, 3, 7);
  site.setClock(-5_000);
  expect(await entry(child.id)).toMatchObject({
    answers: [1, 3, null],
    timeTaken: 27,
    isLate: false,
    isHandedIn: false,
  });
});

it('stand as they came first: a repeat changes nothing, and another device is told which stands', async () => {
  const child = await site.register();
  await pick(child, 0, 1);
  expect((await send(child, [{ question: 0, option: 1, secondsLeft: 20 }])).json().others).toEqual(
    [],
  );
  const tablet = { id: child.id, cookies: new Map([['gully_entry', 'x'.repeat(43)]]) };
  const told = await send(tablet, [{ question: 0, option: 2, secondsLeft: 20 }]);
  expect(told.json().others).toEqual([{ question: 0, option: 1 }]);
  expect(await entry(child.id)).toMatchObject({ answers: [1, null, null] });
});

it('of many children at the same moment are each their own, beside repeats and strangers', async () => {
  const children: Browser[] = [];
  for (let count = 0; count < 12; count += 1) children.push(await site.register());
  site.setClock(-30);
  const picksOf = (index: number) => [{ question: 0, option: index % 4, secondsLeft: 12 }];
  const replies = await Promise.all([
    ...children.map((child, index) => send(child, picksOf(index))),
    ...children.map((child, index) => send(child, picksOf(index))),
    send({ id: randomUUID(), cookies: new Map() }, picksOf(0)),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(24).fill(200), 404]);
  for (const [index, { id }] of children.entries()) {
    expect(await entry(id)).toMatchObject({ answers: [index % 4, null, null], timeTaken: 12 });
  }
});

it('by another start are refused', async () => {
  const child = await site.register();
  site.setClock(-20);
  const picks = [{ question: 0, option: 1, secondsLeft: 20 }];
  const competition = await site.services.competition.calendar.find(7);
  const startsAt = competition?.startsAt ?? new Date(0);
  const later = new Date(startsAt.getTime() + 60_000);
  expect(refusalOf(await send(child, picks, { startsAt: later.toISOString() }))).toEqual([
    403,
    'plan-changed',
  ]);
  expect((await send(child, picks, { startsAt: startsAt.toISOString() })).statusCode).toBe(200);
});

it.each([
  [
    'a question that could not be shown yet',
    [{ question: 1, option: 0, secondsLeft: 40 }],
    403,
    'answers-early',
  ],
  [
    'more seconds than there are',
    [{ question: 0, option: 0, secondsLeft: 41 }],
    400,
    'answers-time',
  ],
  ['another option', [{ question: 0, option: 4, secondsLeft: 4 }], 400, 'answers-option'],
  ['another question', [{ question: 3, option: 0, secondsLeft: 4 }], 400, 'answers-count'],
  [
    'one of them wrong',
    [
      { question: 0, option: 0, secondsLeft: 4 },
      { question: 0, option: 9, secondsLeft: 4 },
    ],
    400,
    'answers-option',
  ],
  ['none', [], 400, undefined],
  ['words', [{ question: 'a', option: 0, secondsLeft: 4 }], 400, undefined],
  ['a rank', [{ question: 0, option: 0, secondsLeft: 4, rank: 1 }], 400, undefined],
])('with %s are refused, and none of them is kept', async (_, picks, status, reason) => {
  const child = await site.register();
  site.setClock(-36);
  expect(refusalOf(await send(child, picks))).toEqual([status, reason]);
  expect(await entry(child.id)).toBeNull();
});

it.each([
  [3, 403, 'competition-not-started'],
  [-140, 409, 'picks-over'],
])('at %d s are refused', async (clock, status, reason) => {
  const child = await site.register();
  site.setClock(clock);
  const picks = [{ question: 0, option: 0, secondsLeft: 4 }];
  expect(refusalOf(await send(child, picks))).toEqual([status, reason]);
});

describe('a stranger', () => {
  it('who knows phone and standard gets no id, and so can neither void nor fill an entry', async () => {
    const child = await site.register();
    site.setClock(-10);
    const stranger = await site.post('participate', { phone: child.phone, standard: 'a-4th' });
    expect(refusalOf(stranger)).toEqual([403, 'code-needed']);
    expect(stranger.body).not.toMatch(/[0-9a-f]{8}-/);
  });

  it("even with the id can't take back what the child sent, and the child is told of both", async () => {
    const child = await site.register();
    const stranger = { id: child.id, cookies: new Map([['gully_entry', 'y'.repeat(43)]]) };
    await pick(child, 0, 0);
    site.setClock(-60);
    expect((await handIn(stranger, [null, null, null], 0)).statusCode).toBe(200);
    await pick(child, 1, 3);
    await pick(child, 2, 2);
    site.setClock(-121);
    const reply = await handIn(child, [0, 3, 2], 60);
    expect(reply.json()).toMatchObject({ isLate: false, hasOthers: true });
    expect(await entry(child.id)).toMatchObject({ answers: [0, 3, 2], timeTaken: 60 });
    const played = await findPlayedBy(site.db, { participantId: child.id, competitionId: 7 });
    expect(played?.handIns).toHaveLength(2);
  });
});

describe('a cheat', () => {
  it('can hand in no answers to questions that were not shown yet', async () => {
    const cheat = await site.register();
    site.setClock(-1);
    expect(refusalOf(await handIn(cheat, [0, 3, 2], 120))).toEqual([403, 'answers-early']);
    expect(await entry(cheat.id)).toBeNull();
    site.setClock(-79);
    expect((await handIn(cheat, [0, 3, 2], 120)).statusCode).toBe(200);
  });

  it('can neither read the paper nor the key of a later question while the test runs', async () => {
    site.setClock(-10);
    for (const path of [
      'comp-questions/704',
      'comp-questions?filters[standard][$eq]=a-4th&filters[date][$eq]=20240609',
    ]) {
      const { statusCode, body } = await site.get(path);
      expect([statusCode, body.includes('options')]).toEqual([200, false]);
    }
    expect((await site.get('comp/paper-key/704/0')).statusCode).toBe(200);
    expect((await site.get('comp/paper-key/704/1')).statusCode).toBe(403);
  });
});

it('two devices of a child are merged question by question', async () => {
  const phone = await site.register();
  const tablet = { id: phone.id, cookies: new Map([['gully_entry', 'z'.repeat(43)]]) };
  await pick(phone, 0, 0, 30);
  await pick(tablet, 1, 3, 10);
  site.setClock(-121);
  await handIn(tablet, [null, 3, null], 10);
  await handIn(phone, [0, 1, 2], 90);
  expect(await entry(phone.id)).toMatchObject({
    answers: [0, 3, 2],
    // The phone's own sum, less what is known: 90 − 30 over two questions.
    secondsLeft: [30, 10, 30],
  });
});

it('the operator sees both devices, and decides before the ranking which of them counts', async () => {
  const child = await site.register();
  const stranger = { id: child.id, cookies: new Map([['gully_entry', 'w'.repeat(43)]]) };
  await pick(stranger, 0, 1);
  await pick(child, 1, 3);
  site.setClock(-121);
  await handIn(child, [0, 3, 2], 60);
  const { desk } = site.services.competition;
  const operation = { operator: 'op', isDryRun: false };
  const listed = await desk.review(7);
  const found = listed.ok && listed.entries.find(({ participantId }) => participantId === child.id);
  expect(found).toMatchObject({
    marks: 2,
    doubts: expect.arrayContaining([{ kind: 'devices', count: 2, differing: 1 }]),
  });
  const seen = await desk.arrivals(7, child.id);
  const device = seen.ok ? (seen.played.handIns[0]?.device ?? null) : null;
  const reason = 'The family has one phone.';
  const nothing = { ruling: { device: 'x' }, reason } as const;
  expect(await desk.rule(7, child.id, nothing, operation)).toMatchObject({ ok: false });
  const decision = { ruling: { device }, reason } as const;
  expect(await desk.rule(7, child.id, decision, operation)).toEqual({ ok: true });
  expect(await entry(child.id)).toMatchObject({ answers: [0, 3, 2] });
  expect(await desk.rule(7, child.id, { ruling: null, reason }, operation)).toEqual({ ok: true });
  expect(await entry(child.id)).toMatchObject({ answers: [1, 3, 2] });
});
