// npm run bench:games: the word games on a phone with a CPU slowed down 4 times. A card game is played from New Game,
// with three mismatches and six matches, and a drop-it board is filled by touch. Reports: tasks of more than 50 ms
// during play (the target is none), the longest task, and frame times while cards turned and words dropped. Each game
// is played three times and the best run counts, since other load on the machine only adds time. SITE_ORIGIN points it
// at a running site.

import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import type { CardLevelRecord } from '#contract/card-game.ts';
import { FLIP_BACK_MS } from '#domain/card-game/card-game.ts';
import { seededRng, shuffle } from '#domain/random/random.ts';
import { CHROMIUM_ARGS, findChromium } from '../tools/run/find-chromium.ts';
import { serveSite } from './support/served-site.ts';

const SITE_PORT = 3205;
const CPU_SLOWDOWN = 4;
const LONG_TASK_MS = 50;
const PHONE = { width: 360, height: 740 };
const SEED = 7;
/** How long each turn or drop is observed. */
const MOTION_MS = 600;
const REPETITIONS = 3;
const CARD_GAME = `/vocabulary/games/wordcard?src=s&difficulty=easy&seed=${SEED}`;
const DROP_GAME = '/vocabulary/games/dropit?src=s&difficulty=easy';

interface Recording {
  tasksMs: number[];
  framesMs: number[];
}

const runningSite = process.env.SITE_ORIGIN;
const site = runningSite === undefined ? await serveSite(SITE_PORT, 'tools/run/start.ts') : null;
const origin = runningSite ?? site?.origin ?? '';
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
let isGood = true;
try {
  console.log('game'.padEnd(12), 'long tasks', ' longest ms', ' frames', ' median ms', ' 95 % ms');
  report('card game', await best(CARD_GAME, beginCardGame, playCardGame));
  report('drop-it', await best(DROP_GAME, beginDropGame, playDropGame));
} finally {
  await browser.close();
  await site?.close();
}
console.log(
  isGood
    ? `No task is longer than ${LONG_TASK_MS} ms.`
    : 'NOT within the aim: see the lines above.',
);
process.exit(isGood ? 0 : 1);

type Part = (page: Page, finger: CDPSession) => Promise<void>;

async function best(path: string, begin: Part, play: Part): Promise<Recording> {
  const all: Recording[] = [];
  for (let time = 0; time < REPETITIONS; time += 1)
    all.push(await measure(browser, path, begin, play));
  const longest = ({ tasksMs }: Recording) => Math.max(0, ...tasksMs);
  return all.toSorted((a, b) => longest(a) - longest(b))[0] as Recording;
}

async function measure(from: Browser, path: string, begin: Part, play: Part): Promise<Recording> {
  const context = await from.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  try {
    await page.goto(`${origin}${path}`);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await begin(page, client);
    // The page's work after loading is not part of play.
    await page.waitForTimeout(MOTION_MS);
    await page.evaluate(watch);
    await play(page, client);
    return await page.evaluate(() => (window as unknown as { watched: Recording }).watched);
  } finally {
    await context.close();
  }
}

/** Runs in the page: records the browser's long tasks and the time between frames. */
function watch(): void {
  const watched: Recording = { tasksMs: [], framesMs: [] };
  (window as unknown as { watched: Recording }).watched = watched;
  new PerformanceObserver((list) => {
    watched.tasksMs.push(...list.getEntries().map((entry) => entry.duration));
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const next = (now: number) => {
    watched.framesMs.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

async function beginCardGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Level 1', exact: true }).tap();
  await page.getByRole('button', { name: 'New Game' }).tap();
  await page.getByRole('list', { name: 'Cards' }).waitFor();
}

async function beginDropGame(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Level 1', exact: true }).tap();
  await page.getByRole('list', { name: 'Words to drop' }).waitFor();
}

async function playCardGame(page: Page): Promise<void> {
  const response = await page.request.get(
    `${origin}/api/word-cards?populate=*&filters[difficulty][$eq]=easy`,
  );
  const { data } = (await response.json()) as { data: CardLevelRecord[] };
  const laid = shuffle(data[0]?.attributes.word ?? [], seededRng(SEED));
  const places = (pairId: number) =>
    laid.flatMap((card, place) => (card.pairId === pairId ? [place] : []));
  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('button');
  const turn = async (place: number | undefined) => {
    await cards.nth(place ?? 0).tap();
    await page.waitForTimeout(MOTION_MS);
  };
  for (const [one, other] of [
    [1, 2],
    [3, 4],
    [5, 6],
  ] as const) {
    await turn(places(one)[0]);
    await turn(places(other)[0]);
    await page.waitForTimeout(FLIP_BACK_MS);
  }
  for (const pairId of [1, 2, 3, 4, 5, 6]) for (const place of places(pairId)) await turn(place);
}

async function playDropGame(page: Page, finger: CDPSession): Promise<void> {
  const slots = page.getByRole('list', { name: 'Boxes' }).getByRole('listitem');
  const words = page.getByRole('list', { name: 'Words to drop' }).getByRole('button');
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (let slot = 0; slot < 5; slot += 1) {
    const [from, to] = [
      middle(await words.first().boundingBox()),
      middle(await slots.nth(slot).boundingBox()),
    ];
    await send('touchStart', [from]);
    await page.waitForTimeout(MOTION_MS);
    for (let step = 1; step <= 20; step += 1) {
      const share = step / 20;
      await send('touchMove', [
        { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
      ]);
    }
    await page.getByText(/ is over the box /).waitFor({ state: 'attached' });
    await send('touchEnd', []);
    await page.getByText(`${slot + 1} of 5 placed`).waitFor();
    await page.waitForTimeout(MOTION_MS);
  }
}

interface Point {
  x: number;
  y: number;
}

function middle(box: { x: number; y: number; width: number; height: number } | null): Point {
  if (box === null) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function report(name: string, { tasksMs, framesMs }: Recording): void {
  const long = tasksMs.filter((ms) => ms > LONG_TASK_MS);
  isGood &&= long.length === 0;
  const frames = framesMs.toSorted((a, b) => a - b);
  const at = (share: number) => frames[Math.floor((frames.length - 1) * share)] ?? 0;
  console.log(
    name.padEnd(12),
    String(long.length).padStart(10),
    Math.max(0, ...tasksMs)
      .toFixed(0)
      .padStart(11),
    String(frames.length).padStart(7),
    at(0.5).toFixed(1).padStart(10),
    at(0.95).toFixed(1).padStart(8),
  );
}
