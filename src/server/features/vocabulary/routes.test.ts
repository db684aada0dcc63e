import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listWords } from '#contract/vocabulary.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const LAST_WEEK = '/api/words?pagination[start]=0&pagination[limit]=7';

let now = new Date('2026-11-21T06:00:00Z');
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({
    contentDir: SAMPLE_CONTENT,
    clock: { now: () => now },
  });
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, headers });

async function datesOf(url: string): Promise<string[]> {
  const { data } = listWords.response.parse((await get(url)).json());
  // The words of the test content are named by their month and day.
  for (const { attributes } of data) {
    expect(attributes.word).toBe(`word of ${attributes.date.slice(5)}`);
  }
  return data.map(({ attributes }) => attributes.date);
}

async function datesAt(instant: string, url = LAST_WEEK): Promise<string[]> {
  now = new Date(instant);
  return datesOf(url);
}

describe('GET /api/words', () => {
  it('returns the last seven days, oldest first, each with its word', async () => {
    now = new Date('2026-11-21T06:00:00Z');
    const { data, meta } = listWords.response.parse((await get(LAST_WEEK)).json());
    expect(data).toHaveLength(7);
    expect(data.at(-1)).toEqual({
      id: 235,
      attributes: {
        word: 'word of 11-21',
        type: 'noun',
        meaning: 'what 11-21 means',
        sentence: 'This is 11-21.',
        date: '2026-11-21',
      },
    });
    expect(meta.pagination).toEqual({ start: 0, limit: 7, total: 365 });
  });

  it.each([
    [
      'one moment before midnight in India',
      '2026-11-20T18:29:59.999Z',
      ['2026-11-14', '2026-11-20'],
    ],
    ['at midnight in India', '2026-11-20T18:30:00.000Z', ['2026-11-15', '2026-11-21']],
    ['at midnight in Greenwich', '2026-11-21T00:00:00.000Z', ['2026-11-15', '2026-11-21']],
    ['on 31 March', '2027-03-31T12:00:00Z', ['2027-03-25', '2027-03-31']],
    [
      'on 1 April, when the list begins again',
      '2027-03-31T18:30:00Z',
      ['2027-03-26', '2027-04-01'],
    ],
    ['on New Year', '2026-12-31T18:30:00Z', ['2026-12-26', '2027-01-01']],
  ])('%s ends with that day', async (_, instant, [first, last]) => {
    const dates = await datesAt(instant);
    expect([dates[0], dates.at(-1), dates.length]).toEqual([first, last, 7]);
  });

  it('has a word for 29 February in a leap year', async () => {
    expect((await datesAt('2028-03-01T06:00:00Z')).slice(-3)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
    expect((await datesAt('2028-02-29T06:00:00Z')).at(-1)).toBe('2028-02-29');
  });

  it('leaves the word of 29 February out in a common year', async () => {
    expect((await datesAt('2027-03-01T06:00:00Z')).slice(-2)).toEqual(['2027-02-28', '2027-03-01']);
    expect((await datesAt('2027-02-28T18:30:00Z')).at(-1)).toBe('2027-03-01');
  });

  it('drops yesterday’s response at midnight, also for a browser that has it cached', async () => {
    now = new Date('2026-11-20T18:29:59Z');
    const yesterday = await get(LAST_WEEK);
    const etag = String(yesterday.headers.etag);
    expect((await get(LAST_WEEK, { 'if-none-match': etag })).statusCode).toBe(304);
    expect(yesterday.headers['cache-control']).toBe('public, no-cache');
    now = new Date('2026-11-20T18:30:00Z');
    const today = await get(LAST_WEEK, { 'if-none-match': etag });
    expect(today.statusCode).toBe(200);
    expect(today.json().data.at(-1).attributes.date).toBe('2026-11-21');
  });

  it.each([
    ['', ['2026-10-28', '2026-11-21', 25]],
    ['pagination[limit]=1', ['2026-11-21', '2026-11-21', 1]],
    ['pagination[limit]=-3', ['2026-11-21', '2026-11-21', 1]],
    ['pagination[start]=7&pagination[limit]=7', ['2026-11-08', '2026-11-14', 7]],
    ['pagination[page]=2&pagination[pageSize]=7', ['2026-11-08', '2026-11-14', 7]],
    ['pagination[limit]=7&sort=date', ['2026-11-15', '2026-11-21', 7]],
    ['pagination[limit]=7&sort=date:desc', ['2026-11-21', '2026-11-15', 7]],
    ['pagination[limit]=500', ['2026-08-14', '2026-11-21', 100]],
    ['pagination[start]=360&pagination[limit]=7&populate=*', ['2025-11-22', '2025-11-26', 5]],
    ['pagination%5Bstart%5D=0&pagination%5Blimit%5D=7', ['2026-11-15', '2026-11-21', 7]],
  ])('counts days back from today: %s', async (query, expected) => {
    const dates = await datesAt('2026-11-21T06:00:00Z', `/api/words?${query}`);
    expect([dates[0], dates.at(-1), dates.length]).toEqual(expected);
  });

  it('is empty beyond the year', async () => {
    expect(await datesOf('/api/words?pagination[start]=365&pagination[limit]=7')).toEqual([]);
    expect(await datesOf('/api/words?pagination[page]=999999999')).toEqual([]);
  });

  it.each([
    'pagination[start]=-1',
    'pagination[start]=today',
    'pagination[limit]=seven',
    'pagination[limit]=7.5',
    'pagination[page]=0',
    'pagination[pageSize]=x',
    'pagination[start]=0&pagination[page]=1',
    'pagination[colour]=red',
    'pagination=7',
    'sort=word',
    'sort[]=date&sort[]=date',
    'filters[word][$eq]=gentle',
    'populate=secrets',
    'date=2026-11-25',
  ])('refuses %s with a clear 400', async (query) => {
    const response = await get(`/api/words?${query}`);
    expect(response.statusCode).toBe(400);
    const { message } = response.json();
    expect(message).toMatch(/^querystring/);
    expect(response.json()).toMatchObject({ data: null, error: { status: 400, message } });
  });
});
