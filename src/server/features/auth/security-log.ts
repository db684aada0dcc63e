// Security events as log lines and a counter (docs/operations.md): sign-ins, refusals, commands of the operator. A
// person appears under a keyed hash of the phone, a caller as the network around the address.

import { Counter, type Registry } from 'prom-client';
import { ApiError } from '#contract/errors.ts';
import type { AccountRefusal, CompetitionRefusal, MembershipRefusal } from '#contract/refusals.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Notices } from '#server/platform/database/listen.ts';
import type { WebhookRefusal } from '#server/platform/http/serve-signed.ts';
import type { Keys } from '#server/platform/keys.ts';
import { notifyServers } from './store.ts';

/** Every event and the level of its line. */
export const securityEvents = {
  'sign-up': 'info',
  'sign-in-by-code': 'info',
  'sign-in-by-password': 'info',
  /** A code that was not accepted; the line has the reason. */
  'wrong-code': 'info',
  'wrong-password': 'info',
  /** A password or code that was not checked, because of too many wrong ones before. */
  'refused-while-locked': 'info',
  /** A code that was not sent, or not without a proof of work. */
  'refused-by-limit': 'info',
  'foreign-origin': 'warn',
  /** The wrong try that reached the limit for passwords, or used up a code. */
  lock: 'warn',
  'token-reuse': 'warn',
  'wrong-name': 'info',
  'password-change': 'info',
  'phone-change': 'info',
  /** A number with an account now belongs to somebody else. */
  'phone-detached': 'warn',
  export: 'info',
  'consent-withdrawal': 'info',
  deletion: 'info',
  'wrong-coupon': 'info',
  /** A link to a result that was never sent, or whose child was deleted. */
  'wrong-result-token': 'info',
  /** A 403 that is none of the others, such as somebody else's device, or what only members may open. */
  forbidden: 'info',
  /** An access token that this server did not sign. */
  'forged-token': 'warn',
  /** A webhook without the signature of its sender. */
  'forged-webhook': 'warn',
  /** A webhook with the right signature, and with nothing in it that can be used. */
  'unusable-webhook': 'warn',
  'operator-command': 'warn',
} as const satisfies Record<string, 'info' | 'warn'>;

export type SecurityEvent = keyof typeof securityEvents;

/** Each of these may come as often as a caller likes, so only so many of a minute are written; all are counted. */
const UNLIMITED: readonly SecurityEvent[] = [
  'forbidden',
  'forged-token',
  'forged-webhook',
  'wrong-result-token',
];
const LINES_A_MINUTE = 100;
const MINUTE_MS = 60_000;

type Refusals = Record<AccountRefusal, SecurityEvent | null> &
  Partial<Record<MembershipRefusal | CompetitionRefusal | WebhookRefusal, SecurityEvent>>;

/** The event of each refusal; null: not a security event. */
const eventOfRefusal: Refusals = {
  'otp-wrong': 'wrong-code',
  'otp-expired': 'wrong-code',
  'otp-tries-used': 'wrong-code',
  'otp-too-soon': 'refused-by-limit',
  'otp-too-many': 'refused-by-limit',
  'otp-too-busy': 'refused-by-limit',
  'captcha-needed': 'refused-by-limit',
  'captcha-wrong': 'refused-by-limit',
  'password-wrong': 'wrong-password',
  'old-password-wrong': 'wrong-password',
  'too-many-tries': 'refused-while-locked',
  'child-wrong': 'wrong-name',
  'too-many-names': 'refused-while-locked',
  'owner-unsure': null,
  'foreign-origin': 'foreign-origin',
  'phone-not-verified': null,
  'phone-taken': null,
  'no-account': null,
  'password-common': null,
  'password-is-phone': null,
  'password-is-name': null,
  'session-ended': null,
  'consent-needed': null,
  'not-yours': 'forbidden',
  'coupon-invalid': 'wrong-coupon',
  'coupon-case': 'wrong-coupon',
  'coupon-tries-used': 'refused-while-locked',
  'result-unknown': 'wrong-result-token',
  'webhook-forged': 'forged-webhook',
  'webhook-unusable': 'unusable-webhook',
};

export interface Circumstances {
  /** Ten digits; only a hash of them is written. */
  readonly phone?: string | undefined;
  /** As `networkOf` returns it. */
  readonly network?: string;
}

export interface SecurityLog {
  record(event: SecurityEvent, circumstances: Circumstances): void;
  /** Records the event once the work is done, or the refusal that it ended with. Without an event, refusals alone. */
  watch<T>(work: Promise<T>, circumstances: Circumstances, event?: SecurityEvent): Promise<T>;
  /** Records an error that a request ended with, if it is a security event and `watch` has not recorded it. */
  notice(error: unknown, circumstances: Circumstances): void;
  register(registry: Registry): void;
}

export interface SecurityLogDeps {
  readonly log: Record<'info' | 'warn', (fields: object, message: string) => void>;
  readonly keys: Keys;
  readonly notices: Notices;
}

interface OperatorCommand {
  readonly command: string;
  readonly person?: string;
}

const OPERATOR_COMMAND = 'operator_command';
/** Long enough that no two people share one. */
const PSEUDONYM_LENGTH = 16;

export function createSecurityLog({ log, keys, notices }: SecurityLogDeps): SecurityLog {
  const counter = new Counter({
    name: 'security_events_total',
    help: 'Security events in this process',
    labelNames: ['event'],
    registers: [],
  });
  // A counter that appears with its first event would show no increase.
  for (const event of Object.keys(securityEvents)) counter.inc({ event }, 0);

  const recorded = new WeakSet<object>();
  const linesOf = new Map<SecurityEvent, number>();
  let minute = 0;

  function isBeyondLimit(event: SecurityEvent): boolean {
    if (!UNLIMITED.includes(event)) return false;
    const now = Math.floor(performance.now() / MINUTE_MS);
    if (now !== minute) linesOf.clear();
    minute = now;
    const lines = (linesOf.get(event) ?? 0) + 1;
    linesOf.set(event, lines);
    return lines > LINES_A_MINUTE;
  }

  function write(event: SecurityEvent, fields: object): void {
    counter.inc({ event });
    if (isBeyondLimit(event)) return;
    log[securityEvents[event]]({ event, ...fields }, 'security event');
  }

  function record(event: SecurityEvent, circumstances: Circumstances, reason?: string): void {
    const { phone, network } = circumstances;
    const person = phone === undefined ? undefined : pseudonymOf(keys, phone);
    write(event, { person, network, reason });
  }

  notices.on(OPERATOR_COMMAND, (payload) => {
    // Empty after a lost connection.
    if (payload !== '') write('operator-command', JSON.parse(payload) as OperatorCommand);
  });

  function notice(error: unknown, circumstances: Circumstances): void {
    if (!(error instanceof ApiError) || recorded.has(error)) return;
    recorded.add(error);
    const { reason } = error.details;
    const event =
      reason === undefined && error.name === 'ForbiddenError'
        ? 'forbidden'
        : (eventOfRefusal[reason as keyof Refusals] ?? null);
    if (event === null) return;
    record(event, circumstances, reason === undefined ? undefined : String(reason));
  }

  return {
    record: (event, circumstances) => record(event, circumstances),
    notice,

    async watch(work, circumstances, event) {
      try {
        const result = await work;
        if (event !== undefined) record(event, circumstances);
        return result;
      } catch (error) {
        notice(error, circumstances);
        throw error;
      }
    },

    register: (registry) => registry.registerMetric(counter),
  };
}

/** Makes every running server record a command that an operator has run. */
export async function reportCommand(
  { db, keys }: { db: Database; keys: Keys },
  command: string,
  phone: string | null,
): Promise<void> {
  const about: OperatorCommand = {
    command,
    ...(phone === null ? {} : { person: pseudonymOf(keys, phone) }),
  };
  await notifyServers(db, OPERATOR_COMMAND, JSON.stringify(about));
}

/** The pseudonym of the person with this phone in the log. */
function pseudonymOf(keys: Keys, phone: string): string {
  const hash = keys.hash('security-log', phone);
  return hash.slice(0, PSEUDONYM_LENGTH);
}
