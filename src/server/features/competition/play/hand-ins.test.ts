// Handing in: what is kept, what counts of it, and what is refused.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CompetitionSite, createCompetitionSite } from '#server/testing/competition.ts';
import { MAX_HAND_INS } from './arrival-store.ts';
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

const handIn = (id: string, answers: unknown[], timeTaken: unknown, more: object = {}) =>
  site.post('set-answer', { id, CompId: 7, answers, timeTaken, ...more });

/** The entry as a ranking would make it now. */
async function entry(id: string) {
  const competition = await site.services.competition.calendar.find(7);
  if (competition === undefined) return null;
  const made = await findEntry(site.db, id, competition);
  return made && { answers: made.answers, timeTaken: made.timeTaken, isLate: made.isLate };
}

describe('handing in', () => {
  it('counts the first answer to each question; a repeat changes nothing and has the same reply', async () => {
    const { id } = await site.register();
    site.setClock(-121);
    const replies = await Promise.all([
      handIn(id, [0, null, 2], 61),
      handIn(id, [0, null, 2], 61),
      handIn(id, [0, null, 2], 61),
    ]);
    expect(replies.map((reply) => reply.json())).toEqual(
      Array(3).fill({
        message: 'Your answers have arrived',
        isLate: false,
        inTime: 2,
        hasOthers: false,
      }),
    );
    expect(await entry(id)).toEqual({ answers: [0, null, 2], timeTaken: 61, isLate: false });
    site.setClock(-5_000);
    const late = await handIn(id, [3, 3, 3], 120);
    expect(late.json()).toMatchObject({ isLate: false, inTime: 2 });
    expect(await entry(id)).toEqual({ answers: [0, null, 2], timeTaken: 61, isLate: false });
  });

  it('keeps the answers of many at the same moment, each its own, also beside strangers', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await site.register()).id);
    site.setClock(-121);
    const replies = await Promise.all([
      ...ids.map((id, index) => handIn(id, [index % 4, null, 0], index)),
      ...ids.map((id) => handIn(id, [3, 3, 3], 120)),
      handIn(randomUUID(), [0, 0, 0], 0),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(24).fill(200), 404]);
    for (const [index, id] of ids.entries()) {
      expect(await entry(id)).toMatchObject({ isLate: false });
      expect((await entry(id))?.answers.toSpliced(1, 1)).toEqual([index % 4, 0]);
    }
  });

  it('finds the competition by the participant where it is not named', async () => {
    const { id } = await site.register();
    site.setClock(-120);
    expect(
      (await site.post('set-answer', { id, answers: [1, 1, 1], timeTaken: 3 })).statusCode,
    ).toBe(200);
    expect(await entry(id)).not.toBeNull();
  });

  it.each([
    [-139.999, false],
    [-140, true],
    [-100_000, true],
  ])('at %d s it is late: %s', async (clock, isLate) => {
    const { id } = await site.register();
    site.setClock(clock);
    expect((await handIn(id, [0, 0, 0], 0)).json()).toMatchObject({ isLate });
    expect(await entry(id)).toMatchObject({ isLate });
  });

  it('is refused before the start', async () => {
    const { id } = await site.register();
    site.setClock(0.001);
    expect(refusalOf(await handIn(id, [0, 0, 0], 0))).toEqual([403, 'competition-not-started']);
    expect(await entry(id)).toBeNull();
  });

  it.each([
    [[0, 1], 0, 'answers-count'],
    [[0, 1, 2, 3], 0, 'answers-count'],
    [[], 0, 'answers-count'],
    [[0, 1, 4], 0, 'answers-option'],
    [[0, 1, -1], 0, 'answers-option'],
    [[0, 1, null], 81, 'answers-time'],
    [[0, 1, 2], -1, 'answers-time'],
  ])('%j in %d s is refused: %s', async (answers, timeTaken, reason) => {
    const { id } = await site.register();
    site.setClock(-100);
    expect(refusalOf(await handIn(id, answers, timeTaken))).toEqual([400, reason]);
    expect(await entry(id)).toBeNull();
  });

  it.each([
    [{ answers: 'abc' }],
    [{ answers: [0, 1, 'c'] }],
    [{ answers: [0, 1, 1.5] }],
    [{ answers: [0, 1, {}] }],
    [{ answers: { 0: 1 } }],
    [{ answers: Array(101).fill(0) }],
    [{ timeTaken: '61' }],
    [{ timeTaken: 1e9 }],
    [{ timeTaken: null }],
    [{ id: 'me' }],
    [{ id: undefined }],
    [{ CompId: 7.5 }],
    [{ isLate: false }],
  ])('%j is refused with a 400', async (change) => {
    const { id } = await site.register();
    site.setClock(-100);
    const payload = { id, CompId: 7, answers: [0, 1, 2], timeTaken: 61, ...change };
    const response = await site.post('set-answer', payload);
    expect(response.statusCode).toBe(400);
    expect(await entry(id)).toBeNull();
  });

  it('of nobody, or for another competition, is refused', async () => {
    const { id } = await site.register();
    site.setClock(-90);
    expect(refusalOf(await handIn(randomUUID(), [0, 0, 0], 0))).toEqual([
      404,
      'participant-unknown',
    ]);
    expect(
      refusalOf(
        await site.post('set-answer', { id: randomUUID(), answers: [0, 0, 0], timeTaken: 0 }),
      ),
    ).toEqual([404, 'participant-unknown']);
    expect(refusalOf(await handIn(id, [0, 0, 0], 0, { CompId: 9 }))).toEqual([
      404,
      'competition-unknown',
    ]);
    expect(await entry(id)).toBeNull();
  });

  it('of a megabyte is refused', async () => {
    site.setClock(-60);
    const response = await handIn(randomUUID(), Array(500_000).fill(0), 0);
    expect(response.statusCode).toBe(413);
    expect(response.json().message).toBe('The request is too large');
  });

  it('that was right stays, whatever the clock is set to afterwards', async () => {
    const { id } = await site.register();
    site.setClock(-90);
    await handIn(id, [0, 1, 2], 61);
    site.setClock(10);
    expect(refusalOf(await handIn(id, [3, 3, 3], 61))).toEqual([403, 'competition-not-started']);
    expect(await entry(id)).toEqual({ answers: [0, 1, 2], timeTaken: 61, isLate: false });
  });

  it('keeps so many different ones of a child and refuses more, but no repeat', async () => {
    const { id } = await site.register();
    site.setClock(-121);
    for (let seconds = 0; seconds < MAX_HAND_INS; seconds += 1) {
      expect((await handIn(id, [0, 0, 0], seconds)).statusCode).toBe(200);
    }
    expect(refusalOf(await handIn(id, [0, 0, 0], 100))).toEqual([409, 'hand-ins-too-many']);
    expect((await handIn(id, [0, 0, 0], 0)).statusCode).toBe(200);
    expect(await entry(id)).toMatchObject({ timeTaken: 0 });
  });
});
