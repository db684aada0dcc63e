// Accounts from a parent's view: signing up, both ways to log in, several tabs, membership.

import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { collectAlerts } from './support/dialogs.ts';
import {
  codeFor,
  fillDetails,
  loginLink,
  logOut,
  newPhone,
  otpField,
  PASSWORD,
  phoneField,
  press,
  problem,
  SENT,
  signUp,
  stored,
  test,
  userLabel,
  verifyPhone,
} from './support/family.ts';
import { runOperator } from './support/own-server.ts';
import { readLockedTopic } from './support/quiz-level.ts';

async function logInWithOtp(page: Page, phone: string, codes: number): Promise<void> {
  await page.goto('/login');
  await phoneField(page).fill(phone);
  await press(page, 'Get OTP');
  await otpField(page).fill(await codeFor(page, phone, codes));
  await press(page, 'Login');
}

test.describe('signing up', () => {
  test('takes two steps and signs the family in', async ({ page, alerts }) => {
    const phone = newPhone();
    await page.goto('/signup');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sign up for free and get free benefits',
    );
    await expectAccessible(page);
    await verifyPhone(page, phone);
    expect(alerts).toEqual([SENT]);
    await expectAccessible(page);
    await fillDetails(page, 'Ravi');
    await expect(page).toHaveURL('/');
    await expect(userLabel(page)).toBeVisible();
    expect(await stored(page, 'phone')).toBe(`"${phone}"`);
    expect(await stored(page, 'role')).toBe('"user"');
    expect(await stored(page, 'standard')).toBe('"a-4th"');

    await page.goto('/signup');
    await expect(page).toHaveURL('/');
    await expect(userLabel(page)).toBeVisible();
  });

  test('comes from a level, and leads to the payment page of a partner', async ({ page }) => {
    await page.goto('/signup?src=playnext');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sign up to play the next level',
    );
    const partner = 'https://pay.grammargully.example/edgeover';
    await page.route(`${partner}**`, (route) => route.fulfill({ body: 'Payment' }));
    await collectAlerts(page);
    const phone = newPhone();
    await page.goto('/signup?src=edgeover');
    await verifyPhone(page, phone);
    await fillDetails(page, 'Meera');
    await expect(page.getByText('whose payment page is next')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Go to pay.grammargully.example');
    await expect(page).toHaveURL(`${partner}?phone=${phone}`);
  });
});

test.describe('logging in', () => {
  test('with a code, then with the password', async ({ page, alerts }) => {
    const phone = await signUp(page);
    await page.goto('/');
    await logOut(page);
    for (const name of ['id', 'token', 'phone', 'username', 'childsName', 'standard', 'role']) {
      expect(await stored(page, name), name).toBeNull();
    }

    await page.goto('/login');
    await expectAccessible(page);
    await logInWithOtp(page, phone, 2);
    await expect(page).toHaveURL('/');
    await expect(userLabel(page)).toBeVisible();
    expect(alerts.filter((text) => text === SENT)).toHaveLength(1);
    await logOut(page);

    await page.goto('/login');
    await page.getByRole('link', { name: 'Login with password' }).click();
    await expect(page).toHaveURL('/loginp');
    await expectAccessible(page);
    await phoneField(page).fill(`+91 ${phone}`);
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.keyboard.press('Enter');
    await expect(problem(page, 'Wrong phone number or password')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(userLabel(page)).toBeVisible();
  });

  test('needs an account', { tag: '@desktop' }, async ({ page }) => {
    await collectAlerts(page);
    await logInWithOtp(page, newPhone(), 1);
    const noAccount = 'There is no account for this number, please sign up';
    await expect(problem(page, noAccount)).toBeVisible();
  });

  test('with a wrong code fails, five times at most', { tag: '@desktop' }, async ({
    page,
    alerts,
  }) => {
    await page.goto('/login');
    await phoneField(page).fill(newPhone());
    await press(page, 'Get OTP');
    await expect.poll(() => alerts).toEqual([SENT]);
    for (let count = 1; count <= 4; count += 1) {
      const refused = page.waitForResponse('**/vlogin');
      await otpField(page).fill('wrong');
      await page.keyboard.press('Enter');
      await refused;
      await expect(problem(page, 'Wrong OTP')).toBeVisible();
      await expect(otpField(page)).toBeFocused();
    }
    await otpField(page).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(problem(page, 'Too many wrong tries, please get a new OTP')).toBeVisible();
  });
});

test.describe('several tabs', () => {
  test('log out together', { tag: '@desktop' }, async ({ page, context }) => {
    await collectAlerts(page);
    await signUp(page);
    const other = await context.newPage();
    await other.goto('/quiz');
    await expect(userLabel(other)).toBeVisible();
    await page.goto('/');
    const reloaded = other.waitForEvent('load');
    await logOut(page);
    await reloaded;
    await expect(loginLink(other)).toBeVisible();
    // The session has ended on the server too.
    const refresh = await page.request.post('/api/user/refresh');
    expect(refresh.status()).toBe(401);
  });

  test('renew their token once for all', { tag: '@desktop' }, async ({ page, context }) => {
    await collectAlerts(page);
    await signUp(page);
    const token = await stored(page, 'token');
    // Where no app runs: one that is left while it renews its token never stores it.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('tokenEndsAt', String(Date.now())));
    /** By which tab, in ms since the tabs began to load. */
    const renewals: string[] = [];
    const startedAt = Date.now();
    // A busy server may turn a call away, which is then repeated.
    context.on('response', (response) => {
      if (!response.url().endsWith('/api/user/refresh') || !response.ok()) return;
      const tab = response.frame().page() === page ? 'first' : 'other';
      renewals.push(`${tab} tab after ${Date.now() - startedAt} ms`);
    });
    const other = await context.newPage();
    // The question for grown-ups is not what this is about.
    await other.addInitScript(() =>
      sessionStorage.setItem('grownUpUntil', String(Date.now() + 600_000)),
    );
    await Promise.all([page.goto('/account'), other.goto('/account')]);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Devices' })).toBeVisible();
    }
    // Values stored by one tab reach the other a moment later.
    await expect.poll(() => stored(page, 'token')).not.toBe(token);
    expect(renewals).toEqual([expect.any(String)]);
  });
});

test("a session ended elsewhere shows a visitor's view", { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await collectAlerts(page);
  await signUp(page);
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('tokenEndsAt', String(Date.now())));
  await page.goto('/');
  await expect(loginLink(page)).toBeVisible();
  expect(await stored(page, 'id')).toBeNull();
});

test('membership unlocks levels', { tag: '@desktop' }, async ({
  page,
  request,
  server,
  alerts,
}) => {
  const phone = await signUp(page);
  const { id, attributes } = await readLockedTopic(request);
  const level = `/quiz/playing?lvlid=${attributes.levels[0]}&src=single&topid=${id}`;
  await page.goto('/quiz/topics?src=single');
  await press(page, `Play Now: ${attributes.topic}`);
  await page
    .getByRole('link', { name: `${attributes.topic}, Easy, level 1, locked`, exact: true })
    .click();
  await expect(page).toHaveURL('/member');
  // The server refuses the call, whatever the page shows.
  await page.goto(level);
  await expect(page).not.toHaveURL(level);
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeHidden();

  expect(await runOperator(server.dataDir, 'member', 'grant', '--phone', phone)).toContain(
    'Member',
  );
  alerts.length = 0;
  await page.goto('/quiz/topics?src=single');
  await press(page, `Play Now: ${attributes.topic}`);
  await page.getByRole('link', { name: `${attributes.topic}, Easy, level 1`, exact: true }).click();
  await expect(page).toHaveURL(level);
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible();
  expect(await stored(page, 'role')).toBe('"member"');

  await page.goto('/account');
  await expect(page.getByText(/You are a member until \d+ \w+ \d{4}/)).toBeVisible();
  await runOperator(server.dataDir, 'member', 'revoke', '--phone', phone, '--yes');
});

test('/otp and /whatsapp redirect', async ({ page }) => {
  await page.goto('/otp');
  await expectAccessible(page);
  await otpField(page).fill('123456');
  await press(page, 'Verify');
  await expect(page).toHaveURL('/#verified');
  await page.goto('/whatsapp');
  await expect(page.getByRole('heading', { name: 'Redirecting to WhatsApp' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
