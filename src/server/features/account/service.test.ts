import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { Parent } from '#server/testing/parent.ts';
import { messageOf } from '#server/testing/read-reply.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const MINUTE = 60_000;
const clock = createFakeClock();
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ clock, gateway, contentDir: SAMPLE_CONTENT });
});
afterAll(() => site.close());

const signedUp = () => new Parent(site, gateway).signUp();

describe('the account', () => {
  it("takes a new child's name and standard, and the profile has them at once", async () => {
    const asha = await signedUp();
    const change = (body: object) => asha.call('PATCH', '/api/user/account', body);
    const changed = (await change({ childsName: '  Anu ', standard: 'a-6th' })).json();
    expect(changed).toMatchObject({ childsName: 'Anu', standard: 'a-6th', username: 'Asha Rao' });
    expect((await asha.validate()).json()).toMatchObject({ childsName: 'Anu', standard: 'a-6th' });
    expect((await change({})).statusCode).toBe(400);
    expect((await change({ role: 'member' })).statusCode).toBe(400);
    expect((await change({ standard: 'a-9th' })).statusCode).toBe(400);
  });

  it('needs the old password for a new one, except soon after a code', async () => {
    const asha = await signedUp();
    expect((await asha.account()).needsOldPassword).toBe(false);
    const later = asha.elsewhere();
    await later.logInWithPassword();
    expect((await later.account()).needsOldPassword).toBe(true);
    const change = (body: object) => later.post('password', body);
    expect(messageOf(await change({ password: 'new mango' }))).toBe(
      'The old password is not right',
    );
    expect((await change({ password: 'new mango', oldPassword: 'wrong' })).statusCode).toBe(400);
    expect((await change({ password: 'short', oldPassword: 'mango tree' })).statusCode).toBe(400);
    expect((await change({ password: 'new mango', oldPassword: 'mango tree' })).statusCode).toBe(
      200,
    );

    const forgotten = asha.elsewhere();
    await forgotten.logInWithCode();
    expect((await forgotten.post('password', { password: 'third mango' })).statusCode).toBe(200);
    clock.advance(15 * MINUTE);
    await forgotten.refresh();
    expect((await forgotten.post('password', { password: 'fourth mango' })).statusCode).toBe(400);
  });
});
