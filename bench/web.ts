// npm run bench:web: a first visit on a slow phone (bench/support/page-visit.ts) to every page of paths.ts, over HTTP/1.1
// and, if Caddy is installed, behind it over HTTP/2. The yardstick in the same browser is a page of a few bytes that
// renders its heading when the loader's 2 seconds are over. Reports: the time until the page's own heading is visible,
// the bytes over the wire, headers included, until then and within 2.5 s after it, and the layout shift; then the
// response times of an answer, a tile and the menu. Fails unless all of it meets the targets.
//
//   npm run bench:web -- --quick               one visit to each page instead of three
//   npm run bench:web -- --only /quiz/topics   the pages whose address begins with this
//   npm run bench:web -- --files               the size of each file too; always listed for a page over its limit
//
// SITE_ORIGIN points it at a running site.

import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { CHROMIUM_ARGS, findChromium } from '../tools/run/find-chromium.ts';
import { MAX_SCRIPT_BYTES, MAX_SCRIPT_FILES } from '../tools/vite/first-visit-limit.ts';
import { serveBehindCaddy } from './support/caddy.ts';
import { measureInteractions } from './support/interactions.ts';
import { type RequestedFile, type Visit, visitPage } from './support/page-visit.ts';
import { serveSite } from './support/served-site.ts';

const SITE_PORT = 3204;
const CADDY_PORT = 3205;
const LOADER_MS = 2_000;
/** Above the yardstick's. */
const MAX_HEADING_MS = 200;
const MAX_SHIFT = 0.02;
const MAX_REACTION_MS = 200;

type Paths = typeof paths;
type Samples = {
  [Name in keyof Paths as Paths[Name] extends string ? never : Name]: string;
};

/** Addresses of pages with parameters, all public. A missing one does not compile. */
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
    files: { type: 'boolean', default: false },
  },
});
const turns = options.quick ? 1 : 3;

const runningSite = process.env.SITE_ORIGIN;
const site = runningSite === undefined ? await serveSite(SITE_PORT, 'tools/run/start.ts') : null;
const origin = runningSite ?? site?.origin ?? '';
const caddy = await serveBehindCaddy(origin, CADDY_PORT);
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
try {
  const bareMs = medianVisit(await visits(browser, yardstickUrl, 3)).headingMs;
  console.log(`The heading of the yardstick can be seen after ${bareMs.toFixed(0)} ms.`);
  await measurePages('HTTP/1.1', origin, bareMs);
  if (caddy === null) console.log('No Caddy here: HTTP/2 is not measured.');
  else await measurePages('HTTP/2', caddy.origin, bareMs);
  await measureInteractions(browser, origin, (name, ms) => {
    const isWithin = ms <= MAX_REACTION_MS;
    if (!isWithin) misses.push(name);
    console.log(
      `${ms.toFixed(0).padStart(6)} ms until the paint after ${name}`,
      isWithin ? '' : '!',
    );
  });
} finally {
  await browser.close();
  yardstick.close();
  await caddy?.close();
  await site?.close();
}
const targets =
  `heading ${MAX_HEADING_MS} ms after the loader, ${kilobytes(MAX_SCRIPT_BYTES)} KB of JavaScript on the wire in ` +
  `${MAX_SCRIPT_FILES} files, shift ${MAX_SHIFT}, a reaction in ${MAX_REACTION_MS} ms`;
console.log(
  misses.length === 0
    ? `All within the aims: ${targets}.`
    : `NOT within the aims (${targets}): ${misses.join(', ')}`,
);
process.exit(misses.length === 0 ? 0 : 1);

/** Prints a line for each page. In brackets: including the 2.5 s after the heading. */
async function measurePages(protocol: string, from: string, bareMs: number): Promise<void> {
  console.log(
    `\n${protocol}: KB and files on the wire until the heading (and within 2.5 s after it)`,
  );
  console.log(
    'heading ms  ratio  scripts KB      files    all but fonts KB  fonts KB   shift  page',
  );
  for (const path of pagePaths()) {
    const { headingMs, files, shift } = medianVisit(await visits(browser, from + path, turns));
    const scripts = files.filter(({ kind }) => kind === 'script');
    const early = scripts.filter(({ isForHeading }) => isForHeading);
    const others = files.filter(({ kind }) => kind !== 'font');
    const fonts = files.filter(({ kind }) => kind === 'font');
    const isWithin =
      headingMs - bareMs <= MAX_HEADING_MS &&
      bytesOf(early) <= MAX_SCRIPT_BYTES &&
      early.length <= MAX_SCRIPT_FILES &&
      shift <= MAX_SHIFT;
    if (!isWithin) misses.push(`${path} (${protocol})`);
    console.log(
      headingMs.toFixed(0).padStart(10),
      (headingMs / bareMs).toFixed(2).padStart(6),
      `${kilobytes(bytesOf(early)).padStart(6)} (${kilobytes(bytesOf(scripts))})`,
      `${early.length} (${scripts.length})`.padStart(8),
      `${kilobytes(bytesOf(others.filter((file) => file.isForHeading)))} (${kilobytes(bytesOf(others))})`.padStart(
        18,
      ),
      kilobytes(bytesOf(fonts)).padStart(9),
      shift.toFixed(4).padStart(8),
      ` ${path}`,
      isWithin ? '' : '!',
    );
    if (options.files || !isWithin) console.log(listOf(files));
  }
}

function pagePaths(): string[] {
  const known = Object.entries(paths).map(([name, path]) => {
    const sample = typeof path === 'string' ? path : samples[name as keyof Samples];
    if (sample === undefined) throw new Error(`paths.${name} has no sample here`);
    return sample;
  });
  return [...known, ...more].filter((path) => path.startsWith(options.only));
}

async function visits(from: Browser, url: string, times: number): Promise<Visit[]> {
  const all: Visit[] = [];
  for (let turn = 0; turn < times; turn += 1) all.push(await visitPage(from, url));
  return all;
}

function medianVisit(all: readonly Visit[]): Visit {
  const sorted = all.toSorted((a, b) => a.headingMs - b.headingMs);
  return sorted[Math.floor(sorted.length / 2)] as Visit;
}

function bytesOf(files: readonly RequestedFile[]): number {
  return files.reduce((sum, { wireBytes }) => sum + wireBytes, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

/** Files after the heading are in brackets. */
function listOf(files: readonly RequestedFile[]): string {
  const sizes = files.map(({ name, wireBytes, isForHeading }) => {
    const size = `${name} ${kilobytes(wireBytes)}`;
    return isForHeading ? size : `(${size})`;
  });
  return `            ${sizes.join(', ')}`;
}
