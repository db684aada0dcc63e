import { sql } from 'drizzle-orm';
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

describe('everything about a child', () => {
  it('can be taken along', async () => {
    const asha = await signedUp();
    await asha.post('quiz', { score: 2, levelid: 11, userid: asha.id, length: 3 });
    const response = await asha.get('export');
    expect(response.headers['content-disposition']).toContain('attachment');
    expect(response.json()).toMatchObject({
      exportedAt: clock.now().toISOString(),
      account: { id: asha.id, phone: asha.phone, childsName: 'Meera' },
      sessions: [{ device: expect.any(String) }],
      quizResults: [
        { levelId: 11, topic: 'Nouns', difficulty: 'easy', number: 1, score: 2, length: 3 },
      ],
      messages: [{ kind: 'code' }],
      wordGames: [],
    });
    expect(response.body).not.toContain('argon2');
  });

  it('can be taken along with the devices that are logged out but still known', async () => {
    const asha = await signedUp();
    const shop = asha.elsewhere();
    await shop.logInWithPassword();
    clock.advance(MINUTE);
    await shop.post('logout');
    const endedAt = clock.now().toISOString();
    const { sessions } = await asha.everything();
    expect(sessions).toHaveLength(2);
    expect(sessions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ endedAt }),
        expect.objectContaining({ endedAt: null }),
      ]),
    );
  });

  it('can be deleted with a code, and then nothing is left of it anywhere', async () => {
    const asha = await signedUp();
    await asha.post('quiz', { score: 2, levelid: 11, userid: asha.id, length: 3 });
    const stranger = await signedUp();
    clock.advance(MINUTE);
    expect((await asha.post('delete', { otp: '000000' })).statusCode).toBe(400);
    expect((await asha.post('delete-otp')).statusCode).toBe(200);
    const otp = await gateway.codeTo(asha.phone);
    expect((await stranger.post('delete', { otp })).statusCode).toBe(400);
    expect(messageOf(await asha.post('delete', { otp }))).toBe(
      'The account and everything in it is deleted',
    );
    expect((await asha.validate()).statusCode).toBe(401);
    expect((await asha.elsewhere().logInWithPassword()).statusCode).toBe(401);
    // The tombstone: a random number that nothing links to a person any more.
    expect(await findTraces(asha)).toEqual(['public.erased']);
    expect((await stranger.validate()).statusCode).toBe(200);

    // The number is free again.
    clock.advance(MINUTE);
    await asha.elsewhere().signUp();
  });
});

/** Every table that holds the phone or the id in any column. */
async function findTraces({ phone, id }: Parent): Promise<string[]> {
  const tables = await site.db.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema in ('public', 'queue') and table_type = 'BASE TABLE'`,
  );
  const found = [];
  for (const { name } of tables.rows) {
    const hit = await site.db.execute(
      sql`select 1 from ${sql.raw(name)} as t where t::text like ${`%${phone}%`} or t::text like ${`%${id}%`} limit 1`,
    );
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}
