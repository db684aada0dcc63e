// A parent who reads Hindi signs up, sees the account, and returns.

import { expect } from '@playwright/test';
import { closeAlert } from './support/dialogs.ts';
import { agree, codeFor, newPhone, PASSWORD, stored } from './support/family.ts';
import { test } from './support/journey.ts';

test('a parent signs up in Hindi, and the device remembers the language', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/signup');
  await page.getByLabel('WhatsApp number').fill('98765');
  await page.getByRole('main').getByRole('button', { name: 'हिन्दी' }).tap();
  const number = page.getByLabel('WhatsApp नंबर');
  await expect(number).toHaveValue('98765');
  await page.getByRole('button', { name: 'OTP पाएँ' }).tap();
  await expect(page.getByText('कृपया सही फ़ोन नंबर डालें')).toBeVisible();

  await number.fill(phone);
  await agree(page);
  await page.getByRole('button', { name: 'OTP पाएँ' }).tap();
  const sent = page.getByRole('alertdialog', { name: 'OTP WhatsApp पर भेज दिया गया है' });
  await sent.getByRole('button', { name: 'ठीक है' }).tap();
  const code = page.getByLabel('OTP', { exact: true });
  await code.fill('000000');
  await page.getByRole('button', { name: 'पुष्टि करें' }).tap();
  // The server's refusals are in Hindi too.
  await expect(page.getByText('OTP ग़लत है')).toBeVisible();
  await code.fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'पुष्टि करें' }).tap();

  await page.getByLabel('माता-पिता का नाम').fill('आशा कुलकर्णी');
  await page.getByLabel('बच्चे का नाम').fill('रवि');
  await page.getByLabel('कक्षा', { exact: true }).selectOption('कक्षा 4');
  await page.getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD);
  await page.getByLabel('पासवर्ड दोबारा डालें', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'साइन अप करें' }).tap();
  await expect(page).toHaveURL('/');
  expect(await stored(page, 'language')).toBe('"hi"');
  // What children learn from stays English and is marked as such.
  await expect(page.locator('main')).toHaveAttribute('lang', 'en-IN');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');

  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपका खाता');
  await expect(page.getByLabel('बच्चे का नाम')).toHaveValue('रवि');
  await page.goto('/account/data');
  await expect(page.getByText(/सूचना हिन्दी में।/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'English' }).tap();
  await expect(page.getByText(/with the notice in Hindi/)).toBeVisible();
});

test('without the Hindi texts the page stays English and says so', async ({ page }) => {
  await page.route(/translation/, (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'हिन्दी' }).tap();
  await closeAlert(page, 'This part did not arrive. Please check the connection.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  expect(await stored(page, 'language')).toBeNull();
});
