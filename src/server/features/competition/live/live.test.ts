// The live screen, the call that pages follow the plan by, and the page of the operator.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CompetitionSite, createCompetitionSite } from '#server/testing/competition.ts';

let site: CompetitionSite;
beforeAll(async () => {
  site = await createCompetitionSite({ config: { staffSecret: undefined } });
});
afterAll(() => site.close());

const plan = async (query: string) => site.get(`comp/plan?${query}`);
const screen = async (id?: number) =>
  (await site.services.competition.liveScreen.lines(id, { isUnderMaintenance: false }))?.join('\n');

it('a page is told the plan and the time, and never a stored one', async () => {
  site.setClock(600);
  const response = await plan('CompId=7&at=waiting&paper=true&off=-3600');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({
    data: { id: 7, attributes: { startsAt: '2024-06-09T06:00:00.000Z', cancelledAt: null } },
    current: 7,
    now: '2024-06-09T05:50:00.000Z',
  });
  expect((await plan('CompId=8&at=waiting')).statusCode).toBe(404);
  for (const wrong of ['CompId=7', 'CompId=7&at=kitchen', 'CompId=7&at=waiting&off=x']) {
    expect((await plan(wrong)).statusCode).toBe(400);
  }
});

it('shows who is registered, who waits with the paper, and how far clocks are off', async () => {
  await site.register();
  site.setClock(600);
  for (let calls = 0; calls < 32; calls += 1) await plan('CompId=7&at=waiting&paper=true&off=7');
  await plan('CompId=7&at=playing&unsent=true');
  await site.services.competition.live.flush();
  const shown = await screen();
  expect(shown).toContain('Competition 7, 9 June 2024, 11:30:00 am in India');
  expect(shown).toContain('Server clock  11:20:00 am in India (05:50:00 UTC)');
  expect(shown).toContain('The waiting room is open. The test begins in 0:10:00.');
  expect(shown).toMatch(/\n4 +1 +0 +0\n/);
  expect(shown).toMatch(/waiting 10 \(10 with their paper\)/);
  expect(shown).toContain('half of the devices within 7 s');
  expect(shown).toContain('Servers       1 seen in the last 15 s');
  // A page that asks again is told how many wait.
  expect((await plan('CompId=7&at=waiting')).json().waiting).toBe(10);
});

it('says what is left of the test, what was handed in, and when it is safe to close', async () => {
  site.setClock(-100);
  const running = await screen();
  expect(running).toContain('The test runs: 0:00:20 are left. Safe to close at 11:32:20 am.');
  site.setClock(-140);
  expect(await screen()).toContain('The test is over. Safe to close now.');
  expect(await screen(8)).toBeUndefined();
});

it('the page of the operator opens on this machine only', async () => {
  const open = (headers: Record<string, string> = {}) =>
    site.app.inject({ url: '/operator/competition', headers: { host: 'localhost', ...headers } });
  const response = await open();
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(response.body).toContain('Competition 7, 9 June 2024');
  expect((await open({ 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(403);
});

it('… or with the secret, which is a header', async () => {
  const staffSecret = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const staffed = await createCompetitionSite({ config: { staffSecret } });
  try {
    const open = (password?: string) =>
      staffed.app.inject({
        url: '/operator/competition',
        headers:
          password === undefined
            ? {}
            : { authorization: `Basic ${Buffer.from(`me:${password}`).toString('base64')}` },
      });
    expect((await open()).statusCode).toBe(401);
    expect((await open('a guess')).statusCode).toBe(401);
    expect((await open(staffSecret)).statusCode).toBe(200);
  } finally {
    await staffed.close();
  }
});
