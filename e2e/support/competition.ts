// Helpers for journeys through a competition.

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { competitionEntry as entry } from '#messages/competition-entry.ts';
import { closeAlert } from './dialogs.ts';
import { agree, codeFor, otpField, phoneField, press } from './family.ts';

export const answer = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name: text });

export const question = (page: Page, number: number, count: number) =>
  page.getByRole('heading', { name: `Question ${number} of ${count}` });

/** Fills in the registration form, except for the code. */
export async function fillRegistration(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  await page.getByLabel("Child's name").fill('Ravi');
  await page.getByLabel('Standard', { exact: true }).selectOption('Standard 4');
  await page.getByLabel(entry.register.school, { exact: true }).fill('Sunrise School');
  await agree(page);
}

/** Registers and closes the confirming alert. */
export async function register(page: Page, phone: string, codes = 1): Promise<void> {
  await fillRegistration(page, phone);
  await press(page, 'Get OTP');
  await press(page, 'OK');
  await otpField(page).fill(await codeFor(page, phone, codes));
  await press(page, entry.register.submit);
  await closeAlert(page, entry.register.done);
}

/** The answers stored on the device. */
export function storedAnswers(page: Page): Promise<(number | null)[]> {
  return page.evaluate(() => JSON.parse(localStorage.competitionAnswers ?? '{}').answers ?? []);
}

/** Starts the competition this many seconds ago, for a participant whose answers are pending. */
export async function startAsParticipant(page: Page, secondsSinceStart: number): Promise<void> {
  // A reply from before may still be in flight.
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('/api/comp/current', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const at = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
    const times = { startsAt: at(-secondsSinceStart), promotedUntil: at(-secondsSinceStart) };
    const attributes = { ...data.attributes, ...times, isCompleted: false, isAnnounced: false };
    await route.fulfill({ response, json: { data: { ...data, attributes }, now: at(0) } });
  });
  await page.route('/api/comp/set-answer', (route) => route.abort());
  await page.evaluate((id) => {
    const user = { id, standard: 'a-4th', competitions: [{ CompId: 7, participated: false }] };
    const answers = { CompId: 7, id, answers: Array(30).fill(0), timeTaken: 600, state: 'stuck' };
    localStorage.competitionUser = JSON.stringify(user);
    localStorage.competitionAnswers = JSON.stringify(answers);
  }, randomUUID());
}
