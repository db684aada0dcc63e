// Membership from a parent's view: from a locked level through the payment page (the sandbox) and back to that level.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { expectAccessible } from './support/accessibility.ts';
import { followLock } from './support/dialogs.ts';
import {
  fillDetails,
  newPhone,
  press,
  problem,
  signUp,
  stored,
  test,
  userLabel,
  verifyPhone,
} from './support/family.ts';
import { readLockedTopic } from './support/quiz-level.ts';

interface Coupon {
  readonly code: string;
  readonly match: 'exact' | 'ignoring-case';
  readonly price: number;
}

const WELCOME = 'Welcome, you are a member';

const become = (page: Page) => page.getByRole('link', { name: 'Become a Member' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Signs up and goes to the payment page; returns the phone. */
async function goToPay(page: Page): Promise<string> {
  const phone = await signUp(page);
  await page.goto('/member');
  await leaveToPay(page);
  return phone;
}

async function leaveToPay(page: Page): Promise<void> {
  await expect(become(page)).toHaveAttribute('href', /^\/sandbox\/pay\//);
  await become(page).click();
  await expect(page.getByText('This is the sandbox')).toBeVisible();
}

async function choose(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: text }).click();
}

/** Opens the first level of the first locked topic. Returns its name and path. */
async function openLockedTopic(page: Page): Promise<{ level: string; path: string }> {
  const { id, attributes } = await readLockedTopic(page.request);
  const path = `/quiz/playing?lvlid=${attributes.levels[0]}&src=single&topid=${id}`;
  await page.goto('/quiz/topics?src=single');
  await press(page, `Play Now: ${attributes.topic}`);
  return { level: `${attributes.topic}, Easy, level 1`, path };
}

const levelLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function readCoupon(match: Coupon['match']): Promise<Coupon> {
  const file = await readFile(join(import.meta.dirname, '../content/membership.yaml'), 'utf8');
  const { coupons } = parse(file) as { coupons: Coupon[] };
  const found = coupons.find((coupon) => coupon.match === match);
  if (found === undefined) throw new Error(`there is no coupon that matches ${match}`);
  return found;
}

test('from a locked level to a member, and back to that level', async ({ page, context }) => {
  const phone = await signUp(page);
  const other = await context.newPage();
  const elsewhere = await openLockedTopic(other);
  await expect(levelLink(other, `${elsewhere.level}, locked`)).toBeVisible();

  const { level, path } = await openLockedTopic(page);
  await levelLink(page, `${level}, locked`).click();
  await followLock(page, 'See the membership');
  await expect(page).toHaveURL('/member');
  await leaveToPay(page);
  await expect(page.getByText(`+91 ${phone}`)).toBeVisible();
  await choose(page, 'Pay ₹399');
  await expect(page).toHaveURL('/member/return');
  await expect(heading(page, WELCOME)).toBeVisible();
  await page.getByRole('link', { name: 'Go on where you were' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible();
  // The other tab knows without a new login or a reload.
  await expect(levelLink(other, elsewhere.level)).toBeVisible();

  await other.goto('/member');
  await expect(other).toHaveURL('/');
});

test('a locked level redirects even if its explanation fails to load', async ({ page }) => {
  await signUp(page);
  await page.route(/explain-lock/, (route) => route.abort());
  const { level } = await openLockedTopic(page);
  await levelLink(page, `${level}, locked`).click();
  await expect(page).toHaveURL('/member');
});

test('a visitor signs up on the way, and pays less with a coupon', async ({ page, alerts }) => {
  const coupon = await readCoupon('ignoring-case');
  await page.goto('/member');
  await expectAccessible(page);
  await expect(page.getByPlaceholder('Enter Coupon Code')).toBeHidden();
  await become(page).click();
  await expect(page).toHaveURL('/signup');
  const phone = newPhone();
  await verifyPhone(page, phone);
  await fillDetails(page, 'Ravi');
  await expect(page).toHaveURL('/member');
  await expectAccessible(page);

  const field = page.getByPlaceholder('Enter Coupon Code');
  await expect(become(page)).toHaveAttribute('href', new RegExp(`standard\\?phone=${phone}`));
  await field.fill('no such coupon');
  await page.keyboard.press('Enter');
  await expect(problem(page, 'Invalid Coupon')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(become(page)).toHaveAttribute('href', new RegExp(`standard\\?phone=${phone}`));
  await field.fill(coupon.code.toUpperCase());
  await press(page, 'Apply');
  await expect.poll(() => alerts.at(-1)).toBe(`Coupon Applied ${coupon.code.toUpperCase()}`);
  await expect(page.getByText(`${coupon.price} rupees per year`)).toBeVisible();
  await expect(become(page)).toHaveAttribute('href', new RegExp(`coupon\\?phone=${phone}`));

  await leaveToPay(page);
  await choose(page, `Pay ₹${coupon.price}`);
  await expect(heading(page, WELCOME)).toBeVisible();
  await expectAccessible(page);
});

test('a case-sensitive code is rejected in other letters', async ({ page, alerts }) => {
  const { code, price } = await readCoupon('exact');
  await signUp(page);
  await page.goto('/member');
  const field = page.getByPlaceholder('Enter Coupon Code');
  await field.fill(code.toLowerCase());
  await press(page, 'Apply');
  await expect(
    problem(page, 'Invalid Coupon: please check the capital and small letters'),
  ).toBeVisible();
  await field.fill(code);
  await press(page, 'Apply');
  await expect.poll(() => alerts.at(-1)).toBe(`Coupon Applied ${code}`);
  await expect(page.getByText(`You pay ${price} rupees instead of 399.`)).toBeVisible();
});

test('the hero leads to the payment page, and going back loses nothing', async ({ page }) => {
  const phone = await signUp(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Become a member' }).click();
  await expect(page).toHaveURL(new RegExp(`/sandbox/pay/standard\\?phone=${phone}`));
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(userLabel(page)).toBeVisible();
});

test('a failed payment and a closed payment page are reported', async ({ page }) => {
  await goToPay(page);
  await choose(page, 'Let the payment fail');
  await expect(page.getByRole('status').filter({ hasText: 'The payment failed' })).toBeVisible();
  await page.goto('/member');
  await expect(
    page.getByText('Your payment did not go through. No money was taken.'),
  ).toBeVisible();
  await page.goto('/member/return');
  await expect(heading(page, 'The payment did not go through')).toBeVisible();
  await expectAccessible(page);
  expect(await stored(page, 'role')).toBe('"user"');

  await page.getByRole('link', { name: 'Try again' }).click();
  await choose(page, 'Close this page without paying');
  await expect(page).toHaveURL('/member');
  await expect(page.getByText(/^No payment has reached us\. If you closed/)).toBeVisible();
  await leaveToPay(page);
  await choose(page, 'Pay ₹399');
  await expect(heading(page, WELCOME)).toBeVisible();
});

test('the page waits for a late confirmation', async ({ page }) => {
  await goToPay(page);
  await choose(page, /10 seconds late/);
  await expect(heading(page, 'One moment, please')).toBeVisible();
  await expectAccessible(page);
  expect(await stored(page, 'role')).toBe('"user"');
  await expect(heading(page, WELCOME)).toBeVisible({ timeout: 40_000 });
  await expect.poll(() => stored(page, 'role')).toBe('"member"');
});

test('a family that has paid twice sees both payments and cancels one', async ({ page }) => {
  await goToPay(page);
  await choose(page, 'Pay twice by mistake');
  await expect(heading(page, WELCOME)).toBeVisible();
  await page.getByRole('link', { name: 'To your account' }).click();
  await expect(page.getByText('399 rupees', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Did you pay twice?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel the membership…' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the membership?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel the membership', exact: true }).click();
  await expect(page.getByText(/^Cancelled on .+ You get your money back after/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the membership…' })).toHaveCount(1);
  await expect(page.getByText(/^You are a member until/)).toBeVisible();
});

test('a refund takes the membership back, and an open tab notices', async ({ page, context }) => {
  const phone = await goToPay(page);
  await choose(page, 'Pay ₹399');
  await expect(heading(page, WELCOME)).toBeVisible();
  const { level, path } = await openLockedTopic(page);
  await expect(levelLink(page, level)).toBeVisible();

  const provider = await context.newPage();
  await provider.goto(`/sandbox/pay/standard?phone=${phone}&price=399`);
  await choose(provider, 'Refund the last payment');
  await expect(provider.getByRole('status')).toContainText('is refunded');
  await levelLink(page, level).click();
  await expect(page).toHaveURL('/member');
  await expect(become(page)).toBeVisible();
  expect(await stored(page, 'role')).toBe('"user"');
  await page.goto(path);
  await expect(page).toHaveURL('/member');
});

test('without a network the payment page is not opened, and nothing is lost', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/member');
  const field = page.getByPlaceholder('Enter Coupon Code');
  await field.fill('anything');
  await context.setOffline(true);
  await press(page, 'Apply');
  await expect(problem(page, 'Something went wrong, please try again later')).toBeVisible();
  await expect(field).toHaveValue('anything');
  await context.setOffline(false);
});
