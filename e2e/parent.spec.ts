// A parent from the consent to the refund: what is agreed to, paid, cancelled, given back and withdrawn, on a phone.

import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { collectAlerts } from './support/dialogs.ts';
import { fillDetails, newPhone, press, signUp, test, verifyPhone } from './support/family.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
const YEAR = 'Grown-up: in which year were you born?';

async function pay(page: Page, how: string): Promise<void> {
  await page.goto('/member');
  await expect(page.getByRole('link', { name: 'Become a Member' })).toHaveAttribute(
    'href',
    /^\/sandbox\/pay\//,
  );
  await page.getByRole('link', { name: 'Become a Member' }).click();
  await page.getByRole('button', { name: how }).click();
  await expect(heading(page, 'Welcome, you are a member')).toBeVisible();
}

test('from the consent to the refund', async ({ page }) => {
  await collectAlerts(page);
  const phone = newPhone();
  await page.goto('/signup');
  // Nobody has agreed by doing nothing.
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await verifyPhone(page, phone);
  await fillDetails(page, 'Ravi');
  await expect(page).toHaveURL('/');

  await pay(page, 'Pay ₹399');
  await page.goto('/account');
  const membership = card(page, 'Membership');
  await press(page, 'Cancel the membership…');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Cancel the membership', exact: true })
    .click();
  await expect(
    membership.getByText(/^You have cancelled\. Everything stays open until/),
  ).toBeVisible();
  await press(page, 'Undo the cancellation');
  await expect(membership.getByText(/^You are a member until/)).toBeVisible();

  await press(page, 'Delete the account…');
  await expect(page.getByRole('dialog').getByText(/^You get back the 399 rupees/)).toBeVisible();
  await page.keyboard.press('Escape');

  await press(page, 'Withdraw your consent…');
  const dialog = page.getByRole('dialog', { name: 'Withdraw your consent?' });
  await expect(dialog.getByText(/the account is deleted with everything in it/)).toBeVisible();
  await expect(dialog.getByText(/^You get back the 399 rupees/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Withdraw the consent' }).click();
  await expect(card(page, 'Your consent').getByText(/this account is deleted/)).toBeVisible();
  await expectAccessible(page);

  // Every other page asks, until somebody agrees again.
  await page.getByRole('link', { name: 'Agree again' }).click();
  await expect(heading(page, 'Do you agree?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox').check();
  await press(page, 'Agree and go on');
  await expect(heading(page, 'Do you agree?')).toBeHidden();

  // The withdrawal had cancelled the payment; the provider pays it back.
  await page.goto('/account');
  await expect(membership.getByText(/^You have cancelled\./)).toBeVisible();
  await page.goto(`/sandbox/pay/standard?phone=${phone}&price=399`);
  await page.getByRole('button', { name: 'Refund the last payment' }).click();
  await expect(page.getByText('The last payment is refunded.')).toBeVisible();
  await page.goto('/account');
  await expect(
    membership.getByText(/^Your membership was cancelled and paid back\./),
  ).toBeVisible();
});

test('who has paid twice is asked, and keeps a second year', async ({ page }) => {
  await signUp(page);
  await pay(page, 'Pay twice by mistake');
  await page.goto('/account');
  await expect(page.getByText('Did you pay twice?')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Keep a second year');
  await expect(page.getByText('You have a second year.')).toBeVisible();
  await expect(page.getByText('Did you pay twice?')).toBeHidden();
});

test('a child who is signed in is asked to fetch a grown-up', async ({ page, context }) => {
  await signUp(page);
  // A new tab: nobody has logged in there.
  const tab = await context.newPage();
  await tab.goto('/account');
  await expect(heading(tab, 'A grown-up goes on from here')).toBeVisible();
  await expectAccessible(tab);
  await tab.getByLabel(YEAR).fill('2017');
  await press(tab, 'Go on');
  await expect(tab.getByText(/^Please fetch a grown-up/)).toBeVisible();
  await expect(tab.getByLabel(YEAR)).toBeHidden();

  const other = await context.newPage();
  await other.goto('/member');
  await other.getByRole('link', { name: 'Become a Member' }).click();
  const dialog = other.getByRole('dialog', { name: 'A grown-up goes on from here' });
  await dialog.getByLabel(YEAR).fill('1985');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(other.getByText('This is the sandbox')).toBeVisible();
});
