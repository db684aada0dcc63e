// A whole competition in two minutes: registration, waiting room, test, ranking, result, certificate (product §11). The
// operator creates a short one on a separate server.

import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { competitionAction as action } from '#messages/competition-action.ts';
import { competitionData } from '#messages/competition-data.ts';
import { competitionResult as result } from '#messages/competition-result.ts';
import { competitionTest as say } from '#messages/competition-test.ts';
import { answer, question, register, storedAnswers } from './support/competition.ts';
import { codeFor, newPhone, otpField, phoneField, press, test } from './support/family.ts';
import { newVisitor } from './support/journey.ts';
import { ownServerFor } from './support/own-server.ts';

const QUESTIONS = 4;
// Long enough for a busy machine to open a page within one question.
const SECONDS = 15;
const LIVES_S = 400;

const server = ownServerFor(test);

const operate = (...words: string[]) => server.operate('competition', ...words);

test('a child takes part in a competition: offline during the test, with a reopened page, in two tabs', async ({
  browser,
}) => {
  test.setTimeout(LIVES_S * 1_000);
  const phone = newPhone();
  const page = await newVisitor(browser, server.baseUrl);
  const context = page.context();
  // The device's clock is five minutes behind.
  await context.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 300_000;
  });
  const [created] = await Promise.all([
    operate(
      'create',
      '--like',
      '7',
      '--id',
      '1000',
      '--starts-in',
      '60s',
      '--questions',
      String(QUESTIONS),
      '--seconds-per-question',
      String(SECONDS),
    ),
    page.goto('/competition'),
  ]);
  expect(created).toContain('Competition 1000');

  await expect(async () => {
    await page.reload();
    await press(page, action.register);
  }).toPass();
  const rules = context.waitForEvent('page');
  // A browser that shows no PDFs downloads them: then the page has no address.
  const isOpened = context.waitForEvent('request', {
    predicate: (request) => request.url().includes('/competition-files/rules-1000-standard-4.pdf'),
  });
  await register(page, phone);
  await isOpened;
  await (await rules).close();
  await expect(page).toHaveURL('/competition');
  await expect(page.getByRole('link', { name: 'Rules for standard 4 (PDF)' })).toBeVisible();

  await expect(page.getByRole('button', { name: action.participate })).toBeVisible({
    timeout: 90_000,
  });
  await press(page, action.participate);
  await expect(page.getByRole('heading', { name: say.waiting.begins })).toBeVisible();
  await expect(page.getByText(say.waiting.ready)).toBeVisible();

  // The test begins by itself.
  await expect(question(page, 1, QUESTIONS)).toBeVisible({ timeout: 90_000 });
  await answer(page, /^a /).click();
  await expect(page.getByText(say.saved.arrived, { exact: true })).toBeVisible();

  // A second tab knows the answer and cannot change it.
  const second = await context.newPage();
  await second.goto('/competition/playing');
  await expect(answer(second, /^a /)).toHaveAttribute('aria-pressed', 'true');

  // The first tab is killed; the second continues. The network ends after the second question has been shown.
  await page.close();
  await expect(question(second, 2, QUESTIONS)).toBeVisible();
  await expect(answer(second, /^b /)).toBeVisible();
  await context.setOffline(true);
  await answer(second, /^b /).click();
  await expect(second.getByText(say.saved.onDevice, { exact: true })).toBeVisible();
  await expect(question(second, 3, QUESTIONS)).toBeVisible();
  await expect(second.getByText(/has not come yet/).first()).toBeVisible();
  await context.setOffline(false);
  // It goes on with the question that is due, and the network ends for good before the last answer is sent.
  await expect(question(second, 4, QUESTIONS)).toBeVisible({ timeout: 40_000 });
  await expect(answer(second, /^a /)).toBeVisible();
  await expect(second.getByText(say.saved.arrived, { exact: true })).toBeVisible();
  await context.setOffline(true);
  await second.keyboard.press('d');
  const answers = await storedAnswers(second);
  expect([answers[0], answers[1], answers[3]]).toEqual([0, 1, 3]);
  await expect(second.getByRole('heading', { name: say.completed.title })).toBeVisible({
    timeout: 40_000,
  });
  await expect(second.getByText(say.saved.waiting)).toBeVisible();
  await context.setOffline(false);
  await expect(second.getByText(say.saved.onServer, { exact: true })).toBeVisible();

  // The operator closes, ranks and announces.
  await expect(async () => {
    await operate('close', '--id', '1000');
  }).toPass({ timeout: 90_000 });
  await operate('rank', '--id', '1000');
  expect(await operate('verify', '--id', '1000')).toMatch(/\S/);
  await operate('announce', '--id', '1000');
  const token = /result#([\w-]{22})/;
  const outbox = async () => {
    const response = await second.request.get(`/dev/outbox.json?phone=${phone}`);
    return response.text();
  };
  await expect.poll(outbox).toMatch(token);
  const [, opened = ''] = token.exec(await outbox()) ?? [];

  await second.goto(`/competition/result#${opened}`);
  await expect(second.getByRole('heading', { level: 1, name: "Ravi's result" })).toBeVisible();
  await expect(second.getByText('3 of 4', { exact: true })).toBeVisible();
  await expect(second.getByText('1 of 1', { exact: true })).toHaveCount(2);
  await expect(second.getByText('Not answered')).toBeVisible();
  const certificate = second.waitForEvent('download');
  await press(second, result.certificate);
  const file = await (await certificate).path();
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  await second.getByLabel(result.name).check();
  await expect(
    second.getByText("The list of winners may show your child's first name"),
  ).toBeVisible();

  // The parent deletes everything, and the link no longer opens anything.
  const data = competitionData;
  await second.goto('/competition/my-data');
  await phoneField(second).fill(phone);
  await press(second, 'Get OTP');
  await press(second, 'OK');
  // One was for the registration.
  await otpField(second).fill(await codeFor(second, phone, 2));
  await press(second, data.delete);
  await press(second, data.confirmAnswers.yes);
  await press(second, 'OK');
  await second.goto('/');
  await second.goto(`/competition/result#${opened}`);
  await expect(second.getByText(result.unknown)).toBeVisible();
});
