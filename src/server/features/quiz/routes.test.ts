import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLevel, getTopic, listTopics } from '#contract/quiz.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';

let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ contentDir: SAMPLE_CONTENT });
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, headers });

describe('GET /api/topics', () => {
  it('lists the basic topics in order where no category is named', async () => {
    const response = await get('/api/topics');
    const { data, meta } = listTopics.response.parse(response.json());
    expect(data.map((t) => t.attributes.topic)).toEqual(['Nouns', 'Pronouns']);
    expect(data[0]).toEqual({
      id: 1,
      attributes: {
        topic: 'Nouns',
        levels: [11, 14],
        easy: 1,
        hard: 1,
        order: 1,
        category: 'basic',
        isFree: true,
      },
    });
    expect(meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 2 });
  });

  it.each([
    '/api/topics?filters[category][$eq]=intermediate',
    '/api/topics?filters[category][$eq]=other',
    '/api/topics?filters%5Bcategory%5D%5B%24eq%5D=intermediate',
  ])('filters by category: %s', async (url) => {
    const { data } = listTopics.response.parse((await get(url)).json());
    expect(data.map((t) => t.id)).toEqual([15]);
  });

  it.each(['sports', '', 'Basic', 'x'.repeat(5_000)])(
    'is empty where the filter matches nothing: %.10s',
    async (category) => {
      const response = await get(`/api/topics?filters[category][$eq]=${category}`);
      expect(response.statusCode).toBe(200);
      const { data, meta } = listTopics.response.parse(response.json());
      expect(data).toEqual([]);
      expect(meta.pagination).toMatchObject({ total: 0, pageCount: 0 });
    },
  );

  it.each(['sort=category,topic:desc', 'sort[0]=category&sort[1]=topic:desc'])(
    'sorts by several fields: %s',
    async (query) => {
      const { data } = listTopics.response.parse((await get(`/api/topics?${query}`)).json());
      expect(data.map((t) => t.attributes.topic)).toEqual(['Pronouns', 'Nouns']);
    },
  );

  it('sorts and pages', async () => {
    const url = '/api/topics?sort=topic:desc&pagination[start]=0&pagination[limit]=1&populate=*';
    const { data, meta } = listTopics.response.parse((await get(url)).json());
    expect(data.map((t) => t.attributes.topic)).toEqual(['Pronouns']);
    expect(meta.pagination).toEqual({ start: 0, limit: 1, total: 2 });
  });

  it('takes a limit below 1 as 1', async () => {
    const { data } = (await get('/api/topics?pagination[limit]=-5')).json();
    expect(data).toHaveLength(1);
  });

  it.each([
    'filters[category]=basic',
    'filters[colour][$eq]=red',
    'filters[category][$ne]=basic',
    'pagination[limit]=ten',
    'pagination[page]=0',
    'pagination[start]=-1',
    'pagination[page]=1&pagination[limit]=5',
    'sort=price',
    'sort=order:up',
    'sort=order,order:desc',
    'sort=',
    'populate[secrets]=true',
    'populate=secrets',
    'unknown=1',
    'filters[category][$eq]=basic&filters[category][$eq]=intermediate',
    'pagination[limit]=1e3',
  ])('refuses %s with a clear 400', async (query) => {
    const response = await get(`/api/topics?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      data: null,
      error: { status: 400, name: 'ValidationError', message: response.json().message },
    });
  });

  it('is 304 to a reader who has it', async () => {
    const first = await get('/api/topics');
    const etag = String(first.headers.etag);
    expect((await get('/api/topics', { 'if-none-match': `W/${etag}, "other"` })).statusCode).toBe(
      304,
    );
    expect((await get('/api/topics', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    ['gzip;q=0.5, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity;q=0', undefined],
    ['*;q=0', undefined],
    ['zstd', undefined],
    ['', undefined],
    [';;,q=', undefined],
    ['br;q=', 'br'],
    ['gzip;q=much, br;q', 'br'],
    ['br;q=-1, gzip;q=2', 'gzip'],
    ['"br', undefined],
  ])('to a reader who accepts "%s" it is encoded as %s', async (accepted, encoding) => {
    const level = await get('/api/levels/11', { 'accept-encoding': accepted });
    expect(level.statusCode).toBe(200);
    expect(level.headers['content-encoding']).toBe(encoding);
    expect(level.headers.vary).toContain('accept-encoding');
  });
});

describe('GET /api/topics/{id}', () => {
  it('returns the level ids', async () => {
    const { data } = getTopic.response.parse((await get('/api/topics/1')).json());
    expect(data.attributes.levels).toEqual([11, 14]);
  });

  it.each([
    ['/api/topics/999', 404],
    ['/api/topics/one', 400],
    ['/api/topics/-1', 400],
    ['/api/topics/99999999999', 400],
    ['/api/topics/1?populate=topic', 400],
  ])('%s is %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });
});

describe('GET /api/levels/{id}', () => {
  it('returns a free level to everybody, with answers and reasons', async () => {
    const { data } = getLevel.response.parse((await get('/api/levels/11')).json());
    expect(data.attributes).toMatchObject({ topic: 'Nouns', difficulty: 'easy', number: 1 });
    expect(data.attributes.questions.map((q) => 'type' in q && q.type)).toEqual([
      false,
      false,
      true,
    ]);
    expect(data.attributes.questions[0]).toMatchObject({
      answer: 1,
      whyNot: [expect.any(String), expect.any(String)],
    });
  });

  it('returns the corrected sentence of an error-spotting question, and nothing that is for editors', async () => {
    const { data } = (await get('/api/levels/11')).json();
    expect(data.attributes.questions[1].correction).toEqual([
      { text: 'Meena put two', change: 'same' },
      { text: 'books', change: 'added' },
      { text: 'on the shelf.', change: 'same' },
    ]);
    expect(Object.keys(data.attributes.questions[0]).sort()).toEqual(
      ['answer', 'id', 'options', 'questions', 'skill', 'title', 'type', 'why', 'whyNot'].sort(),
    );
  });

  it('returns a question without choices with its kind and what marking needs', async () => {
    const { data } = getLevel.response.parse((await get('/api/levels/154')).json());
    const produced = data.attributes.questions.flatMap((q) => ('kind' in q ? [q] : []));
    expect(data.attributes.questions).toHaveLength(11);
    expect(produced.map(({ kind }) => kind)).toEqual([
      'order',
      'sort',
      'match',
      'type',
      'rewrite',
      'listen',
      'edit',
      'passage',
    ]);
    const fields = {
      order: ['text', 'or', 'wrong'],
      sort: ['text', 'boxes'],
      match: ['pairs'],
      type: ['text', 'accept', 'isExact', 'wrong'],
      rewrite: ['text', 'accept', 'isExact', 'build', 'extra', 'wrong'],
      listen: ['text', 'accept', 'wrong'],
      edit: ['text', 'mistakes'],
      passage: ['text', 'places'],
    };
    const { body } = await get('/api/levels/154');
    for (const question of JSON.parse(body).data.attributes.questions.slice(3)) {
      expect(Object.keys(question).sort()).toEqual(
        [
          'id',
          'kind',
          'skill',
          'title',
          'why',
          ...fields[question.kind as keyof typeof fields],
        ].sort(),
      );
    }
    expect(produced[3]).toMatchObject({ accept: ['children'], isExact: false });
  });

  it('sends a question with choices in one fixed form', async () => {
    const { body } = await get('/api/levels/11');
    const [, spot] = JSON.parse(body).data.attributes.questions;
    expect(JSON.stringify(spot).replace(/,"correction":.*/, '}')).toBe(
      '{"id":"basic-nouns-e1-02","skill":"one and many","title":"Which part has the mistake?","type":false,' +
        '"questions":"Meena put two book on the shelf.","options":["Meena put","two book","on the shelf"],' +
        '"answer":1,"why":"“Two” means more than one, so the noun takes -s.",' +
        '"whyNot":["This part tells who did it.","One shelf needs no -s."]}',
    );
  });

  it('refuses a locked level to a visitor, also after a free one was requested', async () => {
    const response = await get('/api/levels/21');
    expect(response.statusCode).toBe(401);
    expect(response.body).not.toContain('questions');
    expect((await get('/api/levels/21')).statusCode).toBe(401);
  });

  it('is 404 for a level that is not there', async () => {
    expect((await get('/api/levels/9999')).statusCode).toBe(404);
  });
});
