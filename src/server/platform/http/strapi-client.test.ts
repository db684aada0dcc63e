// Partners read the content with Strapi's own client library; it has to work unchanged.

import { join } from 'node:path';
import { type StrapiClient, strapi } from '@strapi/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSynonymCards } from '#contract/card-game.ts';
import { getLevel, getTopic, listTopics } from '#contract/quiz.ts';
import { getAbout } from '#contract/site.ts';
import { listWords } from '#contract/vocabulary.ts';
import { Parent } from '#server/testing/parent.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const contentDir = join(import.meta.dirname, '../../testing/content');
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
let baseURL: string;
let client: StrapiClient;

beforeAll(async () => {
  site = await createTestApp({ contentDir, gateway });
  baseURL = `${await site.app.listen({ host: '127.0.0.1', port: 0 })}/api`;
  client = strapi({ baseURL });
});
afterAll(() => site.close());

it('reads topics: filtered, sorted, paged, populated', async () => {
  const topics = client.collection('topics');
  const all = listTopics.response.parse(await topics.find());
  expect(all.data.map(({ attributes }) => attributes.topic)).toEqual(['Nouns', 'Pronouns']);
  const some = listTopics.response.parse(
    await topics.find({
      filters: { category: { $eq: 'basic' } },
      sort: ['order:desc', 'topic'],
      pagination: { page: 1, pageSize: 1 },
      populate: ['levels'],
    }),
  );
  expect(some.data.map(({ attributes }) => attributes.topic)).toEqual(['Pronouns']);
  expect(some.meta.pagination).toEqual({ page: 1, pageSize: 1, pageCount: 2, total: 2 });
  const none = await topics.find({ filters: { category: { $eq: 'sports' } }, populate: '*' });
  expect(none.data).toEqual([]);
});

it('reads one topic and its free level', async () => {
  const topic = getTopic.response.parse(
    await client.collection('topics').findOne('1', { populate: { levels: true } }),
  );
  const [levelId] = topic.data.attributes.levels;
  const level = getLevel.response.parse(
    await client.collection('levels').findOne(String(levelId), { populate: '*' }),
  );
  expect(level.data.attributes.questions.length).toBeGreaterThan(0);
});

it('reads words, word cards and a single type', async () => {
  const words = listWords.response.parse(
    await client.collection('words').find({ pagination: { start: 0, limit: 7 } }),
  );
  expect(words.data).toHaveLength(7);
  const cards = listSynonymCards.response.parse(
    await client
      .collection('word-cards')
      .find({ filters: { difficulty: { $eq: 'easy' } }, sort: 'level:desc' }),
  );
  expect(cards.data.map(({ attributes }) => attributes.level)).toEqual([3, 2, 1]);
  const about = getAbout.response.parse(await client.single('about').find({ populate: '*' }));
  expect(about.data.attributes.Feature4.Heading).toBe('Competition');
});

it('reads a locked level with the token of a member, as an API token', async () => {
  const member = new Parent(site, gateway);
  await member.signUp();
  await site.services.membership.grantYear(member.phone);
  const signedIn = strapi({ baseURL, auth: member.token ?? '' });
  const { data } = getLevel.response.parse(await signedIn.collection('levels').findOne('21'));
  expect(data.attributes.topic).toBe('Pronouns');
});

it.each([
  ['a level that is not there', 'levels', '9999', {}, 404, 'NotFoundError'],
  ['a locked level', 'levels', '21', {}, 401, 'UnauthorizedError'],
  ['an unknown relation', 'topics', '1', { populate: ['secrets'] }, 400, 'ValidationError'],
])("knows the error of %s by Strapi's name", async (_what, type, id, query, status, name) => {
  const failure = await client
    .collection(type)
    .findOne(id, query)
    .catch((error: unknown) => error as { response: Response });
  const { response } = failure as { response: Response };
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ data: null, error: { status, name } });
});
