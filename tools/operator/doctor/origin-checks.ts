// The site as the world reaches it: its address, certificate, clock and webhooks, and WhatsApp as the site reaches it.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { receivePaymentEvent } from '#contract/membership.ts';
import { getHealth, getLiveness } from '#contract/site.ts';
import { verifyWhatsappWebhook } from '#contract/whatsapp.ts';
import { BUILD_HEADER } from '#domain/site/build.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { type Check, NotChecked, type Wrong } from './check.ts';
import { clockFinding } from './clock.ts';
import type { Deployment } from './deployment.ts';

const TIMEOUT_MS = 5_000;
const HTTPS_PORT = 443;
/** A renewal that failed once can still be repeated. */
const CERTIFICATE_DAYS = 14;

const REACH = 'See DNS, firewall and proxy, and whether a server runs';
const LEAVE = 'See WHATSAPP_API_URL, and whether the firewall lets this machine reach it';

export const originChecks: readonly Check<Deployment>[] = [
  {
    name: 'public address',
    advice: REACH,
    run: (deployment) => checkLiveness(originOf(deployment)),
  },
  { name: 'health', advice: REACH, run: (deployment) => checkHealth(originOf(deployment)) },
  { name: 'public clock', advice: REACH, run: (deployment) => checkClock(originOf(deployment)) },
  {
    name: 'certificate',
    advice: REACH,
    run: (deployment) => checkCertificate(originOf(deployment)),
  },
  { name: 'WhatsApp webhook', advice: REACH, run: checkWhatsappWebhook },
  { name: 'payment webhook', advice: REACH, run: checkPaymentWebhook },
  { name: 'WhatsApp', advice: LEAVE, run: checkWhatsapp },
];

function originOf({ config }: Deployment): string {
  if (config.publicOrigin === undefined) throw new NotChecked('PUBLIC_ORIGIN is not set');
  return config.publicOrigin;
}

/** Throws an error that says why there is no response. */
async function request(address: URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { name, message, cause } = error as Error;
    const { code, message: why = message } = (cause ?? {}) as { code?: string; message?: string };
    const reason = name === 'TimeoutError' ? 'no response in time' : (code ?? why);
    throw new Error(`${address.origin} can not be reached (${reason})`);
  }
}

async function checkLiveness(origin: string): Promise<string | Wrong[]> {
  const { status, headers } = await request(new URL(getLiveness.path, origin));
  if (status !== 200) {
    const advice = 'See whether the proxy passes requests on, and whether a server runs';
    return [{ detail: `${origin}${getLiveness.path} returns ${status}`, advice }];
  }
  if (!headers.has(BUILD_HEADER)) {
    const advice =
      'Let the proxy leave it in place: pages take a response without it for a stranger’s';
    return [{ detail: `responses of ${origin} lack the header ${BUILD_HEADER}`, advice }];
  }
  return `${origin} responds`;
}

async function checkHealth(origin: string): Promise<string | Wrong[]> {
  const response = await request(new URL(getHealth.path, origin));
  if (response.status === 200) return 'ready';
  const { data } = getHealth.response.safeParse(await response.json().catch(() => null));
  const parts = Object.entries(data ?? {}).filter(([, isGood]) => isGood === false);
  const detail = parts.length > 0 ? parts.map(([part]) => part).join(', ') : response.status;
  return [{ detail: `not ready: ${detail}`, advice: 'See the log of the server' }];
}

async function checkClock(origin: string): Promise<string | Wrong[]> {
  return clockFinding(origin, async () => {
    const { headers } = await request(new URL(getLiveness.path, origin));
    const date = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(date)) throw new NotChecked(`${origin} sends no Date header`);
    return date;
  });
}

async function checkCertificate(origin: string): Promise<string | Wrong[]> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') throw new NotChecked('PUBLIC_ORIGIN is not https');
  const socket = connect({
    host: hostname,
    port: Number(port || HTTPS_PORT),
    // An address has no name to ask for.
    ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
    // A certificate that is not accepted is looked at too.
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const validTo = new Date(socket.getPeerCertificate().valid_to);
    const problem = socket.authorized ? null : String(socket.authorizationError);
    return certificateFinding(validTo, problem, new Date());
  } finally {
    socket.destroy();
  }
}

/** `problem`: why browsers do not accept it; null: they do. */
export function certificateFinding(
  validTo: Date,
  problem: string | null,
  now: Date,
): string | Wrong[] {
  const advice = 'Renew it, and see why it was not renewed by itself';
  const day = validTo.toISOString().slice(0, 10);
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  if (days < 0) return [{ detail: `expired on ${day}`, advice }];
  if (days < CERTIFICATE_DAYS) return [{ detail: `expires in ${days} days, on ${day}`, advice }];
  if (problem === null) return `valid until ${day}`;
  const chain = 'Install the certificate of this host with its whole chain';
  return [{ detail: `not accepted by browsers (${problem})`, advice: chain }];
}

/** Plays the part of Meta when a webhook is registered. */
async function checkWhatsappWebhook(deployment: Deployment): Promise<string | Wrong[]> {
  const { whatsapp } = deployment.config;
  if (whatsapp === undefined) throw new NotChecked('messages go to the development outbox');
  const address = new URL(verifyWhatsappWebhook.path, originOf(deployment));
  const challenge = randomUUID();
  address.search = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.verify_token': whatsapp.verifyToken,
    'hub.challenge': challenge,
  }).toString();
  const response = await request(address);
  if ((await response.text()) === challenge) return 'responds to its verify token';
  const advice =
    response.status === 401
      ? 'Give all servers the same WHATSAPP_VERIFY_TOKEN'
      : 'Let the proxy pass this address on';
  return [{ detail: `${address.pathname} returns ${response.status}`, advice }];
}

/** A call without a signature is refused, by our server alone. */
async function checkPaymentWebhook(deployment: Deployment): Promise<string | Wrong[]> {
  if (deployment.config.razorpay === undefined) {
    throw new NotChecked('the development sandbox takes the payments');
  }
  const { method, path } = receivePaymentEvent;
  const { status } = await request(new URL(path, originOf(deployment)), { method });
  if (status === 401) return 'responds';
  return [{ detail: `${path} returns ${status}`, advice: 'Let the proxy pass this address on' }];
}

async function checkWhatsapp({ config: { whatsapp } }: Deployment): Promise<string | Wrong[]> {
  if (whatsapp === undefined) throw new NotChecked('messages go to the development outbox');
  const { apiUrl, phoneNumberId, token } = whatsapp;
  const { status } = await request(new URL(`${apiUrl}/${phoneNumberId}?fields=id`), {
    headers: { authorization: `Bearer ${token}` },
  });
  if (status === 200) return 'responds, and accepts the token';
  const advice =
    status === 401 || status === 403
      ? 'Make a new WHATSAPP_TOKEN'
      : 'Compare WHATSAPP_PHONE_NUMBER_ID and WHATSAPP_API_VERSION with Meta’s dashboard';
  return [{ detail: `the API returns ${status} for the phone number`, advice }];
}
