import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProgress } from '#contract/quiz.ts';
import { countWaiting } from '#server/testing/count-waiting.ts';
import { Parent } from '#server/testing/parent.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const FREE_LEVEL = 11;
const OTHER_FREE_LEVEL = 14;
const LOCKED_LEVEL = 21;
const NOUNS = 1;
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ gateway, contentDir: SAMPLE_CONTENT });
});
afterAll(() => site.close());

const signedUp = () => new Parent(site, gateway).signUp();

function save(who: Parent, score: unknown, changes: object = {}) {
  const result = { score, levelid: FREE_LEVEL, userid: who.id, length: 3, ...changes };
  return who.post('quiz', result);
}

describe('a quiz score', () => {
  it('is kept at its best, however often and in whatever order it arrives', async () => {
    const asha = await signedUp();
    expect((await asha.get('progress')).json()).toEqual({ levels: [], topics: [] });
    expect((await save(asha, 2)).json()).toEqual({ message: 'Score saved', score: 2, stars: 2 });
    expect((await save(asha, 1)).json()).toMatchObject({ score: 2, stars: 2 });
    expect((await save(asha, 3)).json()).toMatchObject({ score: 3, stars: 3 });
    await Promise.all([0, 3, 1, 3, 2].map((score) => save(asha, score)));
    expect((await save(asha, 0)).json()).toMatchObject({ score: 3, stars: 3 });
  });

  it('makes the stars of the level and of its topic', async () => {
    const asha = await signedUp();
    await save(asha, 1);
    await save(asha, 3, { levelid: String(OTHER_FREE_LEVEL) });
    const progress = getProgress.response.parse((await asha.get('progress')).json());
    expect(progress.levels).toEqual([
      { levelId: FREE_LEVEL, topicId: NOUNS, score: 1, length: 3, stars: 1 },
      { levelId: OTHER_FREE_LEVEL, topicId: NOUNS, score: 3, length: 3, stars: 3 },
    ]);
    expect(progress.topics).toEqual([{ topicId: NOUNS, stars: 3 }]);
  });

  it("is saved for the token's own child only", async () => {
    const [asha, ben] = [await signedUp(), await signedUp()];
    expect((await save(asha, 3, { userid: ben.id })).statusCode).toBe(403);
    expect((await ben.get('progress')).json()).toMatchObject({ levels: [] });
    expect((await save(new Parent(site, gateway), 3)).statusCode).toBe(401);
  });

  it('of a locked level counts for members', async () => {
    const asha = await signedUp();
    expect((await save(asha, 3, { levelid: LOCKED_LEVEL })).statusCode).toBe(403);
    await site.services.membership.grantYear(asha.phone);
    expect((await save(asha, 3, { levelid: LOCKED_LEVEL })).statusCode).toBe(200);
  });

  it.each([
    [{ score: 4 }, 400],
    [{ score: -1 }, 400],
    [{ score: 1.5 }, 400],
    [{ score: '3' }, 400],
    [{ score: null }, 400],
    [{ length: 0, score: 0 }, 400],
    [{ length: 100, score: 100 }, 400],
    [{ length: 1, score: 1 }, 400],
    [{ length: 'three' }, 400],
    [{ levelid: 'eleven' }, 400],
    [{ levelid: -1 }, 400],
    [{ levelid: '１１' }, 400],
    [{ levelid: 999_999 }, 404],
    [{ userid: 7 }, 400],
    [{ userid: undefined }, 400],
    [{ stars: 3 }, 400],
  ])('with %o is refused with %i', async (changes, status) => {
    const asha = await signedUp();
    const response = await save(asha, 3, changes);
    expect(response.statusCode).toBe(status);
    expect((await asha.get('progress')).json()).toMatchObject({ levels: [] });
  });
});

describe('many results at once', () => {
  it('are kept at their best; a level that is locked, gone or of another length keeps no other back', async () => {
    const asha = await signedUp();
    await save(asha, 3);
    const saved = await asha.post('progress', {
      levels: [
        { levelId: FREE_LEVEL, score: 1, length: 3 },
        { levelId: OTHER_FREE_LEVEL, score: 1, length: 3 },
        { levelId: OTHER_FREE_LEVEL, score: 2, length: 3 },
        { levelId: LOCKED_LEVEL, score: 3, length: 3 },
        { levelId: 999_999, score: 3, length: 3 },
      ],
    });
    expect(saved.statusCode).toBe(200);
    const { levels } = getProgress.response.parse(saved.json());
    expect(levels.map(({ levelId, score }) => [levelId, score])).toEqual([
      [FREE_LEVEL, 3],
      [OTHER_FREE_LEVEL, 2],
    ]);
    expect((await asha.get('progress')).json()).toEqual(saved.json());
  });

  it('are kept of two devices that save the same levels in another order at the same moment', async () => {
    const asha = await signedUp();
    const levelsWith = (score: number) =>
      [FREE_LEVEL, OTHER_FREE_LEVEL].map((levelId) => ({ levelId, score, length: 3 }));
    await asha.post('progress', { levels: levelsWith(1) });
    const saving = await site.db.transaction(async (tx) => {
      await tx.execute(sql`select from quiz_result where level_id = ${FREE_LEVEL} for update`);
      const saves = [levelsWith(2), levelsWith(3).reverse()].map((levels) =>
        asha.post('progress', { levels }),
      );
      await expect.poll(() => countWaiting(site.db)).toBe(2);
      return { saves };
    });
    for (const saved of await Promise.all(saving.saves)) expect(saved.statusCode).toBe(200);
    const { levels } = getProgress.response.parse((await asha.get('progress')).json());
    expect(levels.map(({ score }) => score)).toEqual([3, 3]);
  });

  it('are none where no level counts', async () => {
    const asha = await signedUp();
    const body = { levels: [{ levelId: LOCKED_LEVEL, score: 3, length: 3 }] };
    expect((await asha.post('progress', body)).json()).toEqual({ levels: [], topics: [] });
  });
});
