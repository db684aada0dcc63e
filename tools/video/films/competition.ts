// How to participate: a parent registers a child, and the child takes part. The competition is the site's own, moved to a
// moment from now within the filmed browser, so nothing is left behind on the server.

import type { Page, Route } from '@playwright/test';
import { replyAsOurs } from '../../../e2e/support/our-reply.ts';
import { clip, type Film } from '../film.ts';
import { openPage, tap } from '../finger.ts';

const REGISTRATION_S = 90;
const TEST_STARTS_IN_S = 9;
const TYPE_MS = 60;
const LOOK_MS = 900;
const WAIT_MS = 1_600;

/** When the competition of the film starts, in milliseconds since 1970. */
let startMs = 0;
/** On the day the test is short, so that the film is. */
let isTheDay = false;

export const participation: Film = {
  to: clip('how-to-participate'),
  prepare: async (page) => {
    isTheDay = false;
    startMs = Date.now() + REGISTRATION_S * 1_000;
    await playServer(page);
    await openPage(page, '/competition');
    await page.waitForTimeout(2 * LOOK_MS);
  },
  play: async (page, pose) => {
    await page.waitForTimeout(LOOK_MS);
    await tap(page, page.getByRole('button', { name: 'Register now' }));
    await page.getByRole('heading', { name: 'Register for the competition' }).waitFor();
    await type(page, 'WhatsApp number', '9876543210');
    await type(page, "Child's name", 'Asha');
    await page.getByLabel('Standard', { exact: true }).selectOption('Standard 4');
    await type(page, 'School', 'Sunrise School');
    await tap(page, page.getByRole('button', { name: 'Get OTP' }));
    await tap(page, page.getByRole('button', { name: 'OK' }));
    await type(page, 'OTP', '123456');
    await tap(page, page.getByRole('button', { name: 'Register', exact: true }));
    const rules = page.context().waitForEvent('page');
    await tap(page, page.getByRole('button', { name: 'OK' }));
    await (await rules).close();
    await page.waitForTimeout(LOOK_MS);

    isTheDay = true;
    startMs = Date.now() + TEST_STARTS_IN_S * 1_000;
    await page.goto('/competition');
    await page.getByRole('button', { name: 'Participate Now' }).waitFor();
    await page.waitForTimeout(LOOK_MS);
    await tap(page, page.getByRole('button', { name: 'Participate Now' }));
    await page.getByRole('heading', { name: 'Question 1 of 3' }).waitFor();
    await page.waitForTimeout(WAIT_MS);
    pose();
    await tap(page, page.getByRole('main').getByRole('button', { name: /^a / }));
    await page.getByRole('heading', { name: 'Question 2 of 3' }).waitFor();
    await tap(page, page.getByRole('main').getByRole('button', { name: /^d / }));
    await page.getByRole('heading', { name: 'Question 3 of 3' }).waitFor();
    await tap(page, page.getByRole('main').getByRole('button', { name: /^b / }));
    await page.getByRole('heading', { name: 'Well done!' }).waitFor();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.waitForTimeout(WAIT_MS);
  },
};

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await tap(page, field);
  await field.pressSequentially(text, { delay: TYPE_MS });
}

async function playServer(page: Page): Promise<void> {
  const reply = (body: object) => (route: Route) => replyAsOurs(route, body);
  await page.route('**/api/comp/current', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { attributes: object } };
    const attributes = {
      ...data.attributes,
      startsAt: new Date(startMs).toISOString(),
      promotedUntil: new Date(startMs).toISOString(),
      registrationClosesS: 60,
      waitingRoomOpensS: 60,
      ...(isTheDay && { questionCount: 3, secondsPerQuestion: 5 }),
    };
    await route.fulfill({
      response,
      json: { data: { ...data, attributes }, now: new Date().toISOString() },
    });
  });
  const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  await page.route(
    '**/api/comp/otp',
    reply({ message: 'OTP sent on WhatsApp successfully', delivery: id }),
  );
  await page.route(
    '**/api/comp/register',
    reply({
      message: 'Registered successfully',
      registeredUser: {
        id,
        standard: 'a-4th',
        competitions: [{ CompId: 7, participated: false }],
        phone: '9876543210',
        childsName: 'Asha',
      },
    }),
  );
  await page.route(
    '**/api/comp/set-answer',
    reply({ message: 'Your answers have arrived', isLate: false }),
  );
}
