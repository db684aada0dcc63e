// A whole school signs up behind one address, under the limits that a real site has.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEND_CEILINGS } from '#domain/auth/code-volume.ts';
import { SOFT_PER_ADDRESS_AND_HOUR } from '#domain/auth/proof-level.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { Parent, signUpForm } from '#server/testing/parent.ts';
import { deliveryOf } from '#server/testing/read-reply.ts';
import { solveChallenge } from '#server/testing/solve-challenge.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const PHONES = 300;
const AT_ONCE = 10;
const TEN_MINUTES_MS = 10 * 60_000;
const clock = createFakeClock();
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  const config = { otpSoftLimit: SOFT_PER_ADDRESS_AND_HOUR, otpCeilings: SEND_CEILINGS };
  site = await createTestApp({ clock, gateway, config });
});
afterAll(async () => {
  await site.close();
});

/** What the pages do; returns the last status. A server that is too busy asks to come again (503). */
async function signUp(): Promise<number> {
  const parent = new Parent(site, gateway);
  const { phone } = parent;
  const post = async (path: string, body: object) => {
    for (;;) {
      const response = await parent.post(path, body);
      if (response.statusCode !== 503) return response;
    }
  };
  let sent = await post('send-otp', { phone });
  if (sent.statusCode === 429) {
    const altcha = solveChallenge((await parent.get('challenge')).json());
    sent = await post('send-otp', { phone, altcha });
  }
  if (sent.statusCode !== 200) return sent.statusCode;
  const otp = await gateway.codeTo(phone);
  const delivery = deliveryOf(sent);
  const verified = await post('verify-otp', { phone, otp, delivery });
  if (verified.statusCode !== 200) return verified.statusCode;
  return (await post('signup', { phone, ...signUpForm })).statusCode;
}

it('300 phones sign up in ten minutes from one address', async () => {
  const statuses: number[] = [];
  for (let done = 0; done < PHONES; done += AT_ONCE) {
    statuses.push(...(await Promise.all(Array.from({ length: AT_ONCE }, signUp))));
    clock.advance(TEN_MINUTES_MS / (PHONES / AT_ONCE));
  }
  expect(statuses).toEqual(Array(PHONES).fill(200));
}, 300_000);
