import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import {
  choice,
  level,
  match,
  order,
  passage,
  sort,
  topic,
  type,
} from '#content/testing/sample.ts';
import { previewServer } from './preview.ts';

let folder: string;
let base: string;
let server: ReturnType<typeof previewServer>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
  await mkdir(path.join(folder, 'quiz/basic'), { recursive: true });
  const questions = [
    choice({ text: '<script>alert("x")</script> & ____', answer: 2 }),
    order(),
    sort(),
    match(),
    type(),
    passage(),
  ];
  await writeFile(
    path.join(folder, 'quiz/basic/01-nouns.yaml'),
    stringify(topic([level(questions)]).value),
  );
  server = previewServer(folder).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('the index leads to the topic, the topic shows the key and the reasons', async () => {
  expect(await (await fetch(base)).text()).toContain('<a href="/topic/1">Nouns</a>');
  const page = await (await fetch(`${base}/topic/1`)).text();
  expect(page).toMatch(/<li class="key"><span>✓<\/span><span>small<\/span>/);
  expect(page).toContain('It is an action word.');
});

test('a question without choices shows its answers, its mistakes and every reason', async () => {
  const page = await (await fetch(`${base}/topic/1`)).text();
  for (const text of [
    'where | does | your aunt',
    'In a question “does” comes before the subject.',
    'an: hour, umbrella',
    'They begin with a vowel sound.',
    'a swarm of – bees',
    'Bees fly in a swarm.',
    'childrens',
    '“Children” already means more than one.',
    'three moons (of: three moons, No mistake)',
    'Days of the week take no article.',
  ]) {
    expect(page).toContain(text);
  }
});

test('content never becomes markup', async () => {
  const page = await (await fetch(`${base}/topic/1`)).text();
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; ____');
});

test.each(['/topic/2', '/topic/x', '/topic/', '/words', '/../package.json', '/%3Cscript%3E'])(
  '%s is not found',
  async (address) => {
    expect((await fetch(base + address)).status).toBe(404);
  },
);

test('the preview is only for reading', async () => {
  expect((await fetch(base, { method: 'POST' })).status).toBe(405);
});
