// The competition through its calls: what everybody sees at every phase, registering, participating, handing in.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consent, freshPhone } from '#server/testing/parent.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const START = Date.parse('2024-06-09T11:30:00+05:30');
const gateway = createTestGateway();
let now = new Date(START);
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ gateway, contentDir: SAMPLE_CONTENT, clock: { now: () => now } });
});
afterAll(() => site.close());

/** The competition clock: seconds until the start. */
const setClock = (seconds: number) => {
  now = new Date(START - seconds * 1000);
};
beforeEach(() => setClock(40_000));

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url: `/api/${url}`, headers });
const post = (url: string, payload: object) =>
  site.app.inject({ method: 'POST', url: `/api/comp/${url}`, payload });

const child = { childsName: 'Meera', standard: 'a-4th', schoolName: 'Riverside School' };

async function register(changes: object = {}) {
  const phone = freshPhone();
  expect((await post('otp', { phone, ...child })).statusCode).toBe(200);
  const otp = await gateway.codeTo(phone);
  const form = { phone, ...child, otp, CompId: 7, consent, ...changes };
  const response = await post('register', form);
  return { phone, form, response };
}

it('registers, participates, hands in', async () => {
  const { phone, response } = await register();
  expect(response.json()).toEqual({});
  setClock(-121);
  const { id } = response.json().registeredUser;
  const r = await post('set-answer', { id, CompId: 7, answers: [0, null, 1], timeTaken: 41 });
  expect(r.json()).toEqual({ message: 'Your answers have arrived', isLate: false });
  const p = await post('participate', { phone, standard: 'a-4th' });
  expect(p.json()).toEqual({});
});
