// The competition's pages in every phase (product §11.2 to §11.9), with a device whose clock and time zone are wrong.

import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { competition } from '#messages/competition.ts';
import { competitionAction as action } from '#messages/competition-action.ts';
import { competitionData } from '#messages/competition-data.ts';
import { competitionEntry as entry } from '#messages/competition-entry.ts';
import { competitionPapers } from '#messages/competition-papers.ts';
import { competitionResult as result } from '#messages/competition-result.ts';
import { competitionTest as say } from '#messages/competition-test.ts';
import { expectAccessible } from './support/accessibility.ts';
import {
  answer,
  fillRegistration,
  question,
  register,
  storedAnswers,
} from './support/competition.ts';
import { closeAlert } from './support/dialogs.ts';
import { codeFor, newPhone, otpField, phoneField, press, problem, test } from './support/family.ts';
import { newVisitor } from './support/journey.ts';
import { replyAsOurs } from './support/our-reply.ts';
import { makeDataDir, type OwnServer, removeDataDir, startServer } from './support/own-server.ts';

/** The same in all phases: the browser keeps its stored data. */
const PORT = '3171';

test('the main action and every page follow the clock of the server', async ({ browser }) => {
  test.setTimeout(480_000);
  const dataDir = await makeDataDir();
  let server: OwnServer | undefined;
  const at = async (now: string) => {
    await server?.stop();
    server = await startServer(dataDir, { APP_NOW: now, PORT });
  };
  try {
    await at('2024-06-08T11:30:00+05:30');
    // A device in New York whose date is years away from the server's.
    const page = await newVisitor(browser, `http://127.0.0.1:${PORT}`, {
      timezoneId: 'America/New_York',
    });
    const phone = newPhone();
    await page.goto('/competition');
    await expect(page.getByText('9 June 2024', { exact: true })).toBeVisible();
    await expect(page.getByText('11:30 am')).toBeVisible();
    await press(page, action.register);
    await badRegistration(page, phone);
    await register(page, phone, 1);
    await press(page, action.registered);
    await closeAlert(page, action.alreadyRegistered);
    await page.goto('/competition/register');
    await closeAlert(page, entry.register.alreadyRegistered);
    await expect(page).toHaveURL('/competition');

    // Half an hour later another phone of the family registers the same number again.
    await at('2024-06-08T12:00:00+05:30');
    const other = await newVisitor(browser, `http://127.0.0.1:${PORT}`);
    await other.goto('/competition/register');
    await fillRegistration(other, phone);
    await press(other, 'Get OTP');
    await press(other, 'OK');
    await otpField(other).fill(await codeFor(other, phone, 2));
    await press(other, entry.register.submit);
    await closeAlert(other, entry.register.alreadyRegistered);
    await expect(other).toHaveURL('/competition/participate');

    await at('2024-06-09T02:00:00+05:30');
    await page.goto('/competition');
    await press(page, action.registered);
    await closeAlert(page, 'Please wait till 11:30 am');
    await page.goto('/competition/waiting');
    await closeAlert(page, say.waiting.tooEarly);
    await expect(page).toHaveURL('/competition');

    await at('2024-06-09T11:15:00+05:30');
    await page.goto('/competition');
    await press(page, action.participate);
    await expect(page.getByText(/^14 m \d+ s$/)).toBeVisible();
    await expectAccessible(page);
    // The other phone takes part: it typed the right code when it tried to register, so it is bound.
    await other.goto('/competition/participate');
    await expectAccessible(other);
    await press(other, entry.participate.submit);
    await expect(problem(other, entry.participate.checks.phone).first()).toBeVisible();
    await phoneField(other).fill(phone);
    await other.getByLabel('Standard', { exact: true }).selectOption('Standard 4');
    await press(other, entry.participate.submit);
    await expect(other.getByText(/^14 m \d+ s$/)).toBeVisible();
    // A third one is asked for a code, and learns nothing before.
    const third = await newVisitor(browser, `http://127.0.0.1:${PORT}`);
    await third.goto('/competition/participate');
    await phoneField(third).fill(phone);
    await third.getByLabel('Standard', { exact: true }).selectOption('Standard 4');
    await press(third, entry.participate.submit);
    await expect(third.getByText(entry.participate.newDevice).first()).toBeVisible();
    await expectAccessible(third);
    await press(third, 'Get OTP');
    await press(third, 'OK');
    await otpField(third).fill(await codeFor(third, phone, 3));
    await press(third, entry.participate.submit);
    await expect(third.getByText(/^14 m \d+ s$/)).toBeVisible();
    await third.context().close();

    await at('2024-06-09T11:31:25+05:30');
    await page.goto('/competition/waiting');
    await expect(question(page, 3, 30)).toBeVisible();
    await page.bringToFront();
    await expectAccessible(page);
    await expect(answer(page, /^b /)).toBeVisible();
    await page.keyboard.press('2');
    expect((await storedAnswers(page)).filter((given) => given !== null)).toEqual([1]);
    await page.reload();
    await expect(answer(page, /^b /).or(answer(page, /^a /)).first()).toBeVisible();
    expect((await storedAnswers(page)).filter((given) => given !== null)).toEqual([1]);
    await page.getByRole('link', { name: 'Grammar Gully, home page' }).first().click();
    await expect(page.getByRole('alertdialog', { name: say.playing.leave })).toBeVisible();
    await press(page, 'Keep playing');

    await at('2024-06-09T11:50:02+05:30');
    await page.goto('/competition/playing');
    await expect(page).toHaveURL('/competition/completed');
    await expect(page.getByText(say.saved.onServer, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await at('2024-06-09T11:51:00+05:30');
    await page.goto('/competition/completed');
    await closeAlert(page, say.completed.hasEnded);
    await press(page, action.ended);
    await closeAlert(page, action.hasEnded);
    await page.context().close();
    await other.context().close();
  } finally {
    await server?.stop();
    await removeDataDir(dataDir);
  }
});

/** Problems are reported in the order of product §11.4, and nothing typed is lost. */
async function badRegistration(page: Page, phone: string): Promise<void> {
  const { checks, submit } = entry.register;
  await expectAccessible(page);
  await phoneField(page).fill('98765');
  await press(page, 'Get OTP');
  await expect(problem(page, checks.phone).first()).toBeVisible();
  await phoneField(page).fill(phone);
  await press(page, submit);
  await expect(problem(page, checks.terms).first()).toBeVisible();
  await page.getByRole('checkbox').check();
  await press(page, submit);
  await expect(problem(page, checks.childsName).first()).toBeVisible();
  await page.getByLabel("Child's name").fill('Ravi');
  await press(page, submit);
  await expect(problem(page, checks.standard).first()).toBeVisible();
  await page.getByLabel('Standard', { exact: true }).selectOption('Standard 4');
  await press(page, submit);
  await expect(problem(page, checks.school).first()).toBeVisible();
  await page.getByLabel(entry.register.school, { exact: true }).fill('Sunrise School');
  await press(page, submit);
  await expect(problem(page, checks.otp).first()).toBeVisible();
  await otpField(page).fill('000000');
  await press(page, submit);
  await expect(page.getByRole('alert').filter({ hasText: /OTP/ }).first()).toBeVisible();
}

const { papers, paper, practice, check } = competitionPapers;

const PAGES = [
  ['/competition', competition.landing.title],
  ['/competition/papers', papers.title],
  ['/competition/papers/1/704', 'Standard 4, 9 June 2024'],
  ['/competition/practice/704?timed=yes', 'Practice: standard 4'],
  ['/competition/result', result.title],
  ['/competition/my-data', competitionData.title],
  ['/competition/certificate', check.title],
] as const;

for (const [address, title] of PAGES) {
  test(`${address} is accessible`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
  });
}

test('Try now submits the answers, whatever other file of the pages fails to load', async ({
  page,
}) => {
  await page.route(/upload/, (route) => route.abort());
  await page.route('/api/comp/set-answer', (route) =>
    replyAsOurs(route, { message: '', isLate: false, inTime: 1, hasOthers: false }),
  );
  const waiting = { CompId: 7, id: randomUUID(), answers: [1], timeTaken: 20, state: 'stuck' };
  await page.addInitScript((record) => {
    localStorage.competitionAnswers ??= JSON.stringify(record);
  }, waiting);
  await page.goto('/competition');
  await expect(page.getByText(say.saved.waiting)).toBeVisible();
  await page.route(/submit-answers/, (route) => route.abort());
  await press(page, say.saved.tryNow);
  await expect(page.getByText(say.saved.waiting)).toHaveCount(0);
});

test('a past paper shows why, leads to its neighbours, and can be practised', async ({ page }) => {
  await page.goto('/competition');
  await page.getByRole('link', { name: competition.landing.papers }).click();
  await page.getByRole('link', { name: /^Standard 8/ }).click();
  await expect(page.getByText('The answer', { exact: true })).toHaveCount(30);
  await expect(page.getByRole('link', { name: 'Next: standard' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous: standard 7' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Standard 7/ })).toBeVisible();

  await page.getByRole('link', { name: paper.untimed }).click();
  for (let number = 1; number <= 30; number += 1) {
    await expect(question(page, number, 30)).toBeVisible();
    await answer(page, /^a /).tap();
    await press(page, number < 30 ? practice.next : practice.finish);
  }
  await expect(page.getByText(/^\d+ of 30 right$/)).toBeVisible();
  await expectAccessible(page);
});

test('invalid addresses redirect', async ({ page }) => {
  await page.goto('/competition/papers/7');
  await expect(page).toHaveURL('/competition/papers');
  await page.goto('/competition/papers/1/x');
  await expect(page).toHaveURL('/competition/papers');
  await page.goto('/competition/papers/1/99999');
  await expect(page.getByText(paper.failed)).toBeVisible();
  await page.goto('/competition/result#no-such-link');
  await expect(page.getByText(result.unknown)).toBeVisible();
});
