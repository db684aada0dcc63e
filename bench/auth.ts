// npm run bench:auth: signed-in calls compared with a bare node:http server that accepts the same body and returns the
// same bytes; and logins by password compared with the rate of hashing alone, while a reader requests topics. Both
// sides take short turns, so that other load on the machine affects both alike, and each turn is compared with its
// neighbour. A comparison that misses its target is measured again before it counts.

import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import autocannon from 'autocannon';
import { median } from './support/median.ts';
import { signUp } from './support/member.ts';
import { serveSite, stopProcess } from './support/served-site.ts';
import { startBare } from './support/start-bare.ts';

const SITE_PORT = 3205;
const BARE_PORT = 3206;
const VALIDATE_TURN_S = 0.5;
/** Long enough for the logins in flight at its end not to matter. */
const LOGIN_TURN_S = 2;
const TURNS = 5;
const MORE_TURNS = 6;
const SAMPLE_MS = 100;
const CONNECTIONS = 32;
const CONCURRENT_LOGINS = 8;
const TOPICS_PER_S = 50;
const MIN_VALIDATE_RATIO = 0.4;
const MIN_LOGIN_RATIO = 0.7;
/** On an idle machine. On a busy one a reader waits for a few hashes that take longer. */
const MAX_TOPICS_P99_MS = 50;
const MAX_TOPICS_P99_IN_HASHES = 2.5;
/**
 * Logins are spread over this many families, as on a busy evening. None reaches its maximum number of sessions, above
 * which each login also ends an older session.
 */
const FAMILIES = 250;
const phoneOf = (family: number) => String(9_876_500_000 + family);
const PASSWORD = 'a mango tree in the gully';
/** As the server hashes (src/server/features/auth/sign-in/passwords.ts). */
const HASH = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

interface Comparison {
  /** Per second. */
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
  readonly minimum: number;
}

const json = { 'content-type': 'application/json' };
const site = await serveSite(SITE_PORT, 'src/server/main.ts', {
  OTP_SOFT_LIMIT: String(2 * FAMILIES),
});
let isGood = true;
try {
  const { id, token } = await signUp(site, phoneOf(0), PASSWORD);
  for (let family = 1; family < FAMILIES; family += 1) {
    await signUp(site, phoneOf(family), PASSWORD);
  }
  await compareValidation(id, token);
  await compareLogins();
} finally {
  await site.close();
}
console.log(isGood ? 'All within the aims.' : 'NOT within the aims.');
process.exit(isGood ? 0 : 1);

async function compareValidation(id: string, token: string): Promise<void> {
  const body = JSON.stringify({ id });
  const headers = { ...json, authorization: `Bearer ${token}` };
  const sample = await fetch(`${site.origin}/api/user/validate`, { method: 'POST', headers, body });
  const bare = await startBare('bare-json-server.ts', [String(BARE_PORT), await sample.text()]);
  try {
    const load = async (port: number) => {
      const result = await autocannon({
        url: `http://127.0.0.1:${port}/api/user/validate`,
        method: 'POST',
        connections: CONNECTIONS,
        duration: VALIDATE_TURN_S,
        sampleInt: SAMPLE_MS,
        headers,
        body,
      });
      if (result.non2xx + result.errors > 0)
        throw new Error(`${result.non2xx + result.errors} failures`);
      return result['2xx'] / result.duration;
    };
    const comparison = await compare(
      () => load(SITE_PORT),
      () => load(BARE_PORT),
      MIN_VALIDATE_RATIO,
    );
    report('validated requests', 'bare node:http', comparison);
  } finally {
    await stopProcess(bare);
  }
}

async function compareLogins(): Promise<void> {
  const topicsP99s: number[] = [];
  const baselineP99s: number[] = [];
  const loadLogins = async () => {
    baselineP99s.push((await readTopics()).latency.p99);
    const topics = readTopics();
    const logins = await autocannon({
      url: `${site.origin}/api/user/loginp`,
      method: 'POST',
      connections: CONCURRENT_LOGINS,
      duration: LOGIN_TURN_S,
      headers: json,
      requests: Array.from({ length: FAMILIES }, (_, family) => ({
        method: 'POST' as const,
        body: JSON.stringify({ phone: phoneOf(family), password: PASSWORD }),
      })),
    });
    const topicsResult = await topics;
    const failures = logins.non2xx + logins.errors + topicsResult.non2xx + topicsResult.errors;
    if (failures > 0) throw new Error(`${failures} failures`);
    topicsP99s.push(topicsResult.latency.p99);
    return logins['2xx'] / logins.duration;
  };
  const comparison = await compare(loadLogins, hashRate, MIN_LOGIN_RATIO);
  report('logins by password', 'the hash alone', comparison);
  const p99 = median(topicsP99s);
  const hashMs = (1000 * availableParallelism()) / comparison.theirs;
  const maxP99 = Math.max(MAX_TOPICS_P99_MS, MAX_TOPICS_P99_IN_HASHES * hashMs);
  const isWithin = p99 <= maxP99;
  isGood &&= isWithin;
  console.log(
    `${isWithin ? ' ' : '!'} /api/topics beside it: p99 ${p99} ms (at most ${maxP99.toFixed(0)}; without logins ${median(baselineP99s)} ms)`,
  );
}

/** A reader that runs during the logins, at a steady rate. */
function readTopics() {
  return autocannon({
    url: `${site.origin}/api/topics`,
    connections: 2,
    overallRate: TOPICS_PER_S,
    duration: LOGIN_TURN_S,
  });
}

/** Hashes verified per second while all processors do nothing else. */
async function hashRate(): Promise<number> {
  const known = await hash(PASSWORD, HASH);
  const began = performance.now();
  let count = 0;
  const worker = async () => {
    while (performance.now() - began < LOGIN_TURN_S * 1000) {
      await verify(known, PASSWORD);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return (count * 1000) / (performance.now() - began);
}

/** Median rates of both, and the median of the ratios of neighbouring turns. */
async function compare(
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
  minimum: number,
): Promise<Comparison> {
  const pairs: { ours: number; theirs: number }[] = [];
  const ratio = () => median(pairs.map((pair) => pair.ours / pair.theirs));
  const isMeasured = () => pairs.length >= TURNS && ratio() >= minimum;
  while (pairs.length < TURNS + MORE_TURNS && !isMeasured()) {
    pairs.push({ ours: await ours(), theirs: await theirs() });
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
    ratio: ratio(),
    minimum,
  };
}

function report(name: string, yardstick: string, comparison: Comparison): void {
  const { ours, theirs, ratio, minimum } = comparison;
  isGood &&= ratio >= minimum;
  const sign = ratio >= minimum ? ' ' : '!';
  console.log(
    `${sign} ${name}: ${ours.toFixed(0)}/s, ${yardstick}: ${theirs.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (at least ${minimum})`,
  );
}
