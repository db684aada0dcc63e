// Three browsers in one competition (product §11): a child who plays, a child who loses the network, and a cheat who
// calls the server directly.

import { expect, type Page } from '@playwright/test';
import { competitionAction as action } from '#messages/competition-action.ts';
import { competitionTest as say } from '#messages/competition-test.ts';
import { answer, question, register } from './support/competition.ts';
import { newPhone, press, test } from './support/family.ts';
import { newVisitor } from './support/journey.ts';
import { ownServerFor } from './support/own-server.ts';

const ID = '1001';
const QUESTIONS = 4;
const SECONDS = 10;
const LIVES_S = 300;

const server = ownServerFor(test);

const operate = (...words: string[]) => server.operate('competition', ...words);

/** What the server says to a call from this page. */
function call(page: Page, path: string, body?: object) {
  return page.evaluate(
    async ([to, sent]) => {
      const reply = await fetch(`/api/comp/${to}`, {
        ...(sent && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(sent),
        }),
      });
      const { error, ...said } = await reply.json();
      return { status: reply.status, reason: error?.details?.reason, said };
    },
    [path, body] as const,
  );
}

const participantOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.competitionUser).id);

test('an honest child, a child without a network and a cheat', async ({ browser }) => {
  test.setTimeout(LIVES_S * 1_000);
  const [honest, offline, cheat] = await Promise.all(
    Array.from({ length: 3 }, () => newVisitor(browser, server.baseUrl)),
  );
  if (!honest || !offline || !cheat) throw new Error('a browser is missing');
  const phones = [newPhone(), newPhone(), newPhone()] as const;
  await operate(
    ...['create', '--like', '7', '--id', ID, '--starts-in', '90s'],
    ...['--questions', String(QUESTIONS), '--seconds-per-question', String(SECONDS)],
  );
  await Promise.all(
    [honest, offline, cheat].map(async (page, at) => {
      await page.goto('/competition');
      await expect(async () => {
        await page.reload();
        await press(page, action.register);
      }).toPass();
      await register(page, phones[at] ?? '');
    }),
  );
  const id = await participantOf(cheat);
  const full = { id, CompId: Number(ID), answers: [0, 1, 2, 3], timeTaken: QUESTIONS * SECONDS };

  // Before the start nothing opens and nothing counts; and nobody is let in by phone and standard alone.
  expect((await call(cheat, `paper-key/${ID}04/0`)).status).toBe(403);
  expect(await call(cheat, 'set-answer', full)).toMatchObject({
    status: 403,
    reason: 'competition-not-started',
  });
  const stranger = await call(cheat, 'participate', {
    phone: phones[0],
    standard: 'a-4th',
    CompId: Number(ID),
  });
  expect(stranger.status).not.toBe(200);
  expect(JSON.stringify(stranger.said)).not.toContain(await participantOf(honest));

  for (const page of [honest, offline, cheat]) {
    await expect(page.getByRole('button', { name: action.participate })).toBeVisible({
      timeout: 90_000,
    });
    await press(page, action.participate);
  }
  await Promise.all(
    [honest, offline, cheat].map((page) =>
      expect(question(page, 1, QUESTIONS)).toBeVisible({ timeout: 90_000 }),
    ),
  );
  await answer(honest, /^a /).click();
  await answer(offline, /^a /).click();
  await expect(offline.getByText(say.saved.arrived, { exact: true })).toBeVisible();

  // During the first question: the last one stays sealed, and answers to questions that nobody has seen are refused.
  expect((await call(cheat, `paper-key/${ID}04/${QUESTIONS - 1}`)).status).toBe(403);
  const early = await call(cheat, 'set-answer', full);
  expect(early.status).toBeGreaterThanOrEqual(400);
  expect(early.status).toBeLessThan(500);
  expect(early.reason).toBeTruthy();
  // Nor can another child's answers be given.
  const others = await call(cheat, 'set-answer', { ...full, id: await participantOf(honest) });
  expect(others.status).toBeGreaterThanOrEqual(400);
  await cheat.close();

  await expect(question(offline, 2, QUESTIONS)).toBeVisible({ timeout: 30_000 });
  await expect(answer(offline, /^b /)).toBeVisible();
  await offline.context().setOffline(true);
  await answer(offline, /^b /).click();
  await expect(offline.getByText(say.saved.onDevice, { exact: true })).toBeVisible();
  await answer(honest, /^b /).click();
  for (const [number, option] of [
    [3, /^c /],
    [4, /^d /],
  ] as const) {
    await expect(question(honest, number, QUESTIONS)).toBeVisible({ timeout: 30_000 });
    await answer(honest, option).click();
  }
  await offline.context().setOffline(false);
  for (const page of [honest, offline]) {
    await expect(page.getByText(say.saved.onServer, { exact: true })).toBeVisible({
      timeout: 60_000,
    });
  }

  // The cheat has given no answer that counts.
  await expect(async () => {
    await operate('close', '--id', ID);
  }).toPass({ timeout: 90_000 });
  expect(await operate('rank', '--id', ID)).toMatch(/Entries: 2, with a rank: 2/);
  expect(await operate('verify', '--id', ID)).toContain('The answers give the frozen result');
});
