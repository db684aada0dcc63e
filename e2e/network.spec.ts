// Families on a network that lies (lying-network.ts): they sign up, play, pay and compete. Nothing that was acknowledged is
// lost, nothing that was sent twice counts twice, and every page reaches its goal soon after the network is honest again.
// `npm run test:network` runs it for more families, for longer, by a new seed; SEED repeats a run.

import { type Browser, expect, type Locator, request } from '@playwright/test';
import { account } from '#messages/account.ts';
import { refusals } from '#messages/account-replies.ts';
import { competitionAction } from '#messages/competition-action.ts';
import { competitionTest } from '#messages/competition-test.ts';
import { answer, register, storedAnswers } from './support/competition.ts';
import {
  agree,
  fillDetails,
  loginLink,
  newPhone,
  otpField,
  PASSWORD,
  phoneField,
  press,
  problem,
  stored,
  test,
} from './support/family.ts';
import { newVisitor } from './support/journey.ts';
import { LyingNetwork } from './support/lying-network.ts';
import { ownServerFor } from './support/own-server.ts';
import { clicks, commonSteps, persist, type Step } from './support/persist.ts';
import { playingPath, QuestionOnPage, readFreeLevel } from './support/quiz-level.ts';

const SEED = Number(process.env.SEED ?? 3);
const FAMILIES = Number(process.env.NETWORK_FAMILIES ?? 1);
const LYING_SHARE = 0.4;
const LIES_FOR_MS = FAMILIES === 1 ? 5_000 : 25_000;
/** A new code may be requested after 30 s, a page asks whether the site is up after as long, and a call hangs for 11 s. */
const HONEST_WITHIN_MS = 90_000;
/** Code that hangs is given up twice, after 11 s each, before the page reloads. */
const ACTION_MS = 90_000;
const QUESTIONS = 5;
const SECONDS = 8;
/** Until the last question is over. */
const LIVES_MS = 95_000;

const server = ownServerFor(test);
test.describe.configure({ timeout: 280_000 });

/** A page whose network lies by this seed. */
async function openLying(browser: Browser, seed: number) {
  const network = await LyingNetwork.start(server.baseUrl, seed);
  const page = await newVisitor(browser, network.baseUrl);
  page.setDefaultTimeout(ACTION_MS);
  const reach = (
    goal: () => Promise<boolean>,
    steps: readonly Step[],
    liesForMs: number = LIES_FOR_MS,
  ) =>
    persist({
      page,
      network,
      goal,
      steps: [...commonSteps(page), ...steps],
      liesForMs,
      withinMs: HONEST_WITHIN_MS,
    });
  const close = async () => {
    await page.context().close();
    await network.stop();
  };
  return { network, page, reach, close };
}

type Lying = Awaited<ReturnType<typeof openLying>>;

async function newestCode(phone: string): Promise<string> {
  const response = await fetch(`${server.baseUrl}/dev/outbox.json?phone=${phone}`);
  const { messages } = (await response.json()) as { messages: { code: string }[] };
  return messages[0]?.code ?? '';
}

async function signUp({ page, reach }: Lying, phone: string): Promise<void> {
  const { code, signUp: say } = account;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const verify = async () => {
    await otpField(page).fill(await newestCode(phone));
    await clicks(button(say.verify));
  };
  const logIn = async () => {
    await phoneField(page).fill(phone);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Login');
  };
  await page.goto('/signup');
  await reach(
    async () => (await stored(page, 'childsName')) !== null,
    [
      // The reply to the sign-up was lost.
      [problem(page, refusals['phone-taken']), () => clicks(loginLink(page))],
      [page.getByRole('link', { name: account.login.withPassword }), clicks],
      [button(account.loginWithPassword.submit), logIn],
      [button(say.submit), () => fillDetails(page, 'Ravi')],
      // The code was used up, and the reply to it lost.
      [button(code.getNew), clicks],
      [button(say.verify), verify],
      [
        button(code.get),
        async (get) => {
          await agree(page);
          await phoneField(page).fill(phone);
          await clicks(get);
        },
      ],
    ],
  );
}

/** Returns how many questions the child has answered. */
async function play({ page, network, reach }: Lying): Promise<number> {
  const honest = await request.newContext({ baseURL: server.baseUrl });
  const level = await readFreeLevel(honest);
  await honest.dispose();
  await page.goto(playingPath(level));
  const [first] = level.questions;
  const heading = page.getByRole('heading', { name: first?.title ?? '', level: 2 });
  const topics = page.getByRole('link', { name: /Single Player/ });
  await reach(
    () => heading.isVisible(),
    // A level that did not come leads to the quiz.
    [[topics, () => page.goto(playingPath(level))]],
  );
  network.lyingShare = LYING_SHARE;
  // The code of a question may be lied about too.
  const again = page.getByRole('button', { name: 'Try again', exact: true });
  const retry = (seen: Locator) => clicks(seen).catch(() => undefined);
  await page.addLocatorHandler(again, retry, { noWaitAfter: true });
  for (const [position, asked] of level.questions.entries()) {
    const shown = new QuestionOnPage(page, asked);
    await shown.isShown();
    await shown.answer();
    if (position < level.questions.length - 1) await press(page, 'Next Question');
  }
  await page.removeLocatorHandler(again);
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  const scored = page.getByRole('heading', { name: 'You Scored' });
  await reach(() => scored.isVisible(), [[submit, clicks]]);
  return level.questions.length;
}

async function pay({ page, reach }: Lying): Promise<void> {
  await page.goto('/member', { waitUntil: 'commit' });
  const welcome = page.getByRole('heading', { name: 'Welcome, you are a member' });
  await reach(
    () => welcome.isVisible(),
    [
      [page.getByRole('link', { name: 'Become a Member' }), clicks],
      [page.getByRole('link', { name: 'Go to the payment page' }), clicks],
      [page.getByRole('button', { name: 'Pay ₹399' }), clicks],
      [page.getByRole('button', { name: 'Check again' }), clicks],
    ],
  );
}

interface Exported {
  readonly answers: readonly { id: string }[];
  readonly quizResults: readonly unknown[];
  readonly payments: readonly unknown[];
}

/** What the server keeps about the family, once the device has nothing left to hand over. */
async function exportOf({ page, network }: Lying): Promise<Exported> {
  network.lyingShare = 0;
  await page.goto('/');
  const waiting = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('answers/')));
  await expect.poll(waiting).toEqual([]);
  const token = await page.evaluate(() => JSON.parse(localStorage.token));
  const response = await page.request.get('/api/user/export', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status()).toBe(200);
  return response.json();
}

for (let family = 0; family < FAMILIES; family += 1) {
  const seed = SEED + family;
  test(`family ${seed} signs up, plays and pays`, async ({ browser }) => {
    const lying = await openLying(browser, seed);
    const { network } = lying;
    network.lyingShare = LYING_SHARE;
    const phone = newPhone();
    await signUp(lying, phone);
    const count = await play(lying);
    await pay(lying);
    const exported = await exportOf(lying);
    console.log(`seed ${seed}:`, network.told);
    const ids = exported.answers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(count);
    for (const { path, status, body } of network.delivered) {
      if (path !== '/api/user/answers' || status !== 200) continue;
      const { answers } = JSON.parse(body.toString()) as { answers: { id: string }[] };
      for (const { id } of answers) expect(ids).toContain(id);
    }
    expect(exported.quizResults).toHaveLength(1);
    expect(exported.payments).toHaveLength(1);
    await lying.close();
  });
}

// It takes some three minutes, so it is part of the full form alone.
if (FAMILIES > 1) {
  test('children compete', async ({ browser }) => {
    const operate = (...words: string[]) => server.operate('competition', ...words);
    await operate(
      ...['create', '--like', '7', '--id', '1000', '--starts-in', '45s'],
      ...['--questions', String(QUESTIONS), '--seconds-per-question', String(SECONDS)],
    );
    const children = Array.from({ length: FAMILIES }, (_, index) => SEED + 100 + index);
    const given = await Promise.all(children.map((seed) => compete(browser, seed)));
    await expect(async () => {
      await operate('close', '--id', '1000');
    }).toPass({ timeout: 60_000 });
    await operate('rank', '--id', '1000');
    const { entries } = JSON.parse(await operate('export', '--id', '1000')) as {
      entries: { answers: (number | null)[] }[];
    };
    const sorted = (lists: (number | null)[][]) => lists.map((list) => list.join()).sort();
    expect(sorted(entries.map(({ answers }) => answers))).toEqual(sorted(given));
  });
}

/** Returns the child's answers. */
async function compete(browser: Browser, seed: number): Promise<(number | null)[]> {
  const lying = await openLying(browser, seed);
  const { page, network, reach, close } = lying;
  const phone = newPhone();
  page.context().on('page', (rules) => void rules.close());
  await page.goto('/competition/register');
  await register(page, phone);
  network.lyingShare = LYING_SHARE;
  const saved = page.getByText(competitionTest.saved.onServer, { exact: true });
  const choice = answer(page, new RegExp(`^${'abcd'[seed % 4]} `));
  await reach(
    () => saved.isVisible(),
    [
      [page.getByRole('button', { name: competitionAction.participate }), clicks],
      [choice.and(page.locator('[aria-pressed=false]')), clicks],
    ],
    LIVES_MS,
  );
  console.log(`seed ${seed}:`, network.told);
  const answers = await storedAnswers(page);
  expect(answers).toContain(seed % 4);
  await close();
  return answers;
}
