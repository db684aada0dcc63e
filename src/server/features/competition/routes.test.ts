// What everybody may see of a competition, and when.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CompetitionSite,
  createCompetitionSite,
  unseal,
} from '#server/testing/competition.ts';

let site: CompetitionSite;

beforeAll(async () => {
  site = await createCompetitionSite();
});
afterAll(() => site.close());

const status = async (path: string) => (await site.get(path)).statusCode;

describe('GET /api/comp/current', () => {
  it("shows the competition and the server's time, and is never stored", async () => {
    site.setClock(36_000);
    const response = await site.get('comp/current');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      data: {
        id: 7,
        attributes: {
          startsAt: '2024-06-09T06:00:00.000Z',
          promotedUntil: '2024-06-09T06:10:00.000Z',
          registrationClosesS: 36_000,
          waitingRoomOpensS: 1_200,
          questionCount: 3,
          secondsPerQuestion: 40,
          testMinutes: 30,
          resultsWithinDays: 30,
          groups: { basic: [2, 3, 4, 5], intermediate: [6, 7, 8] },
          prizes: {
            basic: ['telescope', 'mapology', 'hover ball'],
            intermediate: ['bowling kit', 'sling puck', 'globe'],
          },
          rules: {
            test: expect.arrayContaining([{ en: expect.any(String), hi: expect.any(String) }]),
            winners: expect.anything(),
            fairness: expect.anything(),
          },
          movedFrom: null,
          cancelledAt: null,
          changeReason: null,
          arePapersReady: true,
          isRehearsal: false,
          isCompleted: false,
          isAnnounced: false,
        },
      },
      now: '2024-06-08T20:00:00.000Z',
    });
  });

  it('says the time of each request', async () => {
    const now = async () => (await site.get('comp/current')).json().now;
    site.setClock(36_000);
    expect(await now()).toBe('2024-06-08T20:00:00.000Z');
    site.setClock(35_999.5);
    expect(await now()).toBe('2024-06-08T20:00:00.500Z');
  });

  it('says a day after the end that the answers are public', async () => {
    const isCompleted = async () =>
      (await site.get('comp/current')).json().data.attributes.isCompleted;
    site.setClock(-(120 + 86_400) + 1);
    expect(await isCompleted()).toBe(false);
    site.setClock(-(120 + 86_400));
    expect(await isCompleted()).toBe(true);
  });
});

describe('an open paper', () => {
  const LIST = 'comp-questions?filters[standard][$eq]=a-4th&filters[date][$eq]=20240609';

  it('is not there before the start', async () => {
    site.setClock(1);
    expect(await status('comp-questions/704')).toBe(404);
    expect((await site.get('comp-questions')).json().data).toEqual([]);
    expect((await site.get(LIST)).json().data).toEqual([]);
  });

  it('says from the start on when its questions will be there, and shows none before', async () => {
    for (const seconds of [0, -60, -121, -86_000]) {
      site.setClock(seconds);
      const { data } = (await site.get('comp-questions/704')).json();
      expect(data).toEqual({
        id: 704,
        attributes: {
          competition: 7,
          date: '20240609',
          standard: 'a-4th',
          isCompleted: false,
          secondsPerQuestion: 40,
          questionsFrom: '2024-06-10T06:02:00.000Z',
        },
      });
      expect((await site.get(LIST)).json().data).toEqual([data]);
      expect((await site.get('comp-questions')).json().data).toHaveLength(7);
      const past = 'comp-questions?filters[isCompleted][$eq]=true';
      expect((await site.get(past)).json().data).toEqual([]);
    }
  });

  it('has them afterwards', async () => {
    site.setClock(-100_000);
    const { questions } = (await site.get('comp-questions/704')).json().data.attributes;
    expect(questions.map(({ answer }: { answer: number }) => answer)).toEqual([0, 3, 2]);
    expect(questions[0]).toMatchObject({ why: expect.any(String), whyNot: expect.any(Array) });
    const oddDates = ['20240610', '2024-06-09', '20240609'.repeat(20)];
    for (const date of oddDates) {
      const found = await site.get(`comp-questions?filters[date][$eq]=${date}`);
      expect([found.statusCode, found.json().data]).toEqual([200, []]);
    }
    const past = (await site.get('comp-questions?filters[isCompleted][$eq]=true')).json().data;
    expect(past.map(({ id }: { id: number }) => id)).toEqual([702, 703, 704, 705, 706, 707, 708]);
    expect(past[0].attributes).not.toHaveProperty('questions');
  });

  it.each(['comp-questions/709', 'comp-questions/999999999', 'comp-questions/0'])(
    '%s does not exist',
    async (path) => {
      site.setClock(-100_000);
      expect(await status(path)).toBe(404);
    },
  );
});

describe('a sealed paper', () => {
  it('is there once registration is closed, and tells nothing without its key', async () => {
    site.setClock(36_000);
    expect(await status('comp/sealed-paper/704')).toBe(404);
    site.setClock(35_999);
    const sealed = await site.get('comp/sealed-paper/704');
    expect(sealed.headers).toMatchObject({ 'cache-control': 'public, max-age=300' });
    expect(sealed.headers.etag).toEqual(expect.any(String));
    expect(sealed.json().questions).toHaveLength(3);
    for (const { ciphertext } of sealed.json().questions) {
      expect(Buffer.from(ciphertext, 'base64').toString('latin1')).not.toContain('question');
    }
    const again = await site.get('comp/sealed-paper/704', {
      'if-none-match': String(sealed.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    [0, 3.001, 3],
    [1, -36.999, -37],
    [2, -76.999, -77],
  ])(
    'has its question %d opened by a key of its own, some seconds before it is due',
    async (index, before, from) => {
      site.setClock(before);
      const path = `comp/paper-key/704/${index}`;
      const early = await site.get(path);
      expect(early.statusCode).toBe(403);
      expect(early.headers['cache-control']).toBe('no-store');
      expect(early.json().error.details.reason).toBe('question-not-due');
      const sealed = (await site.get('comp/sealed-paper/704')).json();

      site.setClock(from);
      const reply = await site.get(path);
      expect(reply.headers['cache-control']).toBe('public, max-age=300');
      const { key } = reply.json();
      const opened = unseal(sealed, index, key);
      expect(Object.keys(opened)).toEqual(['question', 'options']);
      expect(() => unseal(sealed, (index + 1) % 3, key)).toThrow();
      expect((await site.get(`comp/paper-key/705/${index}`)).json().key).not.toBe(key);
      site.setClock(-100_000);
      const { questions } = (await site.get('comp-questions/704')).json().data.attributes;
      expect(questions[index]).toMatchObject(opened);
    },
  );

  it.each(['704/3', '704/99', '799/0', '704/x', '704/-1'])('has no key %s', async (path) => {
    site.setClock(-60);
    expect([400, 404]).toContain(await status(`comp/paper-key/${path}`));
  });
});

it('partners are listed in order, with their logos', async () => {
  const { data } = (await site.get('competition-affiliates')).json();
  expect(data).toEqual([
    {
      id: 1,
      attributes: { Organisation: 'Riverside School', link: '/affiliates/riverside-school.svg' },
    },
    {
      id: 2,
      attributes: { Organisation: 'Hill View Library', link: '/affiliates/hill-view-library.svg' },
    },
  ]);
});

describe('the rules', () => {
  it.each(['rules-7.pdf', 'rules-7-standard-4.pdf'])('%s is a PDF', async (name) => {
    const response = await site.app.inject(`/competition-files/${name}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each(['rules-8.pdf', 'rules-7-standard-9.pdf', 'rules.pdf', 'rules-7.pdf.txt'])(
    '%s is not there',
    async (name) => {
      expect((await site.app.inject(`/competition-files/${name}`)).statusCode).toBe(404);
    },
  );
});
