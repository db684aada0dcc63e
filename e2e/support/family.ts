// A family with a phone: what journeys around accounts have in common.

import { randomInt } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './accessibility.ts';
import { makeDataDir, type OwnServer, removeDataDir, startServer } from './own-server.ts';

export const SENT = 'OTP sent on WhatsApp successfully';
export const PASSWORD = 'seven mangoes';

/** Journeys in front of a server that only those of the same worker share. */
export const test = base.extend<{ alerts: string[] }, { server: OwnServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const dataDir = await makeDataDir();
      const server = await startServer(dataDir);
      await use(server);
      await server.stop();
      await removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.baseUrl),
  /** What the page has said by alert; every question is answered with yes. */
  alerts: async ({ page }, use) => use(collectAlerts(page)),
});

export function collectAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  return alerts;
}

export function newPhone(): string {
  return `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** The code that this phone got last, once it has got so many. */
export async function codeFor(page: Page, phone: string, count = 1): Promise<string> {
  const read = async () => {
    const answer = await page.request.get(`/dev/outbox.json?phone=${phone}`);
    return ((await answer.json()) as { messages: { code: string }[] }).messages;
  };
  await expect.poll(async () => (await read()).length).toBe(count);
  return (await read())[0]?.code ?? '';
}

export const phoneField = (page: Page) => page.getByLabel('WhatsApp number');
export const otpField = (page: Page) => page.getByLabel('OTP', { exact: true });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Up to the second step. */
export async function provePhone(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  await press(page, 'Get OTP');
  await otpField(page).fill(await codeFor(page, phone));
  await press(page, 'Verify');
  await expect(page.getByText(`+91 ${phone} is verified.`)).toBeVisible();
}

export async function giveDetails(page: Page, childsName: string): Promise<void> {
  await page.getByLabel("Parent's name").fill('Asha Kulkarni');
  await page.getByLabel("Child's name").fill(childsName);
  await page.getByLabel('Standard', { exact: true }).selectOption('Standard 4');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign Up');
}

/** A family that has just signed up on this page; gives its phone. */
export async function signUp(page: Page, childsName = 'Ravi'): Promise<string> {
  const phone = newPhone();
  await page.goto('/signup');
  await provePhone(page, phone);
  await giveDetails(page, childsName);
  await expect(page).toHaveURL(`/?phone=${phone}`);
  return phone;
}

export const userLabel = (page: Page, childsName = 'Ravi') =>
  page.getByRole('button', { name: `Log out ${childsName}` });

export const loginLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Login' });

/** With the password, whatever comes of it. */
export async function tryToLogIn(page: Page, phone: string): Promise<void> {
  await page.goto('/loginp');
  await phoneField(page).fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Login');
}

export async function logIn(page: Page, phone: string): Promise<void> {
  await tryToLogIn(page, phone);
  // The home page loads anew; another visit before that would be overtaken by it.
  await expect(page).toHaveURL('/');
  await expect(loginLink(page)).toBeHidden();
}

export async function logOut(page: Page, childsName = 'Ravi'): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await userLabel(page, childsName).click();
  await reloaded;
  await expect(loginLink(page)).toBeVisible();
}

export async function stored(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), name);
}

export async function expectForEverybody(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
}
