import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameResult } from '#domain/vocabulary/game-progress.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import {
  createGameResultService,
  type GameResultService,
  gameProgressData,
} from './game-results.ts';

let site: Awaited<ReturnType<typeof createTestApp>>;
let service: GameResultService;

beforeAll(async () => {
  site = await createTestApp();
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

describe('the results of a child', () => {
  it('are none at first, and then all that were kept', async () => {
    const child = randomUUID();
    expect(await service.resultsOf(child)).toEqual([]);
    expect(await service.keep(child, [won, drop(2, 4)])).toEqual([drop(2, 4), won]);
    expect(await service.resultsOf(child)).toEqual([drop(2, 4), won]);
  });

  it('never get worse, and saving twice changes nothing', async () => {
    const child = randomUUID();
    await service.keep(child, [drop(1, 3)]);
    expect(await service.keep(child, [drop(1, 2)])).toEqual([drop(1, 3)]);
    expect(await service.keep(child, [drop(1, 5)])).toEqual([drop(1, 5)]);
    expect(await service.keep(child, [drop(1, 5)])).toEqual([drop(1, 5)]);
  });

  it('take the best where one call names a level twice', async () => {
    expect(await service.keep(randomUUID(), [drop(1, 3), drop(1, 5), drop(1, 0)])).toEqual([
      drop(1, 5),
    ]);
  });

  it('are the best of all devices that save at the same time', async () => {
    const child = randomUUID();
    const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map((score) => {
        const results = levels.map((level) => drop(level, score));
        return service.keep(child, score % 2 === 0 ? results : results.toReversed());
      }),
    );
    expect(await service.resultsOf(child)).toEqual(levels.map((level) => drop(level, 5)));
  });

  it('are nobody else’s, and leave with the account', async () => {
    const [child, other] = [randomUUID(), randomUUID()];
    await service.keep(child, [won]);
    await service.keep(other, [drop(1, 1)]);
    const person = { accountId: child, phone: '9876543210' };
    expect(await gameProgressData.exportOf(site.db, person)).toEqual([won]);
    await gameProgressData.erase(site.db, person);
    expect(await service.resultsOf(child)).toEqual([]);
    expect(await service.resultsOf(other)).toEqual([drop(1, 1)]);
  });
});
