// One hostile account and two hostile networks: everything that is costly, all the time, spread over each second. A flood
// at one moment is for the proxy (decision 055).

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { solveChallenge } from '#server/testing/solve-challenge.ts';
import { type AbusedSite, PASSWORD } from './site.ts';

const CONNECTIONS = 250;
const EVERY_MS = 10;
/** Exports of which nobody reads more than the headers. */
const UNREAD_PER_S = 10;
const NETWORKS = ['203.0.113', '198.51.100'] as const;
const ANSWERS_PER_CALL = 200;
const ANSWERS_OF_VISITOR = 1_000;
/** Where the phones begin that have codes sent to them. */
const FIRST_PHONE = 8_000_000_000;

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object | string;
  readonly token?: string;
  readonly from?: string;
}

export interface Hostile {
  /** Status, `none` or `unread` → calls. */
  counts(): ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

export function startHostile(site: AbusedSite): Hostile {
  const { hostile } = site;
  let { token } = hostile;
  const pool = new Pool(site.origin, { connections: CONNECTIONS, pipelining: 1 });
  const unread = new Pool(site.origin, { connections: CONNECTIONS, pipelining: 1 });
  const counts = new Map<string, number>();
  const stopping = new AbortController();
  let isOver = false;
  let address = 0;
  let phone = FIRST_PHONE;

  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

  async function send({ method = 'GET', path, body, token: of, from }: Call): Promise<string> {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(of === undefined ? {} : { authorization: `Bearer ${of}` }),
      'x-forwarded-for': from ?? `${NETWORKS[0]}.1`,
    };
    const payload = typeof body === 'object' ? JSON.stringify(body) : (body ?? null);
    try {
      const reply = await pool.request({ method, path, headers, body: payload });
      count(String(reply.statusCode));
      return await reply.body.text();
    } catch {
      if (!isOver) count('none');
      return '';
    }
  }

  /** Leaves the connection as it is once the headers are there. */
  async function leaveUnread(): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    try {
      const reply = await unread.request({ method: 'GET', path: '/api/user/export', headers });
      count(reply.statusCode === 200 ? 'unread' : String(reply.statusCode));
      if (reply.statusCode !== 200) await reply.body.dump();
    } catch {
      if (!isOver) count('none');
    }
  }

  async function requestCode(from: string): Promise<void> {
    phone += 1;
    const challenge = await send({ path: '/api/user/challenge', from });
    if (challenge === '' || isOver) return;
    const altcha = solveChallenge(JSON.parse(challenge));
    const body = { phone: String(phone), altcha };
    await send({ method: 'POST', path: '/api/user/send-otp', body, from });
  }

  const items = answersTo(ANSWERS_PER_CALL);
  const ofVisitor = JSON.stringify(answersTo(ANSWERS_OF_VISITOR));
  const costly: readonly (readonly [perS: number, call: (from: string) => Promise<unknown>])[] = [
    [40, () => send({ path: '/api/user/report/pdf', token })],
    [20, () => send({ path: '/api/user/export', token })],
    [UNREAD_PER_S, leaveUnread],
    [40, () => send({ path: '/api/user/report', token })],
    [40, () => send({ path: '/api/user/review', token })],
    [10, () => send({ method: 'POST', path: '/api/user/answers', token, body: fresh(items) })],
    [
      40,
      () =>
        send({
          method: 'POST',
          path: '/api/membership/coupon',
          token,
          body: { code: randomUUID().slice(0, 8) },
        }),
    ],
    [40, (from) => send({ method: 'POST', path: '/api/review', body: ofVisitor, from })],
    [40, (from) => login(from, PASSWORD)],
    [20, (from) => login(from, 'a wrong password')],
    [
      20,
      (from) =>
        send({
          method: 'POST',
          path: '/api/comp/result/certificate',
          body: { token: 'A'.repeat(22) },
          from,
        }),
    ],
    [10, (from) => send({ path: `/worksheet-previews/${1 + (address % 300)}.png`, from })],
    [2, requestCode],
  ];

  /** Goes on with the token of the latest session, since an older one ends when there are too many. */
  async function login(from: string, password: string): Promise<void> {
    const body = { phone: hostile.phone, password };
    const reply = await send({ method: 'POST', path: '/api/user/loginp', body, from });
    if (reply.includes('"token"')) token = JSON.parse(reply).token ?? token;
  }

  /** The calls of a second in their order, each kind evenly spread. */
  const inASecond = costly
    .flatMap(([perS, call]) =>
      Array.from({ length: perS }, (_, index) => ({ call, at: (index + 0.5) / perS })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ call }) => call);

  async function attack(): Promise<void> {
    const startedAt = performance.now();
    let sent = 0;
    while (!isOver) {
      const due = ((performance.now() - startedAt) / 1_000) * inASecond.length;
      for (; sent < due; sent += 1) {
        address += 1;
        const network = NETWORKS[address % 2];
        void inASecond[sent % inASecond.length]?.(`${network}.${1 + (address % 250)}`);
      }
      await delay(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const attacking = attack();

  return {
    counts: () => counts,
    async stop() {
      isOver = true;
      stopping.abort();
      await attacking;
      await Promise.all([pool.destroy(), unread.destroy()]);
    },
  };
}

interface Answers {
  readonly now: number;
  readonly answers: readonly { readonly id: string; readonly item: string }[];
}

function answersTo(amount: number): Answers {
  const now = Date.now();
  const answers = Array.from({ length: amount }, (_, index) => ({
    id: randomUUID(),
    item: `basic-nouns-e${1 + (index % 3)}-${String(1 + (index % 10)).padStart(2, '0')}`,
    answer: 0,
    at: now - (index % 300) * 86_400_000,
    hint: false,
    tookMs: 5_000,
  }));
  return { now, answers };
}

/** The same answers under new ids. */
function fresh({ now, answers }: Answers): Answers {
  return { now, answers: answers.map((answer) => ({ ...answer, id: randomUUID() })) };
}
