// A person on the benchmarked site: signed up through the API, made a member by the operator's command.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { TERMS_VERSION } from '#domain/account/consent.ts';
import type { ServedSite } from './served-site.ts';

const DEADLINE_MS = 30_000;
const root = join(import.meta.dirname, '../..');

export interface SignedUp {
  readonly id: string;
  readonly token: string;
  /** The `delivery` of the one-time code. */
  readonly deliveryId: string;
}

/** Signs up with a phone that has no account yet. `codeTo`: reads the code; from the page of the outbox if absent. */
export async function signUp(
  { origin }: Pick<ServedSite, 'origin'>,
  phone: string,
  password: string,
  codeTo = (to: string) => readCode(origin, to),
): Promise<SignedUp> {
  const post = async (path: string, body: object, cookie = '') => {
    const response = await fetch(`${origin}/api/user/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const sent = (await (await post('send-otp', { phone })).json()) as { delivery: string };
  const verified = await post('verify-otp', { phone, otp: await codeTo(phone) });
  const cookie = verified.headers.get('set-cookie')?.split(';')[0] ?? '';
  const consent = { version: TERMS_VERSION, language: 'en', isGuardian: true };
  const details = { username: 'Asha', childsName: 'Meera', standard: 'a-4th', password };
  const response = await post('signup', { phone, ...details, consent }, cookie);
  const { id, token } = (await response.json()) as { id: string; token: string };
  return { id, token, deliveryId: sent.delivery };
}

function readCode(origin: string, phone: string): Promise<string> {
  return soon('code', async () => {
    const response = await fetch(`${origin}/dev/outbox.json?phone=${phone}`);
    const { messages } = (await response.json()) as { messages: { code: string }[] };
    return messages[0]?.code;
  });
}

async function soon<T>(name: string, find: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + DEADLINE_MS;
  while (Date.now() < deadline) {
    const found = await find();
    if (found !== undefined) return found;
    await delay(50);
  }
  throw new Error(`no ${name} arrived`);
}

/** Buys a membership in the sandbox. Returns the number of the receipt. */
export async function payMembership({ origin }: ServedSite, token: string): Promise<string> {
  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(origin + path, { headers })).json();
  };
  const { paymentUrl } = (await get('/api/membership/checkout')) as { paymentUrl: string };
  const { pathname, searchParams } = new URL(paymentUrl, origin);
  searchParams.set('action', 'pay');
  await fetch(origin + pathname, { method: 'POST', body: searchParams, redirect: 'manual' });
  return soon('receipt', async () => {
    const { data } = (await get('/api/membership/payments')) as {
      data: { receiptNumber: string | null }[];
    };
    return data[0]?.receiptNumber ?? undefined;
  });
}

export async function makeMember({ env }: ServedSite, phone: string): Promise<void> {
  const command = ['tools/operator/operator.ts', 'member', 'grant', '--phone', phone];
  await promisify(execFile)(process.execPath, command, { cwd: root, env });
}
