import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { Parent } from '#server/testing/parent.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const HOUR = 3_600_000;
const clock = createFakeClock('2026-07-01T06:00:00Z');
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
let member: Parent;

beforeAll(async () => {
  // The real content: the sample has too few questions.
  site = await createTestApp({ contentDir: 'content', gateway, clock });
  member = await new Parent(site, gateway).signUp();
  await site.services.membership.grantYear(member.phone);
});
afterAll(() => site.close());

const wish = {
  topicId: 2,
  difficulty: 'easy',
  kinds: ['choice', 'spot', 'drag'],
  tasks: 8,
  name: 'Monday',
  seed: 'mango',
  copies: 1,
  part: 'sheet',
};
const make = (more: object = {}, who = member) =>
  site.app.inject({
    method: 'POST',
    url: '/api/worksheet/make',
    payload: { ...wish, ...more },
    headers: who.token === undefined ? {} : { authorization: `Bearer ${who.token}` },
  });

it('the same seed gives the same sheet and key, another seed another sheet', async () => {
  const [sheet, again, other, key] = [
    await make(),
    await make(),
    await make({ seed: 'papaya' }),
    await make({ part: 'key' }),
  ];
  for (const response of [sheet, again, other, key]) {
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(again.rawPayload).toEqual(sheet.rawPayload);
  expect(other.rawPayload).not.toEqual(sheet.rawPayload);
  expect(key.rawPayload).not.toEqual(sheet.rawPayload);
  expect(key.headers['content-disposition']).toBe(
    'attachment; filename="Worksheet mango answers.pdf"',
  );
});

it('a set for a class is one file, the same each time', async () => {
  const set = await make({ copies: 3 });
  expect(set.statusCode).toBe(200);
  expect((await make({ copies: 3 })).rawPayload).toEqual(set.rawPayload);
  const pages = async (pdf: Buffer) => (await PDFDocument.load(pdf)).getPageCount();
  expect(await pages(set.rawPayload)).toBeGreaterThanOrEqual(3);
  expect(await pages(set.rawPayload)).toBeGreaterThan(await pages((await make()).rawPayload));
});

it('is for members', async () => {
  const visitor = new Parent(site, gateway);
  expect((await make({}, visitor)).statusCode).toBe(401);
  const user = await new Parent(site, gateway).signUp();
  expect((await make({}, user)).statusCode).toBe(403);
});

it.each([
  [{ topicId: 99 }, 404],
  [{ kinds: [] }, 400],
  [{ kinds: ['essay'] }, 400],
  [{ tasks: 3 }, 400],
  [{ tasks: 100 }, 400],
  [{ copies: 31 }, 400],
  [{ copies: 0 }, 400],
  [{ seed: '' }, 400],
  [{ seed: '../../x' }, 400],
  [{ name: 'x'.repeat(61) }, 400],
  [{ name: '#eval("x")' }, 400],
  [{ name: 'नाम' }, 400],
  [{ more: 1 }, 400],
])('refuses %j', async (more, status) => {
  const response = await make(more);
  expect(response.statusCode).toBe(status);
  expect(response.json().error.message).toMatch(/\w/);
});

it('a refused call is over when its reply comes: the next one is never told to wait', async () => {
  for (let call = 0; call < 20; call += 1) {
    expect((await make({ more: 1 })).statusCode).toBe(400);
  }
});

it('says so when a topic has too few tasks of a kind', async () => {
  const response = await make({ kinds: ['drag'], topicId: 1 });
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toContain('choose another kind too');
});

/** It makes as many sheets as are allowed. */
const LIMIT_TIMEOUT_MS = 180_000;

it('has a limit for an account and hour, and takes turns', {
  timeout: LIMIT_TIMEOUT_MS,
}, async () => {
  const busy = await new Parent(site, gateway).signUp();
  await site.services.membership.grantYear(busy.phone);
  const set = { copies: 30, tasks: 4 };
  const both = await Promise.all([make(set, busy), make(set, busy)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
  let last = await make({}, busy);
  for (let time = 0; time < 6 && last.statusCode !== 429; time += 1) {
    last = await make(set, busy);
  }
  expect(last.statusCode).toBe(429);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(60);
  clock.advance(HOUR);
  await busy.logInWithPassword();
  expect((await make({}, busy)).statusCode).toBe(200);
});
