// The account page from a parent's view.

import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { collectAlerts } from './support/dialogs.ts';
import {
  codeFor,
  logIn,
  loginLink,
  press,
  problem,
  signUp,
  stored,
  test,
  tryToLogIn,
  userLabel,
} from './support/family.ts';
import { newVisitor } from './support/journey.ts';

test.describe('the account page', () => {
  test('is for the family only', async ({ page }) => {
    await page.goto('/account');
    await expect(page).toHaveURL('/login');
  });

  test('changes the child, and exports everything', async ({ page }) => {
    await collectAlerts(page);
    const phone = await signUp(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByText('This device')).toBeVisible();
    await expectAccessible(page);

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

    await page.getByRole('link', { name: 'See what we keep' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we keep about you');
    await expect(page.getByText(`+91 ${phone}`)).toBeVisible();
    const devices = page.getByRole('region', { name: 'Devices' });
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to your account' }).click();
    await expect(page).toHaveURL('/account');
  });

  test('sets a new password after a code, and logs the other device out', {
    tag: '@desktop',
  }, async ({ page, browser, baseURL }) => {
    const phone = await signUp(page);
    const other = await newVisitor(browser, baseURL ?? '');
    await logIn(other, phone);
    await other.goto('/account');
    await expect(other.getByLabel('Old password', { exact: true })).toBeVisible();

    await page.goto('/account');
    await expect(page.getByRole('button', { name: /^Log out .+, last used/ })).toHaveCount(2);
    await page.getByLabel('New password', { exact: true }).fill('eight mangoes');
    await page.getByLabel('Confirm password', { exact: true }).fill('eight mangoez');
    await press(page, 'Change password');
    await expect(problem(page, 'Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm password', { exact: true }).fill('eight mangoes');
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
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Get OTP' }).click();
    await dialog.getByLabel('OTP', { exact: true }).fill(await codeFor(page, phone, 2));
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page).toHaveURL('/');
    await expect(loginLink(page)).toBeVisible();
    expect(alerts.slice(-2)).toEqual([
      'Delete the account and everything in it for good?',
      'The account and everything in it is deleted',
    ]);
    await tryToLogIn(page, phone);
    await expect(problem(page, 'Wrong phone number or password')).toBeVisible();
  });
});
