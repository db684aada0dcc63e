// Accounts as a parent meets them: signing up, both ways to log in, what goes wrong with codes, several tabs,
// membership, and the account page.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './support/accessibility.ts';
import {
  codeFor,
  collectAlerts,
  giveDetails,
  loginLink,
  logOut,
  newPhone,
  otpField,
  PASSWORD,
  phoneField,
  press,
  provePhone,
  signUp,
  stored,
  test,
  userLabel,
} from './support/family.ts';
import { makeDataDir, operate, removeDataDir, startServer } from './support/own-server.ts';
import { readLockedTopic } from './support/quiz-level.ts';

/** These say nothing about a screen: the phone leaves them to the desktop. */
const SCREEN_IS_NO_MATTER = 'the same on every screen';

test.describe.configure({ timeout: 120_000 });

const SENT = 'OTP sent on WhatsApp successfully';

async function expectForEverybody(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
}

async function logInWithOtp(page: Page, phone: string, codes: number): Promise<void> {
  await page.goto('/login');
  await phoneField(page).fill(phone);
  await press(page, 'Get OTP');
  await otpField(page).fill(await codeFor(page, phone, codes));
  await press(page, 'Login');
}

test.describe('signing up', () => {
  test('takes two steps, and the family is known from then on', async ({ page, alerts }) => {
    const phone = newPhone();
    await page.goto('/signup');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sign up for free and get free benefits',
    );
    await expectForEverybody(page);
    await provePhone(page, phone);
    expect(alerts).toEqual([SENT]);
    await expectForEverybody(page);
    await giveDetails(page, 'Ravi');
    await expect(page).toHaveURL(`/?phone=${phone}`);
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
    collectAlerts(page);
    const phone = newPhone();
    await page.goto('/signup?src=edgeover');
    await provePhone(page, phone);
    await giveDetails(page, 'Meera');
    await expect(page).toHaveURL(`${partner}?phone=${phone}`);
  });
});

test.describe('logging in', () => {
  test('with a code, then with the password', async ({ page, alerts }) => {
    const phone = await signUp(page);
    await logOut(page);
    for (const name of ['id', 'token', 'phone', 'username', 'childsName', 'standard', 'role']) {
      expect(await stored(page, name), name).toBeNull();
    }

    await page.goto('/login');
    await expectForEverybody(page);
    await logInWithOtp(page, phone, 2);
    await expect(page).toHaveURL('/');
    await expect(userLabel(page)).toBeVisible();
    expect(alerts).toEqual([SENT, SENT]);
    await logOut(page);

    await page.goto('/login');
    await page.getByRole('link', { name: 'Login with password' }).click();
    await expect(page).toHaveURL('/loginp');
    await expectForEverybody(page);
    await phoneField(page).fill(`+91 ${phone}`);
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.keyboard.press('Enter');
    await expect.poll(() => alerts.at(-1)).toBe('Wrong phone number or password');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(userLabel(page)).toBeVisible();
  });

  test('needs an account', async ({ page, alerts, hasTouch }) => {
    test.skip(hasTouch, SCREEN_IS_NO_MATTER);
    await logInWithOtp(page, newPhone(), 1);
    await expect
      .poll(() => alerts.at(-1))
      .toBe('There is no account for this number, please sign up');
  });

  test('with a wrong code fails, five times at most', async ({ page, alerts, hasTouch }) => {
    test.skip(hasTouch, SCREEN_IS_NO_MATTER);
    await page.goto('/login');
    await phoneField(page).fill(newPhone());
    await press(page, 'Get OTP');
    await expect.poll(() => alerts).toEqual([SENT]);
    for (let count = 1; count <= 4; count += 1) {
      await otpField(page).fill('wrong');
      await page.keyboard.press('Enter');
      await expect.poll(() => alerts.length).toBe(1 + count);
      expect(alerts.at(-1)).toBe('Wrong OTP');
      await expect(page.getByRole('alert')).toHaveText('Wrong OTP');
    }
    await otpField(page).fill('wrong');
    await page.keyboard.press('Enter');
    await expect.poll(() => alerts.at(-1)).toBe('Too many wrong tries, please get a new OTP');
  });

  test('asks a suspicious device for a sum, which it does by itself', async ({
    page,
    alerts,
    hasTouch,
  }) => {
    test.skip(hasTouch, SCREEN_IS_NO_MATTER);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) complaints.push(message.text());
    });
    const error = { status: 429, name: '', message: '', details: { reason: 'captcha-needed' } };
    const json = { data: null, message: 'Please confirm that you are not a robot', error };
    // The first refusal is made up; the sum, and its check, are the server's own.
    await page.route('/api/user/logino', (route) => route.fulfill({ status: 429, json }), {
      times: 1,
    });
    const phone = newPhone();
    await page.goto('/login');
    await phoneField(page).fill(phone);
    const asked = page.waitForRequest(
      (request) => request.postDataJSON()?.altcha !== undefined && request.method() === 'POST',
    );
    await press(page, 'Get OTP');
    await asked;
    await expect.poll(() => alerts).toEqual([SENT]);
    expect(await codeFor(page, phone)).toMatch(/^\d{6}$/);
    expect(complaints).toEqual([]);
  });
});

test('a code that has expired is not taken', async ({ browser, hasTouch }) => {
  test.skip(hasTouch, SCREEN_IS_NO_MATTER);
  const dataDir = await makeDataDir();
  const phone = newPhone();
  const open = async (baseURL: string) => (await browser.newContext({ baseURL })).newPage();

  const before = await startServer(dataDir);
  const page = await open(before.baseUrl);
  collectAlerts(page);
  await page.goto('/login');
  await phoneField(page).fill(phone);
  await press(page, 'Get OTP');
  const code = await codeFor(page, phone);
  await before.stop();

  const inTenMinutes = new Date(Date.now() + 10 * 60_000).toISOString();
  const later = await startServer(dataDir, { APP_NOW: inTenMinutes });
  const laterPage = await open(later.baseUrl);
  const alerts = collectAlerts(laterPage);
  await laterPage.goto('/login');
  await phoneField(laterPage).fill(phone);
  await otpField(laterPage).fill(code);
  await press(laterPage, 'Login');
  await expect.poll(() => alerts).toEqual(['This OTP has expired, please get a new one']);
  await expect(otpField(laterPage)).toBeFocused();
  await later.stop();
  await removeDataDir(dataDir);
});

test('a code that does not arrive is said not to have', async ({ browser, hasTouch }) => {
  test.skip(hasTouch, SCREEN_IS_NO_MATTER);
  const [refused, lost] = [newPhone(), newPhone()];
  // WhatsApp: it knows nothing of one number, and takes the message for the other but never delivers it.
  const whatsapp = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const isRefused = body.includes(refused);
    const error = { error: { code: 131026, message: 'undeliverable' } };
    response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isRefused ? error : { messages: [{ id: 'wamid.1' }] }));
  });
  await new Promise<void>((resolve) => whatsapp.listen(0, '127.0.0.1', resolve));
  const { port } = whatsapp.address() as { port: number };
  const dataDir = await makeDataDir();
  const server = await startServer(dataDir, {
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_PHONE_NUMBER_ID: '1',
    WHATSAPP_APP_SECRET: 'secret',
    WHATSAPP_VERIFY_TOKEN: 'verify',
    WHATSAPP_TEMPLATE: 'code',
    WHATSAPP_API_URL: `http://127.0.0.1:${port}`,
  });

  const page = await (await browser.newContext({ baseURL: server.baseUrl })).newPage();
  const alerts = collectAlerts(page);
  await page.clock.install();
  await page.goto('/login');
  await phoneField(page).fill(refused);
  await press(page, 'Get OTP');
  await expect.poll(() => alerts).toEqual([SENT]);
  const trouble = page.getByRole('alert');
  await expect(trouble).toContainText('The OTP could not be delivered');
  await expectForEverybody(page);

  await phoneField(page).fill(lost);
  await press(page, 'Get OTP');
  await expect(page.getByText(`Your OTP is on its way to +91 ${lost}.`)).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(trouble).toContainText('The OTP has not arrived');
  await expect(page.getByRole('button', { name: 'Get a new OTP', exact: true })).toBeEnabled();
  await trouble.getByRole('link', { name: 'Login with password' }).click();
  await expect(page).toHaveURL('/loginp');

  await server.stop();
  whatsapp.close();
  await removeDataDir(dataDir);
});

test.describe('several tabs', () => {
  test('log out together', async ({ page, context, hasTouch }) => {
    test.skip(hasTouch, SCREEN_IS_NO_MATTER);
    collectAlerts(page);
    await signUp(page);
    const other = await context.newPage();
    await other.goto('/quiz');
    await expect(userLabel(other)).toBeVisible();
    const reloaded = other.waitForEvent('load');
    await logOut(page);
    await reloaded;
    await expect(loginLink(other)).toBeVisible();
    // The server has ended the session too.
    const refresh = await page.request.post('/api/user/refresh');
    expect(refresh.status()).toBe(401);
  });

  test('renew their token once for all', async ({ page, context, hasTouch }) => {
    test.skip(hasTouch, SCREEN_IS_NO_MATTER);
    collectAlerts(page);
    await signUp(page);
    const token = await stored(page, 'token');
    await page.evaluate(() => localStorage.setItem('tokenEndsAt', String(Date.now())));
    const refreshes: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/user/refresh')) refreshes.push(request.url());
    });
    const other = await context.newPage();
    await Promise.all([page.goto('/account'), other.goto('/account')]);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Devices' })).toBeVisible();
    }
    expect(refreshes).toHaveLength(1);
    expect(await stored(page, 'token')).not.toBe(token);
  });
});

test('a session that was ended elsewhere leaves a visitor behind', async ({
  page,
  context,
  hasTouch,
}) => {
  test.skip(hasTouch, SCREEN_IS_NO_MATTER);
  collectAlerts(page);
  await signUp(page);
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('tokenEndsAt', String(Date.now())));
  await page.goto('/');
  await expect(loginLink(page)).toBeVisible();
  expect(await stored(page, 'id')).toBeNull();
});

test('membership opens what is locked', async ({ page, request, server, alerts, hasTouch }) => {
  test.skip(hasTouch, SCREEN_IS_NO_MATTER);
  const phone = await signUp(page);
  const { id, attributes } = await readLockedTopic(request);
  const level = `/quiz/playing?lvlid=${attributes.levels[0]}&src=single&topid=${id}`;
  await page.goto('/quiz/topics?src=single');
  await press(page, `Play Now: ${attributes.topic}`);
  await page
    .getByRole('link', { name: `${attributes.topic}, Easy, level 1, locked`, exact: true })
    .click();
  await expect(page).toHaveURL('/member');
  // Whatever the page shows, the server refuses.
  await page.goto(level);
  await expect(page).not.toHaveURL(level);
  await expect(page.getByRole('button', { name: 'Skip' })).toBeHidden();

  expect(await operate(server.dataDir, 'member', 'grant', '--phone', phone)).toContain('Member');
  alerts.length = 0;
  await page.goto('/quiz/topics?src=single');
  await press(page, `Play Now: ${attributes.topic}`);
  await page.getByRole('link', { name: `${attributes.topic}, Easy, level 1`, exact: true }).click();
  await expect(page).toHaveURL(level);
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  expect(await stored(page, 'role')).toBe('"member"');

  await page.goto('/account');
  await expect(page.getByText(/You are a member until \d+ \w+ \d{4}/)).toBeVisible();
  await operate(server.dataDir, 'member', 'revoke', '--phone', phone);
});

test.describe('the account page', () => {
  test('is for the family only', async ({ page }) => {
    await page.goto('/account');
    await expect(page).toHaveURL('/login');
  });

  test('changes the child, and gives everything to take along', async ({ page }) => {
    collectAlerts(page);
    const phone = await signUp(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByText('This device')).toBeVisible();
    await expectForEverybody(page);

    await page.getByLabel("Child's name").fill('Ravi Kumar');
    await page.getByLabel('Standard', { exact: true }).selectOption('Standard 6');
    await press(page, 'Save');
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(userLabel(page, 'Ravi Kumar')).toBeVisible();
    expect(await stored(page, 'standard')).toBe('"a-6th"');

    const downloading = page.waitForEvent('download');
    await press(page, 'Download everything');
    const file = await (await downloading).path();
    const everything = JSON.parse(await readFile(file, 'utf8'));
    expect(everything.account).toMatchObject({ phone, childsName: 'Ravi Kumar' });
    expect(everything.account.consents).toHaveLength(1);
  });

  test('sets a new password after a code, and logs the other device out', async ({
    page,
    browser,
    baseURL,
    alerts,
    hasTouch,
  }) => {
    test.skip(hasTouch, SCREEN_IS_NO_MATTER);
    const phone = await signUp(page);
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await other.goto('/loginp');
    await phoneField(other).fill(phone);
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(other, 'Login');
    await expect(userLabel(other)).toBeVisible();
    await other.goto('/account');
    await expect(other.getByLabel('Old password', { exact: true })).toBeVisible();

    await page.goto('/account');
    await expect(page.getByRole('button', { name: /^Log out .+, last used/ })).toHaveCount(2);
    await page.getByLabel('New password').fill('eight mangoes');
    await page.getByLabel('Confirm password').fill('eight mangoez');
    await press(page, 'Change password');
    await expect.poll(() => alerts.at(-1)).toBe('passwords do not match');
    await page.getByLabel('Confirm password').fill('eight mangoes');
    await press(page, 'Change password');
    await expect(page.getByText('Password changed')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Log out .+, last used/ })).toHaveCount(1);
    await other.goto('/');
    await expect(loginLink(other)).toBeVisible();
  });

  test('deletes the account with a code, for good', async ({ page, alerts }) => {
    const phone = await signUp(page);
    await page.goto('/account');
    await press(page, 'Delete the account…');
    const dialog = page.getByRole('dialog', { name: 'Delete the account' });
    await expectForEverybody(page);
    await dialog.getByRole('button', { name: 'Get OTP' }).click();
    await dialog.getByLabel('OTP', { exact: true }).fill(await codeFor(page, phone, 2));
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page).toHaveURL('/');
    await expect(loginLink(page)).toBeVisible();
    expect(alerts.slice(-2)).toEqual([
      'Delete the account and everything in it for good?',
      'The account and everything in it is deleted',
    ]);
    await page.goto('/loginp');
    await phoneField(page).fill(phone);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Login');
    await expect.poll(() => alerts.at(-1)).toBe('Wrong phone number or password');
  });
});

test('/otp and /whatsapp are on the way to somewhere else', async ({ page }) => {
  await page.goto('/otp');
  await expectForEverybody(page);
  await otpField(page).fill('123456');
  await press(page, 'Verify');
  await expect(page).toHaveURL('/#verified');
  await page.goto('/whatsapp');
  await expect(page.getByRole('heading', { name: 'Redirecting to WhatsAppp' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
