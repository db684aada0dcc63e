// Codes that arrive late, not at all, or only after a proof of work. Each journey has its own servers.

import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { refusals } from '#messages/account-replies.ts';
import { expectAccessible } from './support/accessibility.ts';
import { collectAlerts } from './support/dialogs.ts';
import { codeFor, newPhone, otpField, phoneField, press, problem, SENT } from './support/family.ts';
import { newVisitor, test } from './support/journey.ts';
import { makeDataDir, removeDataDir, startServer } from './support/own-server.ts';

test('an expired code is rejected', { tag: '@desktop' }, async ({ browser }) => {
  const dataDir = await makeDataDir();
  const phone = newPhone();

  const before = await startServer(dataDir);
  const page = await newVisitor(browser, before.baseUrl);
  const _alerts = await collectAlerts(page);
  await page.goto('/login');
  await phoneField(page).fill(phone);
  await press(page, 'Get OTP');
  const code = await codeFor(page, phone);
  await before.stop();

  const inTenMinutes = new Date(Date.now() + 10 * 60_000).toISOString();
  const { port } = new URL(before.baseUrl);
  const later = await startServer(dataDir, { APP_NOW: inTenMinutes, PORT: port });
  await otpField(page).fill(code);
  await press(page, 'Login');
  await expect(problem(page, 'This OTP has expired, please get a new one')).toBeVisible();
  await expect(otpField(page)).toBeFocused();
  await later.stop();
  await removeDataDir(dataDir);
});

test('a code that does not arrive is reported', { tag: '@desktop' }, async ({ browser }) => {
  const [refused, lost] = [newPhone(), newPhone()];
  // WhatsApp does not know one number; for the other it accepts the message but never delivers it.
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

  const page = await newVisitor(browser, server.baseUrl);
  const alerts = await collectAlerts(page);
  await page.clock.install();
  await page.goto('/login');
  await phoneField(page).fill(refused);
  await press(page, 'Get OTP');
  await expect.poll(() => alerts).toEqual([SENT]);
  const trouble = page.getByRole('alert').filter({ hasText: 'The OTP' });
  await expect(trouble).toContainText('The OTP could not be delivered');
  await expectAccessible(page);

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

test('a suspicious device gets a proof of work and solves it automatically, until codes end', {
  tag: '@desktop',
}, async ({ browser }) => {
  const dataDir = await makeDataDir();
  const server = await startServer(dataDir, {
    OTP_SOFT_LIMIT: '0',
    OTP_ADDRESS_CEILING: '2/10',
  });
  const page = await newVisitor(browser, server.baseUrl);
  const alerts = await collectAlerts(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  const phone = newPhone();
  await page.goto('/login');
  await phoneField(page).fill(phone);
  const refused = page.waitForResponse((response) => response.status() === 429);
  await press(page, 'Get OTP');
  await refused;
  await expect.poll(() => alerts).toEqual([SENT]);
  await otpField(page).fill(await codeFor(page, phone));
  await press(page, 'Login');
  await expect(problem(page, 'account')).toBeVisible();

  // Half of the ceiling is used: the second proof takes twice the work. After that there are no more codes.
  await phoneField(page).fill(newPhone());
  await press(page, 'Get OTP');
  await expect.poll(() => alerts).toEqual([SENT, SENT]);
  await phoneField(page).fill(newPhone());
  await press(page, 'Get OTP');
  await expect(problem(page, refusals['otp-too-busy'])).toBeVisible();
  expect(complaints).toEqual([]);
  await server.stop();
  await removeDataDir(dataDir);
});
