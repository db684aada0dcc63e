// The shell and the pages about the site from a parent's view.

import { expect, type Page, test as plainTest } from '@playwright/test';
import { documentTexts } from '#messages/document.ts';
import { expectAccessible } from './support/accessibility.ts';
import { leaveGame } from './support/dialogs.ts';
import { signUp } from './support/family.ts';
import { test } from './support/journey.ts';
import { expectMark, playingPath, QuestionOnPage, readFreeLevel } from './support/quiz-level.ts';

const PAGES = [
  ['/', 'Good English grows in small steps'],
  ['/AboutUs', 'About Us'],
  ['/refund', 'About Us'],
  ['/T&C', 'Terms and Conditions'],
  ['/privacy', 'Privacy Policy'],
  ['/error', "Sorry, the page can't be found"],
  ['/no/such/page', "Sorry, the page can't be found"],
] as const;

for (const [path, heading] of PAGES) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
  });
}

plainTest('the loader comes first, and gives way to the page', async ({ page }) => {
  await page.goto('/privacy', { waitUntil: 'commit' });
  await expect(page.getByText(documentTexts.loading)).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: 'Privacy Policy' });
  await expect(heading).toBeVisible();
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(2_000);
  await expect(page.getByText(documentTexts.loading)).toBeHidden();
});

test('the menu leads everywhere and closes behind a link', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of [
    'Home',
    'Worksheets',
    'Vocabulary',
    'Quiz',
    'Competition',
    'About Us',
    'Terms and Conditions',
    'Privacy Policy',
    'Sign Up',
    'Membership',
  ]) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await menu.getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page).toHaveURL('/AboutUs');
  await expect(menu).toBeHidden();
});

test('Back closes the menu and stays on the page', async ({ page }) => {
  await page.goto('/AboutUs');
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/AboutUs');
});

test('the theme follows the system until it is chosen, and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Dark colours' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor answers a question two taps after the landing page', async ({ page, request }) => {
  const level = await readFreeLevel(request);
  const [question] = level.questions;
  if (question === undefined) throw new Error('the level is empty');
  await page.goto('/');
  await page.getByRole('link', { name: 'Play the first question' }).click();
  await new QuestionOnPage(page, question).answer();
  await expectMark(page, 1, 'right');
  await leaveGame(page, true);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Try the first topic' }).click();
  await expect(page).toHaveURL(playingPath(level));
});

test('home shows a signed-in child the next steps', async ({ page }) => {
  await signUp(page, 'Ravi');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ravi!');
  await expect(page.getByRole('link', { name: /^Word of the Day: \w/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Play this level' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nouns: Easy Level 1/);
});

test('the hero is hidden for a visitor from a link with src', async ({ page }) => {
  await page.goto('/?src=school');
  await expect(page.getByRole('heading', { name: 'Four ways to practise' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Watch demo' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('src'))).toBe('"school"');
});

test('the demo plays in a popup and loads nothing before', async ({ page }) => {
  const clips: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/videos/')) clips.push(request.url());
  });
  await page.goto('/');
  const watch = page.getByRole('button', { name: 'Watch demo' });
  await expect(watch).toBeVisible();
  expect(clips).toEqual([]);
  await watch.click();
  const dialog = page.getByRole('dialog', { name: 'A quiz from start to stars' });
  await expect(dialog.locator('video')).toHaveJSProperty('readyState', 4);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(watch).toBeFocused();
});

test('a new page starts at its top', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Go Back leads to the previous page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/nowhere'));
  await page.reload();
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
});

test('nothing is requested from third parties', async ({ page, baseURL }) => {
  const thirdPartyUrls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
      thirdPartyUrls.push(request.url());
    }
  });
  for (const path of ['/', '/quiz/standard', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(thirdPartyUrls).toEqual([]);
});

test('the maintenance page replaces everything while the API says so', async ({ page }) => {
  await page.route('**/api/maintenance', async (route) => {
    const response = await route.fetch();
    const json = { data: { id: 1, attributes: { Switch: true } }, meta: {} };
    await route.fulfill({ response, json });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Down for maintenance' })).toBeFocused();
  await expect(page.getByText('Please check back shortly')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expectAccessible(page);
});

for (const [reply, options] of [
  ['none', null],
  [
    'the page of a network that asks to log in',
    { contentType: 'text/html', body: '<h1>Wi-Fi</h1>' },
  ],
  ['a refusal of a proxy', { status: 403, contentType: 'text/html', body: 'Forbidden' }],
] as const) {
  test(`where the maintenance call gets another reply, the page opens: ${reply}`, async ({
    page,
  }) => {
    await page.route('**/api/maintenance', (route) =>
      options === null ? route.abort() : route.fulfill(options),
    );
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Down for maintenance' })).toHaveCount(0);
  });
}

/** Requests to `address` hang until the returned function is called. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let arrive = () => {};
  const network = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(address, async (route) => {
    await network;
    // The page may have given it up.
    await route.continue().catch(() => {});
  });
  return arrive;
}

async function openTopics(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('standard1', '"basic"'));
  await page.goto('/quiz/topics?src=single', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: documentTexts.loadAgain })).toBeVisible();
}

test('a page that does not arrive reports the delay, and shows once it loads', async ({ page }) => {
  await page.goto('/');
  const arrive = await hold(page, /\/api\/|assets\/topics-page-.*\.js$/);
  await openTopics(page);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expectAccessible(page);
  arrive();
  await expect(page.getByRole('heading', { name: 'Select a level' })).toBeVisible();
});

test('a page whose data does not arrive opens, and says what is missing', async ({ page }) => {
  await page.goto('/');
  const arrive = await hold(page, '**/api/topics*');
  await openTopics(page);
  await expect(page.getByRole('heading', { name: 'Select a level' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /topics could not be loaded/ })).toBeVisible();
  await expectAccessible(page);
  arrive();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nouns', exact: true })).toBeVisible();
});

test('if a script fails before the app runs, a plain page says what to do', async ({ page }) => {
  await page.route(/assets\/index-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'nothing.here()' }),
  );
  await page.goto('/');
  const help = page.getByRole('alert');
  await expect(help.getByRole('heading')).toHaveText('Grammar Gully could not start');
  await expect(help.getByRole('link', { name: /^\+91/ })).toBeVisible();
});

test('if a script fails to load, a plain page says so', async ({ page }) => {
  await page.route(/assets\/index-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
    'A part of Grammar Gully did not arrive',
  );
});

test('a browser that is too old shows a message, in Hindi if chosen', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', '"hi"');
    Reflect.deleteProperty(window, 'CSSLayerBlockRule');
  });
  await page.goto('/');
  const help = page.getByRole('alert');
  await expect(help.getByRole('heading')).toHaveText('यह ब्राउज़र Grammar Gully के लिए बहुत पुराना है');
  await expect(page.getByRole('banner')).toHaveCount(0);
});
