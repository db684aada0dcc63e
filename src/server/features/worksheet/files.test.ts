// The files of the worksheets as a browser or curl gets them.

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getWorksheetLinks, type WorksheetLinks } from '#contract/worksheet.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { Parent } from '#server/testing/parent.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const MINUTE = 60_000;
const FREE = '/worksheet-files/basic/Nouns/Concept/Nouns%20Concept%201.pdf';
const FREE_KEY =
  '/worksheet-files/basic/Nouns/Practice/Medium/Nouns%20Practice%20Hard%201%20answers.pdf';
const LOCKED = '/worksheet-files/basic/Pronouns/Practice/Easy/Pronouns%20Practice%20Easy%201.pdf';
const LOCKED_KEY = LOCKED.replace('.pdf', '%20answers.pdf');
const ALL = '/worksheet-files/basic/Nouns.zip';
const SLASH =
  '/worksheet-files/basic/Verbs%20%26%20Be%2FHave/Practice/Easy/Verbs%20%26%20Be%20Have%20Practice%20Easy%201.pdf';

const clock = createFakeClock('2026-07-01T06:00:00Z');
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
let user: Parent;
let member: Parent;

beforeAll(async () => {
  site = await createTestApp({ contentDir: SAMPLE_CONTENT, gateway, clock });
  user = await new Parent(site, gateway).signUp();
  member = await new Parent(site, gateway).signUp();
  await site.services.membership.grantYear(member.phone);
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });
const as = ({ token }: Parent) => ({ authorization: `Bearer ${token}` });

async function linksOf(topic: number, category = 'basic'): Promise<WorksheetLinks> {
  // An access token lasts for a quarter of an hour.
  await member.refresh();
  const response = await get(`/api/worksheet/links/${topic}?category=${category}`, as(member));
  expect(response.statusCode).toBe(200);
  return getWorksheetLinks.response.parse(response.json());
}

describe('the links of a topic', () => {
  it('are for members, even after a member asked for them', async () => {
    await linksOf(2);
    const url = '/api/worksheet/links/2?category=basic';
    expect((await get(url)).statusCode).toBe(401);
    expect((await get(url, as(user))).statusCode).toBe(403);
    expect((await get(url, as(member))).statusCode).toBe(200);
  });
});

describe('who gets a file', () => {
  it('the topic that is free is open to everybody, keys included', async () => {
    for (const url of [FREE, FREE_KEY]) {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('application/pdf');
      expect(response.body.slice(0, 5)).toBe('%PDF-');
      expect(response.headers['cache-control']).toBe('public, no-cache');
    }
  });

  it.each([
    ['a sheet', LOCKED],
    ['a key', LOCKED_KEY],
    ['all of a topic', ALL],
    ['a topic with a slash', SLASH],
  ])('%s is refused to a visitor and to a user, and sent to a member', async (_name, url) => {
    const refused = await get(url);
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ data: null, error: { name: 'UnauthorizedError' } });
    const forbidden = await get(url, as(user));
    expect(forbidden.statusCode).toBe(403);
    expect(forbidden.json().error.name).toBe('ForbiddenError');
    const sent = await get(url, as(member));
    expect(sent.statusCode).toBe(200);
    expect(sent.headers['cache-control']).toBe('private, no-cache');
    expect(sent.headers.vary).toMatch(/authorization/);
  });

  it('a person who follows a link to a locked file comes to the page of its topic', async () => {
    for (const headers of [
      { 'sec-fetch-mode': 'navigate' },
      { accept: 'text/html,application/xhtml+xml' },
    ]) {
      const response = await get(LOCKED, headers);
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe('/worksheets/Pronouns?locked=1');
    }
    const slash = await get(SLASH, { 'sec-fetch-mode': 'navigate' });
    expect(slash.headers.location).toBe('/worksheets/Verbs%20%26%20Be%2FHave?locked=1');
  });
});

describe('a signed link', () => {
  it('opens its file without a token, for some minutes', async () => {
    const { files, all, expiresIn } = await linksOf(2);
    expect(files.map(({ id }) => id)).toEqual([21, 23]);
    const [, easy] = files;
    for (const link of [easy?.url, easy?.answers, all]) {
      expect((await get(link ?? '')).statusCode).toBe(200);
      expect((await get(`${link}&download`)).headers['content-disposition']).toMatch(/^attachment/);
    }
    clock.advance((expiresIn - 1) * 1000);
    expect((await get(easy?.url ?? '')).statusCode).toBe(200);
    clock.advance(10 * MINUTE);
    expect((await get(easy?.url ?? '')).statusCode).toBe(401);
  });

  it('opens nothing else', async () => {
    const { files, all } = await linksOf(2);
    const [concept, easy] = files;
    const url = new URL(easy?.url ?? '', 'http://site');
    const query = url.search;
    const tampered = [
      LOCKED_KEY + query,
      SLASH + query,
      ALL + query,
      ALL + new URL(all, 'http://site').search,
      (concept?.url.split('?')[0] ?? '') + query,
      LOCKED + query.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 1}`),
      LOCKED + query.replace(/expires=\d+/, 'expires=99999999999'),
      LOCKED + query.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
      `${LOCKED}${query}&signature=x`,
      `${LOCKED}${query.split('&')[0]}`,
      `${LOCKED}?signature=&expires=`,
      `${LOCKED}?signature[]=a&expires[]=1`,
    ];
    for (const link of tampered) expect([link, (await get(link)).statusCode]).toEqual([link, 401]);
    expect((await get(LOCKED + query)).statusCode).toBe(200);
  });

  it('is given to members only, for topics that are there', async () => {
    const url = '/api/worksheet/links/2?category=basic';
    await user.refresh();
    expect((await get(url)).statusCode).toBe(401);
    expect((await get(url, as(user))).statusCode).toBe(403);
    await member.refresh();
    expect((await get('/api/worksheet/links/2?category=intermediate', as(member))).statusCode).toBe(
      404,
    );
    expect((await get('/api/worksheet/links/2?category=other', as(member))).statusCode).toBe(400);
    expect((await get('/api/worksheet/links/2', as(member))).statusCode).toBe(400);
  });
});

describe('a path that leads to no sheet', () => {
  it.each([
    '/worksheet-files/basic/Nouns/Concept/Nouns%20Concept%209.pdf',
    '/worksheet-files/intermediate/Pronouns/Concept/Pronouns%20Concept%201.pdf',
    '/worksheet-files/basic/Nouns/Concept/Nouns%20Concept%201%20answers.pdf',
    '/worksheet-files/basic/Nouns/Concept/../../../../package.json',
    '/worksheet-files/basic/Nouns/Concept/..%2f..%2f..%2f..%2fpackage.json',
    '/worksheet-files/basic/..%5c..%5cpackage.json',
    '/worksheet-files/basic//etc/passwd',
    '/worksheet-files/..%2f..%2fdata/session-secret',
    '/worksheet-files/basic/Nouns/Concept/Nouns%20Concept%201.pdf%00',
    '/worksheet-files/__proto__/constructor',
    '/worksheet-files/basic/',
    '/worksheet-previews/..%2f..%2fpackage.json',
    '/worksheet-previews/99.png',
    '/worksheet-previews/11.pdf',
  ])('%s is a 404', async (url) => {
    const response = await get(url, as(member));
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toMatch(/root:|grammar-gully/);
  });
});

describe('a file on its way', () => {
  it('has a name that can be saved, and shows in the tab unless a download is asked for', async () => {
    const shown = await get(FREE);
    expect(shown.headers['content-disposition']).toBe('inline; filename="Nouns Concept 1.pdf"');
    const saved = await get(`${FREE}?download`);
    expect(saved.headers['content-disposition']).toBe('attachment; filename="Nouns Concept 1.pdf"');
    const zip = await get('/worksheet-files/basic/Verbs%20%26%20Be%2FHave.zip', as(member));
    expect(zip.headers['content-disposition']).toBe('inline; filename="Verbs & Be Have.zip"');
    // A page of ours may print it from a frame; no other site may show it.
    expect(shown.headers['content-security-policy']).toBe("frame-ancestors 'self'");
  });

  it('is not sent again to a browser that has it', async () => {
    const first = await get(FREE);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await get(FREE, { 'if-none-match': known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect((await get(FREE, { 'if-none-match': '"x"' })).statusCode).toBe(200);
    expect((await get(LOCKED, { 'if-none-match': '*' })).statusCode).toBe(401);
  });

  it('comes in parts for a range request', async () => {
    const whole = (await get(FREE)).rawPayload;
    const part = await get(FREE, { range: 'bytes=5-104' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 5-104/${whole.length}`);
    expect(part.rawPayload).toEqual(whole.subarray(5, 105));
    const tail = await get(FREE, { range: 'bytes=-10' });
    expect(tail.rawPayload).toEqual(whole.subarray(-10));
    const outside = await get(FREE, { range: `bytes=${whole.length}-` });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([
      416,
      `bytes */${whole.length}`,
    ]);
    const changed = await get(FREE, { range: 'bytes=0-9', 'if-range': '"older"' });
    expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, whole.length]);
    for (const range of ['bytes=0-1,5-6', 'lines=1-2', 'bytes=x', '']) {
      expect((await get(FREE, { range })).statusCode).toBe(200);
    }
    expect((await get(LOCKED, { range: 'bytes=0-9' })).statusCode).toBe(401);
  });

  it('answers HEAD without a body', async () => {
    const { statusCode, headers, body } = await site.app.inject({ method: 'HEAD', url: FREE });
    expect([statusCode, body]).toEqual([200, '']);
    expect(Number(headers['content-length'])).toBe((await get(FREE)).rawPayload.length);
  });
});

it('a preview is a picture for everybody, also of a locked sheet', async () => {
  for (const id of [11, 23]) {
    const response = await get(`/worksheet-previews/${id}.png`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    // Width and height: an A4 page.
    expect(response.rawPayload.readUInt32BE(16)).toBe(400);
    expect(response.rawPayload.readUInt32BE(20)).toBe(566);
  }
});

it('the ZIP of a topic holds its sheets and keys in their folders', async () => {
  const { all } = await linksOf(1);
  const folder = await mkdtemp(join(tmpdir(), 'zip-'));
  try {
    const file = join(folder, 'all.zip');
    await writeFile(file, (await get(all)).rawPayload);
    const { stdout } = await promisify(execFile)('unzip', ['-t', file]);
    expect(stdout).toContain('No errors detected');
    const names = [...stdout.matchAll(/testing: (.*?)\s+OK/g)].map(([, name]) => name);
    expect(names).toEqual([
      'Concept/Nouns Concept 1.pdf',
      'Practice/Easy/Nouns Practice Easy 1.pdf',
      'Practice/Easy/Nouns Practice Easy 1 answers.pdf',
      'Practice/Medium/Nouns Practice Hard 1.pdf',
      'Practice/Medium/Nouns Practice Hard 1 answers.pdf',
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe('where files are kept', () => {
  it('the next process finds them, and the bytes are the same', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'data-'));
    const open = () => createTestApp({ contentDir: SAMPLE_CONTENT, config: { dataDir } });
    const one = await open();
    const first = await one.app.inject(FREE);
    expect(await readdir(join(dataDir, 'worksheets'))).toEqual([
      `${String(first.headers.etag).slice(1, -1)}.pdf`,
    ]);
    await one.close();
    await rm(join(dataDir, 'worksheets'), { recursive: true });
    const two = await open();
    const again = await two.app.inject(FREE);
    expect(again.rawPayload).toEqual(first.rawPayload);
    expect(again.headers.etag).toBe(first.headers.etag);
    await two.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('a folder that takes nothing is told once, and every file is sent', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const config = { dataDir: '/sys/grammar-gully' };
    const other = await createTestApp({ contentDir: SAMPLE_CONTENT, config, log });
    for (const url of [FREE, FREE_KEY, '/worksheet-previews/23.png', '/api/worksheets']) {
      expect((await other.app.inject(url)).statusCode).toBe(200);
    }
    expect(lines.filter((line) => line.includes('can not be kept'))).toHaveLength(1);
    await other.close();
  });
});

it('another host takes the place of this server in every address', async () => {
  const config = {
    worksheetHosts: { basic: 'https://files.example/b', intermediate: 'https://files.example/i' },
  };
  const other = await createTestApp({ contentDir: SAMPLE_CONTENT, gateway, config });
  const response = await other.app.inject('/api/worksheets?filters[topic][$eq]=Nouns&populate=*');
  const [nouns] = response.json().data;
  expect(nouns.attributes.Worksheet[0].url).toBe(
    'https://files.example/b/Nouns/Concept/Nouns%20Concept%201.pdf',
  );
  expect(nouns.attributes.Advanced[0].url).toMatch(
    /^https:\/\/files\.example\/i\/Nouns\/Concept\//,
  );
  const asha = await new Parent(other, gateway).signUp();
  await other.services.membership.grantYear(asha.phone);
  const links = await asha.call('GET', '/api/worksheet/links/1?category=basic');
  const { files, all } = getWorksheetLinks.response.parse(links.json());
  expect(files[0]?.url).toMatch(/^https:\/\/files\.example\/b\/Nouns\/Concept\/.+\?expires=/);
  // It is built from the single files, so it belongs here.
  expect((await other.app.inject(all)).statusCode).toBe(200);
  await other.close();
});
