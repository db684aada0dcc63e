// Children of a competition, for tests: competition 7 of the sample content, three questions of 40 s.

import { expect } from 'vitest';
import { registerForCompetition } from '#contract/competition.ts';
import type { SealedPaper } from '#contract/competition-play.ts';
import { openQuestion } from '#server/features/competition/play/sealed-paper.ts';
import { consent, freshPhone } from './parent.ts';
import { SAMPLE_CONTENT } from './sample-content.ts';
import { createTestApp, type TestAppOptions } from './test-app.ts';
import { createTestGateway } from './test-gateway.ts';

const START_MS = Date.parse('2024-06-09T11:30:00+05:30');

/** The right answers of the sample's papers. */
export const rightAnswers = { 'a-2nd': [2, 3, 0], 'a-4th': [0, 3, 2], 'a-6th': [0, 2, 1] } as const;

export const child = {
  childsName: 'Meera Rao',
  standard: 'a-4th',
  schoolName: 'Riverside School',
} as const;

/** A question of a sealed paper, as a browser opens it. The key is base64. */
export function unseal({ questions }: SealedPaper, index: number, key: string) {
  const question = questions[index] ?? { iv: '', ciphertext: '' };
  return JSON.parse(openQuestion(question, key));
}

/** A site whose clock stands at a number of seconds before the start. */
export async function createCompetitionSite(options: TestAppOptions = {}) {
  let now = new Date(START_MS);
  const gateway = createTestGateway();
  const clock = { now: () => now };
  const site = await createTestApp({ gateway, contentDir: SAMPLE_CONTENT, clock, ...options });

  const get = (path: string, headers: Record<string, string> = {}) =>
    site.app.inject({ method: 'GET', url: `/api/${path}`, headers });
  /** A call of a browser, which keeps its cookies; by default of one that has none and keeps none. */
  const post = async (path: string, payload: object, cookies?: Map<string, string>) => {
    const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = cookie === '' ? {} : { cookie };
    const url = `/api/comp/${path}`;
    const response = await site.app.inject({ method: 'POST', url, payload, headers });
    for (const { name, value } of response.cookies) cookies?.set(name, value);
    return response;
  };

  async function codeFor(phone: string, cookies?: Map<string, string>): Promise<string> {
    expect((await post('otp', { phone, ...child }, cookies)).statusCode).toBe(200);
    return gateway.codeTo(phone);
  }

  interface Registered {
    readonly phone: string;
    readonly cookies: Map<string, string>;
  }

  async function registerWith(
    { phone, cookies }: Registered,
    changes: Partial<Record<keyof typeof child, string>>,
  ) {
    const otp = await codeFor(phone, cookies);
    const form = { phone, ...child, ...changes, otp, CompId: 7, consent };
    const response = await post('register', form, cookies);
    expect(response.statusCode).toBe(200);
    const { registeredUser } = registerForCompetition.response.parse(response.json());
    return { form, phone, id: registeredUser.id, cookies };
  }

  return {
    ...site,
    gateway,
    get,
    post,
    codeFor,
    now: clock.now,
    /** The competition clock: seconds until the start. */
    setClock(seconds: number) {
      now = new Date(START_MS - seconds * 1000);
    },
    /**
     * Registers a child while registration is open; the clock stays where it is then. `cookies` are those of the browser
     * that registered.
     */
    async register(changes: Partial<Record<keyof typeof child, string>> = {}) {
      now = new Date(START_MS - 40_000 * 1000);
      return registerWith({ phone: freshPhone(), cookies: new Map() }, changes);
    },
    /** Registers another child of the family, on the given device. */
    async registerAgain(family: Registered, changes: Partial<Record<keyof typeof child, string>>) {
      now = new Date(START_MS - 39_000 * 1000);
      return registerWith(family, changes);
    },
  };
}

export type CompetitionSite = Awaited<ReturnType<typeof createCompetitionSite>>;
