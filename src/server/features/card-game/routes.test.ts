import { join } from 'node:path';
import Fastify, { type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAntonymCards, listSynonymCards } from '#contract/card-game.ts';
import type { Viewer } from '#domain/membership/access.ts';
import { PreparedAnswers } from '#server/platform/http/prepared-answers.ts';
import type { Session } from '#server/platform/session.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { wordCardContent } from './content.ts';
import { cardGameRoutes } from './routes.ts';
import { createCardGameService } from './service.ts';

const contentDir = join(import.meta.dirname, '../../testing/content');
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ contentDir, collections: [wordCardContent] as never });
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ method: 'GET', url });

async function levelsOf(url: string) {
  const { data } = listSynonymCards.response.parse((await get(url)).json());
  return data.map(
    ({ attributes: a }) => `${a.difficulty} ${a.level}${a.isLocked ? ' locked' : ''}`,
  );
}

describe.each([
  ['/api/word-cards', 'similar', listSynonymCards],
  ['/api/word-cards1', 'opposite', listAntonymCards],
] as const)('GET %s', (path, pairs, endpoint) => {
  it('gives the levels of a difficulty by number, each of twelve cards in pairs', async () => {
    const response = await get(`${path}?populate=*&filters[difficulty][$eq]=easy`);
    const { data, meta } = endpoint.response.parse(response.json());
    expect(data.map((record) => record.attributes.level)).toEqual([1, 2, 3]);
    expect(meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 3 });
    const cards = data[1]?.attributes.word ?? [];
    expect(cards.map((card) => card.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const pairId of [1, 2, 3, 4, 5, 6]) {
      expect(cards.filter((card) => card.pairId === pairId).map((card) => card.word)).toEqual([
        `${pairs}-easy-2-${pairId}-left`,
        `${pairs}-easy-2-${pairId}-right`,
      ]);
    }
  });

  it('withholds the words of levels above 2 from a visitor, and still lists them', async () => {
    const response = await get(`${path}?populate=all&filters%5Bdifficulty%5D%5B%24eq%5D=easy`);
    const { data } = endpoint.response.parse(response.json());
    expect(data[2]).toEqual({
      id: 3,
      attributes: { difficulty: 'easy', level: 3, word: [], isLocked: true },
    });
    expect(response.body).not.toContain(`${pairs}-easy-3`);
    // What is kept by a cache on the way must not reach another viewer.
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    'filters[difficulty][$eq]=medium',
    'filters[difficulty]=easy',
    'filters[difficulty][$in]=easy',
    'filters[level][$eq]=1',
    'populate=secrets',
    'sort=word',
    'pagination[page]=0',
    'pagination[start]=-1',
    'pagination[limit]=ten',
    'pagination[page]=1&pagination[start]=0',
    'level=3',
  ])('refuses %s with a clear 400', async (query) => {
    const response = await get(`${path}?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/^querystring/);
  });
});

describe('the list of levels', () => {
  it('has both difficulties where none is named', async () => {
    expect(await levelsOf('/api/word-cards')).toEqual([
      'easy 1',
      'easy 2',
      'easy 3 locked',
      'hard 1',
      'hard 2',
    ]);
    expect(await levelsOf('/api/word-cards1')).toEqual(['easy 1', 'easy 2', 'easy 3 locked']);
  });

  it('is empty for a difficulty that has no levels', async () => {
    expect(await levelsOf('/api/word-cards1?filters[difficulty][$eq]=hard')).toEqual([]);
  });

  it('sorts and pages', async () => {
    const query = 'sort=id:desc&pagination[start]=1&pagination[limit]=2';
    expect(await levelsOf(`/api/word-cards?${query}`)).toEqual(['hard 1', 'easy 3 locked']);
    expect(await levelsOf('/api/word-cards?sort=level&pagination[limit]=2')).toEqual([
      'easy 1',
      'hard 1',
    ]);
  });
});

describe('a level above 2, asked for at one address by one viewer after the other', () => {
  // The token is the accounts' matter; here a header says who asks.
  const session = {
    viewerOf: async (request: FastifyRequest) => ({
      kind: request.headers.viewer as Viewer['kind'],
    }),
  } as Session;
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  beforeAll(() => {
    const cardGame = createCardGameService(site.db);
    cardGameRoutes(app, { cardGame, answers: new PreparedAnswers(), session });
  });
  afterAll(() => app.close());

  it.each([
    ['visitor', 0],
    ['member', 12],
    ['user', 0],
    ['visitor', 0],
    ['member', 12],
  ] as const)('gives a %s %i cards', async (viewer, count) => {
    const url = '/api/word-cards?populate=*';
    const response = await app.inject({ method: 'GET', url, headers: { viewer } });
    const { data } = listSynonymCards.response.parse(response.json());
    expect(data.map((record) => record.attributes.word.length)).toEqual([12, 12, count, 12, 12]);
    expect(data[2]?.attributes.isLocked).toBe(count === 0);
  });
});
