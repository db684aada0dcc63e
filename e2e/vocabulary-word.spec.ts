// The word of the day: a week of words that advances at midnight in India, whatever the device's date and time zone.

import { expect, type Page } from '@playwright/test';
import { Finger } from './support/finger.ts';
import { test } from './support/journey.ts';
import { makeDataDir, removeDataDir, siteAtTimes } from './support/own-server.ts';
import { middleOf } from './support/quiz-level.ts';

const LOADER_MS = 2_500;
/** The open page fetches the words once a minute. */
const REFETCH_MS = 61_000;

class Slider {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a page with a paused clock. */
  async open(baseUrl = ''): Promise<void> {
    await this.page.goto(`${baseUrl}/vocabulary/word`);
    await this.page.clock.runFor(LOADER_MS);
    await this.expectDay('Today');
  }

  get card() {
    return this.page.getByRole('article');
  }

  async expectDay(label: string): Promise<void> {
    await expect(this.card.getByText(label, { exact: true })).toBeVisible();
  }

  async word(): Promise<string> {
    return (await this.card.getByRole('heading').textContent()) ?? '';
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Older word' }).click();
  }

  async previous(): Promise<void> {
    await this.page.getByRole('button', { name: 'Newer word' }).click();
  }
}

test('the slider wraps both ways, by arrows and by keys', async ({ page }) => {
  await page.clock.install();
  const slider = new Slider(page);
  await slider.open();
  const today = await slider.word();
  const words = new Set<string>();
  for (let step = 0; step < 7; step += 1) {
    words.add(await slider.word());
    await slider.next();
  }
  expect(words.size).toBe(7);
  await slider.expectDay('Today');
  expect(await slider.word()).toBe(today);
  await page.keyboard.press('ArrowRight');
  await slider.expectDay('Yesterday');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const oldest = await slider.word();
  expect([...words].at(-1)).toBe(oldest);
  await slider.next();
  await slider.expectDay('Today');
  await slider.previous();
  expect(await slider.word()).toBe(oldest);
});

test('a swipe turns the word, and back', async ({ page }) => {
  await page.clock.install();
  const slider = new Slider(page);
  await slider.open();
  const finger = await Finger.on(page);
  const swipe = async (px: number) => {
    const from = await middleOf(slider.card);
    await finger.down(from);
    await finger.move(from, { x: from.x + px, y: from.y });
    await finger.up();
    await page.clock.runFor(500);
  };
  await swipe(-120);
  await slider.expectDay('Yesterday');
  await swipe(120);
  await slider.expectDay('Today');
  await swipe(-30);
  await slider.expectDay('Today');
});

test('a leaf of the week leads to its word', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  const slider = new Slider(page);
  await slider.open();
  const leaves = page.getByRole('list', { name: 'The week' }).getByRole('button');
  await expect(leaves).toHaveCount(7);
  await expect(leaves.first()).toHaveAttribute('aria-current', 'true');
  const [day = '', word = ''] = await leaves.nth(4).locator('span').allInnerTexts();
  await leaves.nth(4).click();
  await slider.expectDay(day);
  expect(await slider.word()).toContain(word);
  await expect(leaves.nth(4)).toHaveAttribute('aria-current', 'true');
});

test.describe('around midnight in India', { tag: '@desktop' }, () => {
  test.describe.configure({ timeout: 240_000 });
  // A device in a distant time zone, with a clock that was never set.
  test.use({ timezoneId: 'America/New_York' });
  const WRONG_DATE = new Date('2020-02-29T23:30:00Z');
  let dataDir: string;
  let at: ReturnType<typeof siteAtTimes>;

  test.beforeEach(async ({ page }) => {
    dataDir = await makeDataDir();
    at = siteAtTimes(dataDir);
    await page.clock.install({ time: WRONG_DATE });
  });
  test.afterEach(() => removeDataDir(dataDir));

  test('a week of words advances at midnight', async ({ page }) => {
    const slider = new Slider(page);
    /** The words of the week, today's first, each with its day. */
    const readWeek = async (baseUrl: string, days: string) => {
      await slider.open(baseUrl);
      const week: string[] = [];
      for (const day of `Today Yesterday ${days}`.split(' ')) {
        await slider.expectDay(day);
        week.push(await slider.word());
        await slider.next();
      }
      await slider.expectDay('Today');
      expect(new Set(week).size).toBe(7);
      return week;
    };

    // Across the end of the school year, on Wednesday 31 March 2027.
    let wednesdays: string[] = [];
    await at('2027-03-31T23:58:00+05:30', async (baseUrl) => {
      wednesdays = await readWeek(baseUrl, 'Monday Sunday Saturday Friday Thursday');
    });
    await at('2027-04-01T00:00:30+05:30', async (baseUrl) => {
      const [today, ...before] = await readWeek(baseUrl, 'Tuesday Monday Sunday Saturday Friday');
      expect(before).toEqual(wednesdays.slice(0, 6));
      expect(wednesdays).not.toContain(today);
    });
    await at('2027-04-04T23:58:00+05:30', async (baseUrl) => {
      const sundays = await readWeek(baseUrl, 'Friday Thursday Wednesday Tuesday Monday');
      expect(sundays.slice(4)).toEqual(wednesdays.slice(0, 3));
      expect(wednesdays).not.toContain(sundays[0]);
    });
  });

  test('a page that stays open never shows a wrong day', async ({ page, context }) => {
    const onToday = new Slider(page);
    const onYesterday = new Slider(await context.newPage());
    let [saturdays, fridays] = ['', ''];
    await at('2027-04-03T23:58:00+05:30', async (baseUrl) => {
      await onToday.open(baseUrl);
      saturdays = await onToday.word();
      await onYesterday.open(baseUrl);
      await onYesterday.next();
      fridays = await onYesterday.word();
    });

    await at('2027-04-04T00:00:30+05:30', async () => {
      // In one jump: the reply must arrive in the time that follows.
      await page.clock.fastForward(REFETCH_MS);
      // A child who reads an earlier word stays on it, now under its weekday.
      await onYesterday.expectDay('Friday');
      expect(await onYesterday.word()).toBe(fridays);
      // A child who was on today's word gets the new one.
      await expect(onToday.card).not.toContainText(saturdays);
      await onToday.expectDay('Today');
      await onToday.next();
      await onToday.expectDay('Yesterday');
      expect(await onToday.word()).toBe(saturdays);
    });
  });
});
