// npm run bench:answers: the cost of storing an answer on a phone with a CPU slowed down 4 times. A question is
// answered on a device with an empty store and on one with a full store; the difference in main thread time is the cost
// of the store. Each runs several times, in turn, and the medians count. SITE_ORIGIN points it at a running site.

import { randomUUID } from 'node:crypto';
import { type Browser, chromium } from '@playwright/test';
import { MAX_ANSWERS_ON_DEVICE } from '#domain/learning/kept-answer.ts';
import { CHROMIUM_ARGS, findChromium } from '../tools/run/find-chromium.ts';
import { median } from './support/median.ts';
import { serveSite } from './support/served-site.ts';

const SITE_PORT = 3206;
const CPU_SLOWDOWN = 4;
const MAX_COST_MS = 16;
const PHONE = { width: 360, height: 740 };
const REPETITIONS = 7;
/** The work of an answer has finished by then. */
const SETTLE_MS = 1_500;
const LEVEL = '/quiz/first';

const runningSite = process.env.SITE_ORIGIN;
const site = runningSite === undefined ? await serveSite(SITE_PORT, 'tools/run/start.ts') : null;
const origin = runningSite ?? site?.origin ?? '';
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const [empty, full]: [number[], number[]] = [[], []];
try {
  for (let time = 0; time < REPETITIONS; time += 1) {
    empty.push(await costOfAnswer(browser, 0));
    full.push(await costOfAnswer(browser, MAX_ANSWERS_ON_DEVICE - 1));
  }
} finally {
  await browser.close();
  await site?.close();
}
const [without, withAll] = [median(empty), median(full)];
const cost = withAll - without;
console.log(`Main thread for one answer, nothing kept: ${without.toFixed(1)} ms`);
console.log(
  `with ${MAX_ANSWERS_ON_DEVICE} answers kept: ${withAll.toFixed(1)} ms, ${(withAll / without).toFixed(2)} of that`,
);
const isGood = cost <= MAX_COST_MS;
console.log(
  isGood
    ? `Keeping an answer in a full store costs ${cost.toFixed(1)} ms, at most ${MAX_COST_MS}.`
    : `NOT within the aim: ${cost.toFixed(1)} ms, at most ${MAX_COST_MS}.`,
);
process.exit(isGood ? 0 : 1);

/** Main thread milliseconds from the tap on an option until all resulting work is done. */
async function costOfAnswer(from: Browser, kept: number): Promise<number> {
  const context = await from.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const answers = Array.from({ length: kept }, (_, at) => ({
      id: randomUUID(),
      item: `basic-nouns-e1-${at}`,
      answer: 1,
      at,
      hint: false,
      tookMs: 20_000,
    }));
    await page.addInitScript((stored) => {
      for (const answer of stored) {
        const name = `answers//${String(answer.at).padStart(13, '0')}/${answer.id}`;
        localStorage.setItem(name, JSON.stringify(answer));
      }
    }, answers);
    await page.goto(origin + LEVEL);
    const option = page.locator('[aria-labelledby=question] button').first();
    await option.waitFor();
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    const mainThreadMs = async () => {
      const { metrics } = await client.send('Performance.getMetrics');
      return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    };
    // Waits until the page's own loading has finished.
    await page.waitForTimeout(3 * SETTLE_MS);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const before = await mainThreadMs();
    await option.tap();
    await page.waitForTimeout(SETTLE_MS);
    return (await mainThreadMs()) - before;
  } finally {
    await context.close();
  }
}
