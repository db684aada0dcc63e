// The operator finds every error of a browser, without personal data (product §13.6, §13.7).

import { expect, type Page } from '@playwright/test';
import { newVisitor, test } from './support/journey.ts';
import { ownServerFor } from './support/own-server.ts';

const CHILD = 'Riya';
const PHONE = '9876543210';

const server = ownServerFor(test);
// They share a server, whose limits count all reports from one address.
test.describe.configure({ mode: 'serial' });

const list = () => server.operate('errors', 'list');

/** The line of an error, which arrives a moment after the browser noticed it. */
async function listed(part: RegExp): Promise<string> {
  // Each try starts a process.
  await expect.poll(list, { timeout: 60_000 }).toMatch(part);
  return (await list()).split('\n').find((line) => part.test(line)) ?? '';
}

const show = (line: string) => server.operate('errors', 'show', '--id', line.split(' ')[0] ?? '');

/** Opens a page as a family known to the device, at an address with their phone. */
async function openAs(page: Page, path: string): Promise<void> {
  await page.addInitScript(
    ([name, phone]) => {
      localStorage.setItem('username', JSON.stringify(name));
      localStorage.setItem('phone', JSON.stringify(phone));
    },
    [CHILD, PHONE],
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('an uncaught error, a rejection, a forbidden script', async ({ browser }) => {
  const page = await newVisitor(browser, server.baseUrl);
  await openAs(page, `/privacy?phone=${PHONE}`);
  await page.evaluate(
    ([name, phone]) => {
      setTimeout(() => {
        throw new RangeError(`provoked: ${name} typed "zebra", ${phone} at ${location.href}`);
      });
      void Promise.reject(new Error(`unhandled of ${name}`));
      const script = document.createElement('script');
      script.textContent = 'window.isInjected = true';
      document.head.append(script);
    },
    [CHILD, PHONE],
  );
  const thrown = await listed(/ {2}error {2}1 report {2}RangeError: provoked/);
  expect(thrown).toContain('<name> typed <text>, <name> at <address>');
  await listed(/ {2}rejection {2}1 report {2}Error: unhandled of <name>/);
  await listed(/ {2}csp {2}1 report {2}script-src-elem forbids inline/);

  const shown = await show(thrown);
  expect(shown).toMatch(/reports by route\n {2}\/privacy {2}1/);
  expect(shown).toMatch(/reports by browser\n {2}Chrom\w+ \d+ {2}1/);
  expect(shown).toMatch(/reports by build\n {2}[0-9a-f]{12} {2}1/);
  await page.context().close();
});

test('a page that cannot render, with the place in the sources', async ({ browser }) => {
  const page = await newVisitor(browser, server.baseUrl);
  await page.route('**/api/words*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { data: [{ id: 1 }], meta: {} } });
  });
  await openAs(page, '/vocabulary/word');
  const line = await listed(/ {2}caught {2}1 report {2}TypeError/);
  const shown = await show(line);
  expect(shown).toMatch(/\n {2}src\/web\/\S+\.tsx?:\d+:\d+\n/);
  expect(shown).toMatch(/reports by route\n {2}\/vocabulary\/word {2}1/);
  await page.context().close();
});

test('a part of a page that fails to load', async ({ browser }) => {
  const page = await newVisitor(browser, server.baseUrl);
  await openAs(page, '/privacy');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await expect(link).toBeVisible();
  await page.route('**/assets/**', (route) => route.abort());
  await link.click();
  await listed(/ {2}part {2}\d+ reports? {2}/);
  await page.context().close();
});

test('scripts that never start', async ({ browser }) => {
  const page = await newVisitor(browser, server.baseUrl);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`/login?phone=${PHONE}`);
  await page.goto('about:blank');
  await listed(/ {2}start {2}\d+ reports? {2}No script \/assets\//);
  await page.context().close();
});

test('nothing that was reported names the family', async () => {
  // Each line takes a process.
  test.setTimeout(300_000);
  const lines = (await list()).split('\n').filter((line) => /^[0-9a-f]{12} /.test(line));
  expect(lines.length).toBeGreaterThanOrEqual(6);
  for (const line of lines) {
    const shown = await show(line);
    for (const secret of [CHILD, PHONE, 'zebra', '?']) expect(line + shown).not.toContain(secret);
  }
});

test('source maps are not served', async ({ request }) => {
  const document = await request.get(`${server.baseUrl}/`);
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await document.text()) ?? [];
  const code = await request.get(`${server.baseUrl}${script}`);
  expect(await code.text()).not.toContain('sourceMappingURL');
  expect((await request.get(`${server.baseUrl}${script}.map`)).status()).toBe(404);
});

test('a sampled page load measures itself', async ({ browser, request }) => {
  const page = await newVisitor(browser, server.baseUrl);
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto('/quiz');
  const measuring = page.waitForResponse(/web-vitals/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await measuring;
  await page.getByRole('heading', { level: 1 }).click();
  await page.goto('about:blank');
  const metrics = async () => (await request.get(`${server.baseUrl}/metrics`)).text();
  await expect
    .poll(metrics)
    .toMatch(/web_vital_lcp_seconds_count\{route="\/quiz",connection="\w+"\} 1/);
  await page.context().close();
});
