import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listGameResults, saveGameResults } from '#contract/vocabulary.ts';
import type { GameResult } from '#domain/vocabulary/game-progress.ts';
import { handleError } from '#server/platform/http/errors.ts';
import { PreparedAnswers } from '#server/platform/http/prepared-answers.ts';
import type { Identity, Session } from '#server/platform/session.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import {
  createGameResultService,
  type GameResultService,
  gameProgressData,
} from './game-results.ts';
import { vocabularyRoutes } from './routes.ts';
import { createVocabularyService } from './service.ts';

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

describe('the calls of a signed-in child', () => {
  // The token is the accounts' matter; here a header says who asks.
  const session = {
    identityOf: async (request: FastifyRequest) =>
      ({ accountId: String(request.headers.account) }) as Identity,
  } as Session;
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);

  beforeAll(() =>
    vocabularyRoutes(app, {
      vocabulary: createVocabularyService(site.db),
      gameResults: service,
      answers: new PreparedAnswers(),
      clock: { now: () => new Date() },
      session,
    }),
  );
  afterAll(() => app.close());

  const child = randomUUID();
  const get = (account = child) =>
    app.inject({ method: 'GET', url: '/api/user/games', headers: { account } });
  const post = (body: object) =>
    app.inject({ method: 'POST', url: '/api/user/games', headers: { account: child }, body });

  it('keep results and give them back, to that child only', async () => {
    const saved = saveGameResults.response.parse((await post({ games: [drop(3, 4), won] })).json());
    expect(saved.data).toEqual([drop(3, 4), won]);
    const response = await get();
    expect(listGameResults.response.parse(response.json())).toEqual(saved);
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await get(randomUUID())).json()).toEqual({ data: [] });
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
    [{ games: [null] }],
  ])('refuse %j with a clear 400 and keep what was there', async (body) => {
    const before = (await get()).json();
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/^body/);
    expect((await get()).json()).toEqual(before);
  });
});

it.each(['GET', 'POST'] as const)('%s /api/user/games is for signed-in people', async (method) => {
  const response = await site.app.inject({ method, url: '/api/user/games' });
  expect(response.statusCode).toBe(401);
});
