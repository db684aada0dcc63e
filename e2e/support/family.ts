// A family with a phone: helpers for journeys that involve an account.

import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { TERMS_VERSION } from '#contract/account.ts';
import { collectAlerts } from './dialogs.ts';
import { test as journey } from './journey.ts';

export const SENT = 'OTP sent on WhatsApp successfully';
export const PASSWORD = 'seven mangoes';

export const test = journey.extend<{ alerts: string[] }>({
  /** The texts of the page's dialogs, all answered with OK or yes. */
  alerts: async ({ page }, use) => use(await collectAlerts(page)),
});

export function newPhone(): string {
  return `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** The latest code sent to this phone, once `count` codes have arrived; other messages may arrive at any time. */
export async function codeFor(page: Page, phone: string, count = 1): Promise<string> {
  const read = async () => {
    const response = await page.request.get(`/dev/outbox.json?phone=${phone}`);
    const { messages } = (await response.json()) as { messages: { code?: string }[] };
    return messages.flatMap(({ code }) => code ?? []);
  };
  await expect.poll(async () => (await read()).length).toBe(count);
  return (await read())[0] ?? '';
}

export const phoneField = (page: Page) => page.getByLabel('WhatsApp number');
export const otpField = (page: Page) => page.getByLabel('OTP', { exact: true });
/** A problem that a form shows at its field or for itself. */
export const problem = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Ticks the consent of sign-up or registration. */
export const agree = (page: Page) => page.getByRole('checkbox').check();

/** Fills in the form up to its second step. */
export async function verifyPhone(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  await agree(page);
  await press(page, 'Get OTP');
  await otpField(page).fill(await codeFor(page, phone));
  await press(page, 'Verify');
  await expect(page.getByText(`+91 ${phone} is verified.`)).toBeVisible();
}

export async function fillDetails(page: Page, childsName: string): Promise<void> {
  await page.getByLabel("Parent's name").fill('Asha Kulkarni');
  await page.getByLabel("Child's name").fill(childsName);
  await page.getByLabel('Standard', { exact: true }).selectOption('Standard 4');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign Up');
}

/** Signs up through the form, for journeys about the form; returns the phone. */
export async function signUpByForm(page: Page, childsName = 'Ravi'): Promise<string> {
  const phone = newPhone();
  await page.goto('/signup');
  await verifyPhone(page, phone);
  await fillDetails(page, childsName);
  await expect(page).toHaveURL('/');
  return phone;
}

/** Signs up through the API and signs the page in; returns the phone. Go to a page next. */
export async function signUp(page: Page, childsName = 'Ravi'): Promise<string> {
  const phone = newPhone();
  await post(page, 'send-otp', { phone });
  await post(page, 'verify-otp', { phone, otp: await codeFor(page, phone) });
  const consent = { version: TERMS_VERSION, language: 'en', isGuardian: true };
  const details = { username: 'Asha Kulkarni', childsName, standard: 'a-4th', password: PASSWORD };
  await remember(page, await post(page, 'signup', { phone, ...details, consent }));
  return phone;
}

/** Logs the same family in through the API. */
export async function logIn(page: Page, phone: string): Promise<void> {
  const { entry, ...tokens } = await post(page, 'loginp', { phone, password: PASSWORD });
  await remember(page, { ...(entry as object), ...tokens });
}

async function post(page: Page, path: string, data: object): Promise<Record<string, unknown>> {
  const response = await page.request.post(`/api/user/${path}`, { data });
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
  return response.json();
}

/** Stores what the page stores at a login; the cookie is already set. */
async function remember(page: Page, signedIn: Record<string, unknown>): Promise<void> {
  const { expiresIn, message: _, ...values } = signedIn;
  const tokenEndsAt = Date.now() + Number(expiresIn) * 1000;
  // A page of the site without the app.
  await page.goto('/dev/outbox');
  await page.evaluate(
    (entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, JSON.stringify(value));
      // Whoever has just logged in is a grown-up.
      sessionStorage.setItem('grownUpUntil', JSON.stringify(Date.now() + 600_000));
    },
    Object.entries({ ...values, tokenEndsAt }),
  );
}

export const userLabel = (page: Page, childsName = 'Ravi') =>
  page.getByRole('button', { name: `Log out ${childsName}` });

export const loginLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Login' });

/** Logs in with the password, successfully or not. */
export async function tryToLogIn(page: Page, phone: string): Promise<void> {
  await page.goto('/loginp');
  await phoneField(page).fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Login');
}

export async function logOut(page: Page, childsName = 'Ravi'): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await userLabel(page, childsName).click();
  // If the journey collects alerts, it has been answered already.
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Log out' });
  void yes.click().catch(() => undefined);
  await reloaded;
  await expect(loginLink(page)).toBeVisible();
}

export async function stored(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), name);
}

/** Everything the site has stored in the browser: local storage, and this tab's session storage. */
export async function allStored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
}
