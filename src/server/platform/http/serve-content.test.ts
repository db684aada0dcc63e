// What a caller sees of the response cache, through the calls of the real app.

import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import qs from 'qs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#contract/account.ts';
import { logOut } from '#contract/auth.ts';
import { getCurrentCompetition } from '#contract/competition.ts';
import { getLevel, listTopics } from '#contract/quiz.ts';
import { getMaintenance } from '#contract/site.ts';
import { notifyContentChanged } from '#server/platform/content/content-notice.ts';
import { Parent } from '#server/testing/parent.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';
import { ResponseCache } from './response-cache.ts';
import { serve } from './serve.ts';
import { serveContent } from './serve-content.ts';

const contentDir = join(import.meta.dirname, '../../testing/content');
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
let origin: string;

beforeAll(async () => {
  site = await createTestApp({ contentDir, gateway });
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => site.close());

async function sentBeforeRouting(): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^response_cache_hits_total (\d+)$/m.exec(metrics)?.[1]);
}

async function topicNames(query = ''): Promise<string[]> {
  const response = await fetch(`${origin}/api/topics${query}`);
  const { data } = listTopics.response.parse(await response.json());
  return data.map(({ attributes }) => attributes.topic);
}

it.each([
  ['/api/topics?filters[category][$eq]=basic&pagination[limit]=3'],
  ['/api/topics?filters%5Bcategory%5D%5B%24eq%5D=basic&pagination%5Blimit%5D=3'],
  ['/api/words?pagination[start]=0&pagination[limit]=7'],
  ['/api/words?pagination%5Bstart%5D=0&pagination%5Blimit%5D=7'],
  ['/api/word-cards?populate=*&filters[difficulty][$eq]=easy'],
  ['/api/levels/11'],
  ['/api/maintenance'],
  ['/api/about'],
])('%s is sent before routing from the second time on', async (url) => {
  const first = await fetch(origin + url);
  const before = await sentBeforeRouting();
  const second = await fetch(origin + url);
  expect(await sentBeforeRouting()).toBe(before + 1);
  expect(await second.text()).toBe(await first.text());
  const { date: _date, ...headers } = Object.fromEntries(second.headers);
  expect(Object.fromEntries(first.headers)).toMatchObject(headers);
});

it('a response with the time is sent before routing too, each time with the time of then', async () => {
  const ask = async () => {
    const response = await fetch(`${origin}/api/comp/current`, {
      headers: { 'if-none-match': '*' },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    return getCurrentCompetition.response.parse(await response.json());
  };
  const [start, before] = [Date.now(), await sentBeforeRouting()];
  const first = await ask();
  await expect.poll(Date.now).toBeGreaterThan(Date.parse(first.now));
  const second = await ask();
  expect(await sentBeforeRouting()).toBe(before + 1);
  expect(second.data).toEqual(first.data);
  expect(Date.parse(first.now)).toBeGreaterThanOrEqual(start);
  expect(Date.parse(second.now)).toBeGreaterThan(Date.parse(first.now));
  expect(Date.parse(second.now)).toBeLessThanOrEqual(Date.now());
});

it('all spellings of a query share one response', async () => {
  const app = Fastify({ routerOptions: { querystringParser: (text) => qs.parse(text) } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  let builds = 0;
  serveContent(app, listTopics, {
    cache: new ResponseCache(),
    collections: ['quiz'],
    audience: 'everyone',
    find: async () => {
      builds += 1;
      return { data: [], meta: { pagination: { start: 0, limit: 25, total: 0 } } };
    },
  });
  const buildsAfter = async (queries: string[]) => {
    for (const query of queries) {
      expect((await app.inject(`/api/topics${query}`)).statusCode).toBe(200);
    }
    return builds;
  };
  try {
    const same = [
      '',
      '?',
      '?populate=*',
      '?populate=levels',
      '?pagination[page]=1',
      '?pagination%5BpageSize%5D=25&pagination[page]=1',
      '?pagination[pageSize]=025',
    ];
    expect(await buildsAfter(same)).toBe(1);
    const names = ['sports', 'films', 'x'.repeat(1_000)];
    expect(await buildsAfter(names.map((name) => `?filters[category][$eq]=${name}`))).toBe(2);
  } finally {
    await app.close();
  }
});

describe('a change of content', () => {
  it('drops what was made from that collection, and nothing else', async () => {
    expect(await topicNames()).toContain('Nouns');
    await site.db.execute(sql`update topic set topic = 'Naming words' where topic = 'Nouns'`);
    await notifyContentChanged(site.db, 'words');
    await site.services.site.setMaintenance(true);
    const isUnderMaintenance = async () =>
      getMaintenance.response.parse(await (await fetch(`${origin}/api/maintenance`)).json()).data
        .attributes.Switch;
    await expect.poll(isUnderMaintenance).toBe(true);
    expect(await topicNames()).toContain('Nouns');
    await notifyContentChanged(site.db, 'quiz');
    await expect.poll(() => topicNames()).toContain('Naming words');
  });
});

it('a locked level is refused or sent by who asks, at one address, also before routing', async () => {
  const [user, member] = [new Parent(site, gateway), new Parent(site, gateway)];
  await user.signUp();
  await member.signUp();
  const read = async (token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(`${origin}/api/levels/21`, { headers });
    const body = await response.text();
    expect(body.includes('questions')).toBe(response.status === 200);
    expect(response.headers.get('cache-control')).toMatch(/no-store|private/);
    return response.status;
  };
  await site.services.membership.grantYear(member.phone);
  expect(await read(member.token)).toBe(200);
  const before = await sentBeforeRouting();
  expect(await read(member.token)).toBe(200);
  expect(await sentBeforeRouting()).toBe(before + 1);
  expect(await read()).toBe(401);
  expect(await read(user.token)).toBe(403);
  expect(await read('made.up.token')).toBe(401);
  expect(await read(member.token)).toBe(200);
});

it('the audience of a response has to be stated, or it does not compile', () => {
  const reply = (): never => {
    throw new Error('these routes are compiled, not called');
  };
  const source = { cache: new ResponseCache(), collections: ['quiz'], find: async () => reply() };
  const mistakes = (app: FastifyInstance) => {
    // @ts-expect-error The audience is missing.
    serveContent(app, listTopics, source);
    // @ts-expect-error A level is not for everyone.
    serveContent(app, getLevel, { ...source, audience: 'everyone' });
    // @ts-expect-error The guard is missing.
    serveContent(app, getLevel, { ...source, audience: 'guarded' });
    // @ts-expect-error What depends on the viewer wants a guard.
    serve(app, logOut, 'everyone', reply);
    // @ts-expect-error It is for signed-in people: serveSession.
    serve(app, getAccount, 'everyone', reply);
  };
  expect(mistakes).toBeTypeOf('function');
});
