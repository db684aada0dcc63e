import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listGameResults, saveGameResults } from '#contract/word-game.ts';
import type { GameResult } from '#domain/word-game/game-progress.ts';
import { Parent } from '#server/testing/parent.ts';
import { messageOf } from '#server/testing/read-reply.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';
import { createGameResultService, type GameResultService } from './service.ts';

const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
let service: GameResultService;

beforeAll(async () => {
  site = await createTestApp({ gateway });
  service = createGameResultService(site.db);
});
afterAll(() => site.close());

const drop = (level: number, score: number): GameResult => ({
  game: 'dropit',
  src: 's',
  difficulty: 'easy',
  level,
  score,
});
const won: GameResult = { game: 'wordcard', src: 'a', difficulty: 'hard', level: 12, score: 12 };

const member = (accountId: string) => ({ accountId, profile: { role: 'member' as const } });
const newChild = async () => (await new Parent(site, gateway).signUp()).id;

describe('the results of a child', () => {
  it('are none at first, and then all that were kept', async () => {
    const child = await newChild();
    expect(await service.resultsOf(child)).toEqual([]);
    expect(await service.keep(member(child), [won, drop(2, 4)])).toEqual([drop(2, 4), won]);
    expect(await service.resultsOf(child)).toEqual([drop(2, 4), won]);
  });

  it('never get worse, and saving twice changes nothing', async () => {
    const child = await newChild();
    await service.keep(member(child), [drop(1, 3)]);
    expect(await service.keep(member(child), [drop(1, 2)])).toEqual([drop(1, 3)]);
    expect(await service.keep(member(child), [drop(1, 5)])).toEqual([drop(1, 5)]);
    expect(await service.keep(member(child), [drop(1, 5)])).toEqual([drop(1, 5)]);
  });

  it('keep the fewest turns of a card game that was won', async () => {
    const child = await newChild();
    const inTurns = (turns: number): GameResult => ({ ...won, turns });
    await service.keep(member(child), [{ ...won, score: 10 }]);
    expect(await service.keep(member(child), [won])).toEqual([won]);
    expect(await service.keep(member(child), [inTurns(14)])).toEqual([inTurns(14)]);
    expect(await service.keep(member(child), [inTurns(9)])).toEqual([inTurns(9)]);
    expect(await service.keep(member(child), [inTurns(10), won])).toEqual([inTurns(9)]);
  });

  it('take the best where one call names a level twice', async () => {
    expect(
      await service.keep(member(await newChild()), [drop(1, 3), drop(1, 5), drop(1, 0)]),
    ).toEqual([drop(1, 5)]);
  });

  it('are the best of all devices that save at the same time', async () => {
    const child = await newChild();
    const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map((score) => {
        const results = levels.map((level) => drop(level, score));
        return service.keep(member(child), score % 2 === 0 ? results : results.toReversed());
      }),
    );
    expect(await service.resultsOf(child)).toEqual(levels.map((level) => drop(level, 5)));
  });

  it('are nobody else’s, and leave with the account', async () => {
    const [asha, other] = [await new Parent(site, gateway).signUp(), await newChild()];
    await service.keep(member(asha.id), [won]);
    await service.keep(member(other), [drop(1, 1)]);
    expect(await service.personalData.exportOf(site.db, asha.id)).toEqual([won]);
    await site.services.accounts.deleteByPhone(asha.phone);
    expect(await service.resultsOf(asha.id)).toEqual([]);
    expect(await service.resultsOf(other)).toEqual([drop(1, 1)]);
    // What was on its way when the account went.
    await expect(service.keep(member(asha.id), [won])).rejects.toThrow();
    expect(await service.resultsOf(asha.id)).toEqual([]);
  });
});

describe('the calls of a signed-in child', () => {
  let child: Parent;
  beforeAll(async () => {
    child = await new Parent(site, gateway).signUp();
  });
  const post = (body: object) => child.post('games', body);

  const wonFree: GameResult = { ...won, level: 2 };

  it('keep results and return them, to that child only', async () => {
    const saved = saveGameResults.response.parse(
      (await post({ games: [drop(3, 4), wonFree] })).json(),
    );
    expect(saved.data).toEqual([drop(3, 4), wonFree]);
    const response = await child.get('games');
    expect(listGameResults.response.parse(response.json())).toEqual(saved);
    expect(response.headers['cache-control']).toBe('no-store');
    const other = await new Parent(site, gateway).signUp();
    expect((await other.get('games')).json()).toEqual({ data: [] });
  });

  it.each([
    [{}],
    [[]],
    [{ games: [] }],
    [{ games: 'dropit' }],
    [{ games: [drop(1, 5)], userid: 'somebody' }],
    [{ games: Array(89).fill(drop(1, 5)) }],
    [{ games: [drop(0, 5)] }],
    [{ games: [drop(11, 5)] }],
    [{ games: [drop(1, 6)] }],
    [{ games: [drop(1, -1)] }],
    [{ games: [drop(1, 2.5)] }],
    [{ games: [{ ...won, level: 13 }] }],
    [{ games: [{ ...won, score: 11 }] }],
    [{ games: [{ ...won, score: 14 }] }],
    [{ games: [{ ...won, src: 'x' }] }],
    [{ games: [{ ...won, difficulty: 'medium' }] }],
    [{ games: [{ ...won, game: 'chess' }] }],
    [{ games: [{ ...won, level: '1' }] }],
    [{ games: [{ ...won, best: 12 }] }],
    [{ games: [{ ...won, turns: 5 }] }],
    [{ games: [{ ...won, score: 10, turns: 9 }] }],
    [{ games: [{ ...drop(1, 5), turns: 9 }] }],
    [{ games: [null] }],
  ])('refuse %j with a clear 400 and keep what was there', async (body) => {
    const before = (await child.get('games')).json();
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(messageOf(response)).toMatch(/^body/);
    expect((await child.get('games')).json()).toEqual(before);
  });

  it('refuse a level that is locked for the child, and keep nothing of the call', async () => {
    const asha = await new Parent(site, gateway).signUp();
    const games = [drop(10, 5), { ...won, level: 3 }];
    expect((await asha.post('games', { games })).statusCode).toBe(403);
    expect((await asha.get('games')).json()).toEqual({ data: [] });
    await site.services.membership.grantYear(asha.phone);
    expect((await asha.post('games', { games })).statusCode).toBe(200);
    expect((await asha.get('games')).json()).toMatchObject({ data: games });
  });

  it('come with the export of the account', async () => {
    const { data } = listGameResults.response.parse((await child.get('games')).json());
    expect((await child.get('export')).json()).toMatchObject({ wordGames: data });
  });
});

it.each(['GET', 'POST'] as const)('%s /api/user/games is for signed-in people', async (method) => {
  const response = await site.app.inject({ method, url: '/api/user/games' });
  expect(response.statusCode).toBe(401);
});
