// Security events as log lines and a counter (docs/operations.md): sign-ins, refusals, commands of the operator. A
// person appears under a keyed hash of the phone, a caller as the network around the address.

import { Counter, type Registry } from 'prom-client';
import { ApiError } from '#contract/errors.ts';
import type { AccountRefusal } from '#contract/refusals.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Notices } from '#server/platform/database/listen.ts';
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
  'operator-command': 'warn',
} as const satisfies Record<string, 'info' | 'warn'>;

export type SecurityEvent = keyof typeof securityEvents;

/** The event of each refusal; null: not a security event. */
const eventOfRefusal: Record<AccountRefusal, SecurityEvent | null> = {
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
  'not-yours': null,
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

  function write(event: SecurityEvent, fields: object): void {
    counter.inc({ event });
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

  return {
    record: (event, circumstances) => record(event, circumstances),

    async watch(work, circumstances, event) {
      try {
        const result = await work;
        if (event !== undefined) record(event, circumstances);
        return result;
      } catch (error) {
        const reason = error instanceof ApiError ? error.details.reason : undefined;
        const refused = eventOfRefusal[reason as AccountRefusal] ?? null;
        if (refused !== null) record(refused, circumstances, String(reason));
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
