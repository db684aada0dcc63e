// npm run bench:web: a first visit on a phone (1.6 Mbit/s, 150 ms round trip, CPU slowed down 4 times) to every page of
// paths.ts, beside a yardstick in the same browser: a page of a few bytes that draws its heading when the loader's
// 2 seconds are over. Reports: when the page's own heading is visible and uncovered, how much JavaScript had been
// requested by then, and the layout shift.
//
//   npm run bench:web -- --quick               one visit to each page instead of three
//   npm run bench:web -- --only /quiz/topics   the pages whose address begins so
//   npm run bench:web -- --scripts             the size of each script too; for a page with too much they are always listed
//
// SITE_ORIGIN points it at a site that is already running.

import { createServer } from 'node:http';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync, constants as zlib } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { CHROMIUM_ARGS, findChromium } from '../tools/run/find-chromium.ts';
import { serveSite } from './support/served-site.ts';

const SITE_PORT = 3204;
const LOADER_MS = 2_000;
const MAX_HEADING_MS = 2_300;
const MAX_JS_BYTES = 130 * 1024;
const MAX_SHIFT = 0.02;
/** After the heading, to see whether the layout still shifts. */
const SETTLE_MS = 500;
const VISIT_TIMEOUT_MS = 20_000;
const PHONE = { width: 360, height: 740 };
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

type Paths = typeof paths;
type Samples = {
  [Name in keyof Paths as Paths[Name] extends string ? never : Name]: string;
};

/** Addresses of pages with parameters, each open to everyone. A missing one does not compile. */
const samples: Samples = {
  gameDifficulty: paths.gameDifficulty({ src: 's', game: 'wordcard' }),
  wordCard: paths.wordCard({ src: 's', difficulty: 'easy', level: 1, seed: 7 }),
  wordCardScore: paths.wordCardScore({
    src: 's',
    difficulty: 'easy',
    level: 1,
    t1: 'You Won',
    t2: '',
    meta: 10,
  }),
  dropIt: paths.dropIt({ src: 's', difficulty: 'easy' }),
  dropItPlaying: paths.dropItPlaying({ src: 's', difficulty: 'easy', level: 1 }),
  worksheetTopics: paths.worksheetTopics('intermediate'),
  worksheetTopic: paths.worksheetTopic('Nouns', 'basic'),
  quizTopics: paths.quizTopics(),
  quizPlaying: paths.quizPlaying({ lvlid: 11, topid: 1 }),
  quizWaiting: paths.quizWaiting({ code: 'abc', lvlid: 11, topid: 1 }),
  quizScore: paths.quizScore(btoa('score=8&t=10&lvl=Nouns&difficulty=easy&num=1&lvlid=11&topid=1')),
  signup: paths.signup(),
  competitionRegister: paths.competitionRegister(),
  competitionPaper: paths.competitionPaper(704),
  competitionPractice: paths.competitionPractice(704),
};
/** The same page before a level is chosen. */
const more = [paths.wordCard({ src: 's', difficulty: 'easy' })];

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    scripts: { type: 'boolean', default: false },
  },
});
const turns = options.quick ? 1 : 3;

interface Script {
  /** Its file, without the hash. */
  name: string;
  /** Compressed by gzip, whatever this browser accepts. */
  bytes: number;
}

interface Measure {
  headingMs: number;
  /** In the order in which they were requested. */
  scripts: Script[];
  shift: number;
}

const runningSite = process.env.SITE_ORIGIN;
const site = runningSite === undefined ? await serveSite(SITE_PORT, 'tools/run/start.ts') : null;
const origin = runningSite ?? site?.origin ?? '';
const yardstick = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><main></main><script>setTimeout(() => {
    document.querySelector('main').innerHTML = '<h1>x</h1>';
  }, ${LOADER_MS} - performance.now())</script>`);
});
await new Promise<void>((resolve) => yardstick.listen(0, '127.0.0.1', resolve));
const address = yardstick.address();
const yardstickUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const misses: string[] = [];
let count = 0;
try {
  const bare = medianMeasure(await visits(browser, yardstickUrl, 3)).headingMs;
  console.log(`The heading of the yardstick can be seen after ${bare.toFixed(0)} ms.`);
  console.log('heading ms', ' ratio', ' JS KB (gzip)', ' layout shift', '  page');
  for (const path of pagePaths()) {
    const measure = medianMeasure(await visits(browser, origin + path, turns));
    count += 1;
    const jsBytes = measure.scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    const isWithin =
      measure.headingMs <= MAX_HEADING_MS && jsBytes <= MAX_JS_BYTES && measure.shift < MAX_SHIFT;
    if (!isWithin) misses.push(path);
    console.log(
      measure.headingMs.toFixed(0).padStart(10),
      (measure.headingMs / bare).toFixed(2).padStart(6),
      (jsBytes / 1024).toFixed(1).padStart(13),
      measure.shift.toFixed(4).padStart(13),
      `  ${path}`,
      isWithin ? '' : '!',
    );
    if (options.scripts || jsBytes > MAX_JS_BYTES) console.log(listOf(measure.scripts));
  }
} finally {
  await browser.close();
  yardstick.close();
  await site?.close();
}
console.log(
  misses.length === 0
    ? `All ${count} pages are within the aims: heading by ${MAX_HEADING_MS} ms, 130 KB of JavaScript, shift below ${MAX_SHIFT}.`
    : `NOT within the aims, ${misses.length} of ${count} pages: ${misses.join(' ')}`,
);
process.exit(misses.length === 0 ? 0 : 1);

function pagePaths(): string[] {
  const known = Object.entries(paths).map(([name, path]) => {
    const sample = typeof path === 'string' ? path : samples[name as keyof Samples];
    if (sample === undefined) throw new Error(`paths.${name} has no sample here`);
    return sample;
  });
  return [...known, ...more].filter((path) => path.startsWith(options.only));
}

async function visits(from: Browser, url: string, times: number): Promise<Measure[]> {
  const all: Measure[] = [];
  for (let turn = 0; turn < times; turn += 1) all.push(await visit(from, url));
  return all;
}

async function visit(from: Browser, url: string): Promise<Measure> {
  const context = await from.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  try {
    const scripts = await slowDown(page);
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'commit' });
    const headingMs = await page
      .waitForFunction(() => (window as unknown as Recording).headingMs, null, {
        timeout: VISIT_TIMEOUT_MS,
      })
      .then((handle) => handle.jsonValue())
      .catch(() => Number.POSITIVE_INFINITY);
    const openedAt = await page.evaluate(() => performance.timeOrigin);
    const requested = [...scripts].flatMap(([script, at]) =>
      at <= openedAt + (headingMs ?? 0) ? [script] : [],
    );
    await page.waitForTimeout(SETTLE_MS);
    const shift = await page.evaluate(() => (window as unknown as Recording).shift);
    const measured = await Promise.all(requested.map(measureScript));
    return { headingMs: headingMs ?? 0, scripts: measured, shift };
  } finally {
    await context.close();
  }
}

/** Throttles the page to a slow phone; returns the scripts it requests, as they come, with the time (epoch, ms). */
async function slowDown(page: Page): Promise<Map<string, number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scripts = new Map<string, number>();
  client.on('Network.requestWillBeSent', ({ type, request: { url }, wallTime }) => {
    const isScript = type === 'Script' || url.endsWith('.js');
    if (isScript && !scripts.has(url)) scripts.set(url, wallTime * 1000);
  });
  return scripts;
}

async function measureScript(url: string): Promise<Script> {
  const body = await fetch(url).then((response) => response.arrayBuffer());
  const { length } = gzipSync(new Uint8Array(body), { level: zlib.Z_BEST_COMPRESSION });
  return { name: basename(url).replace(/-[\w-]{7,8}\.js$/, ''), bytes: length };
}

function listOf(scripts: readonly Script[]): string {
  const sizes = scripts.map(({ name, bytes }) => `${name} ${(bytes / 1024).toFixed(2)}`);
  return `            ${sizes.join(', ')}`;
}

interface Recording {
  headingMs?: number;
  shift: number;
}

/** Runs in the page: records when its heading has been painted and nothing covers it. */
function watchPage(): void {
  const watched = window as unknown as Recording;
  watched.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) watched.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true } as PerformanceObserverInit);
  const isUncovered = (heading: Element) => {
    const { x, y, width, height } = heading.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (top === heading || heading.contains(top));
  };
  const check = () => {
    const heading = document.querySelector('main h1');
    if (heading === null || !isUncovered(heading)) {
      requestAnimationFrame(check);
      return;
    }
    // The frame after the paint.
    requestAnimationFrame(() => (watched.headingMs = performance.now()));
  };
  requestAnimationFrame(check);
}

function medianMeasure(measures: Measure[]): Measure {
  const sorted = measures.toSorted((a, b) => a.headingMs - b.headingMs);
  return sorted[Math.floor(sorted.length / 2)] as Measure;
}
