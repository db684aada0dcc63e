// What registered families are sent before a competition.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CompetitionSite, createCompetitionSite } from '#server/testing/competition.ts';

const now = { operator: 'op', isDryRun: false };
const START = new Date('2024-06-09T11:30:00+05:30');

let site: CompetitionSite;
beforeAll(async () => {
  site = await createCompetitionSite();
});
afterAll(() => site.close());

/** Runs the task at a number of seconds before the start; the notices that were sent by it. */
async function noticesAt(seconds: number): Promise<[string, ...string[]][]> {
  site.setClock(seconds);
  const before = site.gateway.sent.length;
  const { tasks } = site.services;
  const result = await tasks.run('competition-notices', { isDryRun: false, withPutAside: false });
  expect(result).toMatchObject({ kind: 'ran' });
  const done = result.kind === 'ran' ? result.done : 0;
  await expect.poll(() => site.gateway.sent.length).toBe(before + done);
  return site.gateway.sent.slice(before).map(({ content }) => {
    if (content.kind !== 'notice') throw new Error('a code');
    return [content.template, ...content.parameters];
  });
}

const HOUR = 3_600;

it('each family is reminded half an hour before, once', async () => {
  await site.register();
  await site.register();
  // They registered eleven hours before the start, so they know the day.
  expect(await noticesAt(10 * HOUR)).toEqual([]);
  expect(await noticesAt(1_790)).toEqual([
    ['competition_soon', '11:30 am'],
    ['competition_soon', '11:30 am'],
  ]);
  expect(await noticesAt(1_500)).toEqual([]);
});

it('a move is told once, with its reason, and families are reminded the day before the new start', async () => {
  const startsAt = new Date(START.getTime() + 3 * 24 * HOUR * 1_000);
  const { desk } = site.services.competition;
  const reason = 'The power is out.';
  site.setClock(1_400);
  expect(await desk.schedule(7, { startsAt, reason }, now)).toMatchObject({ ok: true });
  const moved = ['competition_moved', '9 June 2024', '12 June 2024', '11:30 am', reason];
  expect(await noticesAt(1_300)).toEqual([moved, moved]);
  expect(await noticesAt(1_200)).toEqual([]);
  const day = ['competition_day', '12 June 2024', '11:30 am'];
  expect(await noticesAt(-2 * 24 * HOUR - 60)).toEqual([day, day]);
});

it('a cancellation is told, and nobody is reminded any more', async () => {
  const { desk } = site.services.competition;
  expect(await desk.cancel(7, { isForced: true }, now)).toEqual({ ok: true });
  const cancelled = ['competition_cancelled', '12 June 2024', '–'];
  expect(await noticesAt(-2 * 24 * HOUR - 120)).toEqual([cancelled, cancelled]);
  expect(await noticesAt(-3 * 24 * HOUR + 1_700)).toEqual([]);
});
