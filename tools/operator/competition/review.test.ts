// Doubts about entries that would win a prize are decided before the ranking (product §11.10).

import { afterAll, beforeAll, expect, it } from 'vitest';
import { competitionEntry } from '#server/features/competition/tables.ts';
import {
  type CompetitionSite,
  createCompetitionSite,
  rightAnswers,
} from '#server/testing/competition.ts';
import { arrivalsText, doubtfulText } from './review.ts';

const now = { operator: 'op', isDryRun: false };
const reason = 'Two sisters, one network.';
const STRANGER = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

let site: CompetitionSite;
const ids = { anu: '', bela: '' };
const desk = () => site.services.competition.desk;

/** Both hand the same answers in from one network, without a pick before. */
beforeAll(async () => {
  site = await createCompetitionSite();
  for (const name of ['anu', 'bela'] as const) {
    ids[name] = (await site.register({ childsName: name, standard: 'a-4th' })).id;
    site.setClock(-121);
    const answers = { answers: rightAnswers['a-4th'], timeTaken: 60 };
    const reply = await site.post('set-answer', { id: ids[name], CompId: 7, ...answers });
    expect(reply.statusCode).toBe(200);
  }
  site.setClock(-140);
  expect(await desk().close(7, now)).toEqual({ ok: true });
});
afterAll(() => site.close());

async function reviewed(): Promise<string[]> {
  const done = await desk().review(7);
  if (!done.ok) throw new Error(done.reason);
  return done.entries.map(doubtfulText);
}

it('the review says in words what is doubtful, and that nobody has decided', async () => {
  const texts = await reviewed();
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toContain('standard 4, 3 marks in 60 s');
    expect(text).toContain("3 answers count by the device's own clock");
    expect(text).toContain('the same answers, 0 of them wrong, from the same phone or network');
    expect(text).toContain('nobody has decided about it');
  }
});

it('shows everything that arrived for one child, and knows no other', async () => {
  const done = await desk().arrivals(7, ids.anu);
  if (!done.ok) throw new Error(done.reason);
  expect(arrivalsText(done.played, done.competition)).toMatch(
    /^ +121 s {2}handed in: adc, 60 s left in all, from \S/,
  );
  expect(await desk().arrivals(7, STRANGER)).toMatchObject({ ok: false });
  expect(await desk().arrivals(6, ids.anu)).toMatchObject({ ok: false });
});

it('a ranking that is refused names the children and leaves nothing behind', async () => {
  const refused = await desk().rank(7, now);
  expect(refused).toMatchObject({
    ok: false,
    reason: expect.stringContaining(ids.anu),
  });
  expect(refused).toMatchObject({ reason: expect.stringContaining(ids.bela) });
  expect(await site.db.$count(competitionEntry)).toBe(0);
});

it('nothing can be decided about somebody who did not take part', async () => {
  const wanted = { participantId: STRANGER, isCounted: true, reason };
  expect(await desk().decide(7, wanted, now)).toMatchObject({ ok: false });
});

it('what was decided before the ranking is followed by it', async () => {
  const count = { participantId: ids.anu, isCounted: true, reason };
  const setAside = { participantId: ids.bela, isCounted: false, reason };
  expect(await desk().decide(7, count, now)).toEqual({ ok: true, effect: null });
  expect(await desk().rank(7, now)).toMatchObject({ ok: false });
  expect(await desk().decide(7, setAside, now)).toEqual({ ok: true, effect: null });
  expect((await reviewed()).map((text) => text.split('\n').at(-1)?.trim()).toSorted()).toEqual([
    'decided: it counts',
    'decided: set aside',
  ]);
  const ranked = await desk().rank(7, now);
  if (!ranked.ok) throw new Error(ranked.reason);
  const ranks = ranked.results.map(({ participantId, rank }) => [participantId, rank]);
  expect(Object.fromEntries(ranks)).toEqual({ [ids.anu]: 1, [ids.bela]: null });
});
