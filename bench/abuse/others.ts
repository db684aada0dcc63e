// What others do meanwhile: members print receipts, families log in, sign up and have codes sent.

import { setTimeout as delay } from 'node:timers/promises';
import { solveChallenge } from '#server/testing/solve-challenge.ts';
import { type AbusedSite, PASSWORD } from './site.ts';

const RECEIPT_EVERY_MS = 1_000;
const LOGIN_EVERY_MS = 6_000;
const CODE_EVERY_MS = 6_000;
const FIRST_PHONE = 7_000_000_000;

interface Visit {
  readonly ms: number;
  readonly isFine: boolean;
  /** The status, or what was missing. */
  readonly what: string;
}

interface Visits {
  readonly receipts: readonly Visit[];
  readonly logins: readonly Visit[];
  readonly codes: readonly Visit[];
}

let phone = FIRST_PHONE;
let network = 0;

/** Until `leaving` is aborted. */
export async function others(site: AbusedSite, leaving: AbortSignal): Promise<Visits> {
  let nth = 0;
  const [receipts, logins, codes] = await Promise.all([
    repeat(RECEIPT_EVERY_MS, leaving, () => {
      nth += 1;
      const member = site.members[nth % site.members.length];
      const headers = { authorization: `Bearer ${member?.token}` };
      return statusOf(
        fetch(`${site.origin}/api/membership/receipts/${member?.receipt}`, { headers }),
      );
    }),
    repeat(LOGIN_EVERY_MS, leaving, () => {
      const body = { phone: site.family.phone, password: PASSWORD };
      return statusOf(post(site, 'loginp', body, freshAddress()));
    }),
    repeat(CODE_EVERY_MS, leaving, () => requestCode(site)),
  ]);
  return { receipts, logins, codes };
}

async function repeat(everyMs: number, leaving: AbortSignal, visit: () => Promise<string>) {
  const visits: Visit[] = [];
  while (!leaving.aborted) {
    const startedAt = performance.now();
    const what = await visit();
    const ms = performance.now() - startedAt;
    visits.push({ ms, what, isFine: what === '200' });
    await delay(Math.max(0, everyMs - ms), undefined, { signal: leaving }).catch(() => {});
  }
  return visits;
}

async function statusOf(request: Promise<Response>): Promise<string> {
  try {
    const reply = await request;
    await reply.arrayBuffer();
    return String(reply.status);
  } catch {
    return 'none';
  }
}

/** Asks for a code with a proof of work, as the page does, and waits until it has arrived. */
async function requestCode(site: AbusedSite): Promise<string> {
  phone += 1;
  const from = freshAddress();
  const headers = { 'x-forwarded-for': from };
  try {
    const challenge = await (await fetch(`${site.origin}/api/user/challenge`, { headers })).json();
    const altcha = solveChallenge(challenge as Parameters<typeof solveChallenge>[0]);
    const status = await statusOf(post(site, 'send-otp', { phone: String(phone), altcha }, from));
    if (status !== '200') return status;
  } catch {
    return 'none';
  }
  return site.phones.codeFor(String(phone)).then(
    () => '200',
    () => 'no code arrived',
  );
}

function post({ origin }: AbusedSite, path: string, body: object, from: string) {
  return fetch(`${origin}/api/user/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
}

/** In a network that nobody has come from. */
function freshAddress(): string {
  network += 1;
  return `2001:db8:${network.toString(16)}::1`;
}
