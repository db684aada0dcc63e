import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAntonymCards, listSynonymCards } from '#contract/card-game.ts';
import { Parent } from '#server/testing/parent.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ contentDir: SAMPLE_CONTENT, gateway });
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
  it('returns the levels of a difficulty by number, each of twelve cards in pairs', async () => {
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
      const means = (which: string) => `the ${which}meaning of ${pairs}-easy-2-${pairId}`;
      expect(cards.filter((card) => card.pairId === pairId).map((card) => card.meaning)).toEqual(
        pairs === 'similar' ? [means(''), means('')] : [means('first '), means('second ')],
      );
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

  it.each(['hard', 'medium'])(
    'is empty for a difficulty without levels: %s',
    async (difficulty) => {
      const url = `/api/word-cards1?filters[difficulty][$eq]=${difficulty}`;
      expect(await levelsOf(url)).toEqual([]);
    },
  );

  it('sorts and pages', async () => {
    const query = 'sort=id:desc&pagination[start]=1&pagination[limit]=2';
    expect(await levelsOf(`/api/word-cards?${query}`)).toEqual(['hard 1', 'easy 3 locked']);
    expect(await levelsOf('/api/word-cards?sort=level&pagination[limit]=2')).toEqual([
      'easy 1',
      'hard 1',
    ]);
  });
});

it('a level above 2 has its words for members only, asked at one address by one after the other', async () => {
  const [user, member] = [new Parent(site, gateway), new Parent(site, gateway)];
  await user.signUp();
  await member.signUp();
  const cardsFor = async (viewer: Parent) => {
    const url = '/api/word-cards?populate=*&filters[difficulty][$eq]=easy';
    const response = await viewer.call('GET', url);
    const { data } = listSynonymCards.response.parse(response.json());
    expect(data.map(({ attributes }) => attributes.isLocked)).toEqual(
      data.map(({ attributes }) => attributes.word.length === 0),
    );
    return data.map(({ attributes }) => attributes.word.length);
  };
  const visitor = new Parent(site, gateway);

  expect(await cardsFor(member)).toEqual([12, 12, 0]);
  await site.services.membership.grantYear(member.phone);
  expect(await cardsFor(visitor)).toEqual([12, 12, 0]);
  expect(await cardsFor(member)).toEqual([12, 12, 12]);
  expect(await cardsFor(user)).toEqual([12, 12, 0]);
  expect(await cardsFor(visitor)).toEqual([12, 12, 0]);
  await site.services.membership.end(member.phone);
  expect(await cardsFor(member)).toEqual([12, 12, 0]);
});
