// A winner from the link in the message to the parcel on its way: the family confirms an address, the certificate is
// checked, and the operator mends a question in between (product §11.12, §11.17, §11.18). The site is opened at several
// times of competition 7.

import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { type Browser, expect, type Page } from '@playwright/test';
import { competitionPapers } from '#messages/competition-papers.ts';
import { competitionResult as say } from '#messages/competition-result.ts';
import { expectAccessible } from './support/accessibility.ts';
import { dialogOf } from './support/dialogs.ts';
import { codeFor, newPhone, press, test } from './support/family.ts';
import { newVisitor } from './support/journey.ts';
import { makeDataDir, removeDataDir, runOperatorAt, siteAtTimes } from './support/own-server.ts';

const WEEK_BEFORE = '2024-06-02T06:00:00Z';
const AT_THE_END = '2024-06-09T06:20:01Z';
const AFTERWARDS = '2024-06-09T07:00:00Z';
const QUESTIONS = 30;

let dataDir: string;
test.beforeAll(async () => {
  dataDir = await makeDataDir();
});
test.afterAll(() => removeDataDir(dataDir));

/** Registers a child as the page does, and returns the participant. */
async function register(page: Page, phone: string, childsName: string): Promise<string> {
  const standard = 'a-4th';
  await page.request.post('/api/comp/otp', { data: { phone } });
  const form = { phone, childsName, standard, schoolName: 'Sunrise School', CompId: 7 };
  const consent = { version: '2026-11-26', language: 'en', isGuardian: true };
  const otp = await codeFor(page, phone);
  const response = await page.request.post('/api/comp/register', {
    data: { ...form, otp, consent },
  });
  expect(response.status()).toBe(200);
  return (await response.json()).registeredUser.id;
}

async function handIn(page: Page, id: string, option: number): Promise<void> {
  const answers = Array<number>(QUESTIONS).fill(option);
  const data = { id, CompId: 7, answers, timeTaken: 300 };
  const response = await page.request.post('/api/comp/set-answer', { data });
  expect(response.status()).toBe(200);
}

async function tokenTo(page: Page, phone: string): Promise<string> {
  const token = /result#([\w-]{22})/;
  const outbox = async () => (await page.request.get(`/dev/outbox.json?phone=${phone}`)).text();
  await expect.poll(outbox).toMatch(token);
  return token.exec(await outbox())?.[1] ?? '';
}

async function codeOnCertificate(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await press(page, say.certificate);
  const file = await readFile(await (await download).path());
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const text = document.getPage(0).getText();
  document.destroy();
  expect(text).toContain('/competition/certificate');
  return /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? '';
}

test('a winner confirms an address, and the certificate can be checked', async ({ browser }) => {
  test.setTimeout(480_000);
  const phones = { Ravi: newPhone(), Meera: newPhone() };
  const ids = { Ravi: '', Meera: '' };
  const visit = siteAtTimes(dataDir);
  const open = (baseUrl: string, b: Browser) => newVisitor(b, baseUrl);
  await visit(WEEK_BEFORE, async (baseUrl) => {
    const page = await open(baseUrl, browser);
    ids.Ravi = await register(page, phones.Ravi, 'Ravi');
    ids.Meera = await register(page, phones.Meera, 'Meera');
  });
  await visit(AT_THE_END, async (baseUrl) => {
    const page = await open(baseUrl, browser);
    await handIn(page, ids.Ravi, 0);
    await handIn(page, ids.Meera, 1);
    await page.goto('/competition/papers/1/704');
    await expect(page.getByText(competitionPapers.paper.notYet)).toBeVisible();
    await expectAccessible(page);
  });

  await visit(AFTERWARDS, async (baseUrl) => {
    const operate = (...words: string[]) =>
      runOperatorAt(AFTERWARDS, dataDir, 'competition', ...words, '--id', '7');
    const page = await open(baseUrl, browser);
    await operate('close');
    // Nothing was sent while they played.
    await operate('rank', '--force');
    await operate('announce');
    await page.goto(`/competition/result#${await tokenTo(page, phones.Ravi)}`);
    await expect(page.getByRole('heading', { level: 1, name: "Ravi's result" })).toBeVisible();
    await expect(page.getByText(say.prize.next)).toBeVisible();
    await expectAccessible(page);

    const { address } = say;
    await page.getByLabel(address.recipient).fill('Sunita Rao');
    await page.getByLabel(address.street).fill('14, Third Cross, Malleshwaram');
    await page.getByLabel(address.city).fill('Bengaluru');
    await page.getByLabel(address.region).fill('Karnataka');
    await page.getByLabel(address.pinCode).fill('56000');
    await press(page, address.submit);
    await expect(page.getByRole('alert').filter({ hasText: address.checks.pinCode })).toBeVisible();
    await page.getByLabel(address.pinCode).fill('560 003');
    await press(page, address.submit);
    await expect(dialogOf(page)).toContainText('Sunita Rao, 14, Third Cross, Malleshwaram');
    await dialogOf(page).getByRole('button', { name: address.confirmAnswers.yes }).click();
    await expect(page.getByText(say.prize.confirmed)).toBeVisible();
    await expectAccessible(page);
    const winners = await operate('winners', '--names');
    expect(winners).toContain('Sunita Rao, 14, Third Cross, Malleshwaram, Bengaluru 560003');
    expect(await operate('winners')).not.toMatch(/Sunita|Ravi/);

    const code = await codeOnCertificate(page);
    const stranger = await open(baseUrl, browser);
    const { check } = competitionPapers;
    await stranger.goto('/competition/certificate');
    await expectAccessible(stranger);
    await stranger.getByLabel(check.code).fill(code.toLowerCase());
    await press(stranger, check.submit);
    await expect(stranger.getByText(check.yes)).toBeVisible();
    await expect(stranger.getByText('Standard 4', { exact: true })).toBeVisible();
    await expect(stranger.getByText(check.nameless)).toBeVisible();
    await expect(stranger.getByText('Ravi')).toHaveCount(0);
    await expectAccessible(stranger);
    await stranger.getByLabel(check.code).fill('0000-0000-0000-0000');
    await press(stranger, check.submit);
    await expect(stranger.getByText(check.no)).toBeVisible();

    // A question is taken out: it counts for both, and both read why.
    const reason = 'it had two right answers';
    await operate('void-question', '--standard', '4', '--question', '12', '--reason', reason);
    await operate('re-rank');
    expect(await operate('announce')).toMatch(/Messages queued: [12]\./);
    expect(await operate('verify')).toContain('corrections: 1');
    expect(await operate('audit')).toContain(reason);
    await operate('prize', '--participant', ids.Ravi, '--state', 'sent');
    await page.reload();
    await expect(
      page.getByText(`Question 12 of standard 4 was taken out: ${reason}.`),
    ).toBeVisible();
    await expect(page.getByText(say.prize.sent)).toBeVisible();
    await expectAccessible(page);
  });
});
