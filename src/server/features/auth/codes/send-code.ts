// Sends a one-time code, within the limits (product §4.3). The response is the same whether the phone has an account or
// not, because the code is sent in either case: only the holder of the phone learns more (decision 15).

import { randomInt } from 'node:crypto';
import { refuse } from '#contract/refusals.ts';
import type { SendCeilings } from '#domain/auth/code-volume.ts';
import { decideSend, LIMIT_DAY_MS, LIMIT_HOUR_MS } from '#domain/auth/limits.ts';
import { CODE_LENGTH, CODE_VALID_MS, type CodePurpose } from '#domain/auth/one-time-code.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { lock } from '#server/platform/database/locks.ts';
import { createTurns, type TakeTurns } from '#server/platform/turns.ts';
import type { Attempts } from '../limits/attempts.ts';
import type { Captcha } from '../limits/captcha.ts';
import { lockCode, saveCode } from '../store.ts';
import type { HashCode } from './code-hash.ts';
import type { CodeMetrics } from './code-metrics.ts';
import { type CodeUser, countedAs, deviceOf, turnOf, volumeSourceOf } from './code-user.ts';
import type { CodeVolumes } from './code-volume.ts';

export interface CodeRequest {
  /** Ten digits. */
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly user: CodeUser;
  /** A solved proof of work, if one was required. */
  readonly altcha: string | undefined;
}

export interface SendDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly captcha: Captcha;
  readonly messages: MessageService;
  readonly volumes: CodeVolumes;
  readonly metrics: CodeMetrics;
  /** Codes per address and hour before a proof of work is required. */
  readonly softPerAddress: number;
  readonly ceilings: SendCeilings;
  /** Maximum codes sent concurrently; the remaining connections serve other requests. */
  readonly sentAtOnce: number;
  readonly hashCode: HashCode;
  readonly takeTurns: TakeTurns;
}

/** Returns a function that sends a code, which replaces any earlier one, and returns the id of its message. */
export function createSendCode(deps: SendDeps): (request: CodeRequest) => Promise<string> {
  const { db, clock, attempts, captcha, messages, volumes, metrics } = deps;
  const { softPerAddress, ceilings, sentAtOnce, hashCode, takeTurns } = deps;
  const sendFew = createTurns(sentAtOnce);

  /** Throws a refusal. */
  async function requireLimits(
    tx: Queryable,
    request: CodeRequest,
    lastAt: Date | null,
    now: Date,
  ): Promise<void> {
    const { phone, purpose, altcha, user } = request;
    const counted = countedAs(phone, user);
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const [inHour = 0] = await attempts.count(tx, counted, ago(LIMIT_HOUR_MS));
    const [inDay = 0, toKnownDevices = 0] = await attempts.count(tx, counted, ago(LIMIT_DAY_MS));
    const sent = {
      lastAt,
      toPhone: { inHour, inDay },
      toKnownDevices,
      volumes: await volumes.of(tx, volumeSourceOf(user, purpose)),
    };
    const proof = altcha === undefined ? null : await captcha.read(altcha, now);
    const level = proof?.level ?? 0;
    const decision = decideSend(sent, { proof: level, now, softPerAddress, ceilings });
    const isWrong = altcha !== undefined && proof === null;
    if (!decision.ok && !(decision.reason === 'captcha-needed' && isWrong)) {
      const details =
        decision.reason === 'otp-too-soon' ? { retryAfterSeconds: decision.retryAfterSeconds } : {};
      metrics.count(
        decision.reason === 'otp-too-busy' ? `${decision.place}-ceiling` : decision.reason,
      );
      throw refuse(decision.reason, details);
    }
    if (isWrong || (proof !== null && !(await captcha.spend(tx, proof, now)))) {
      metrics.count('captcha-wrong');
      throw refuse('captcha-wrong');
    }
  }

  async function sendIn(tx: Queryable, request: CodeRequest): Promise<string> {
    const { phone, purpose, user } = request;
    // Requests take turns across processes too, so that the limits are exact.
    await lock(tx, 'codes', turnOf(phone, user));
    const now = clock.now();
    const key = { phone, purpose, device: deviceOf(user) };
    const last = await lockCode(tx, key);
    await requireLimits(tx, request, last?.createdAt ?? null, now);
    if (last !== undefined) await messages.withdraw(tx, last.messageId);
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const expiresAt = new Date(now.getTime() + CODE_VALID_MS);
    const content = { kind: 'code', code } as const;
    const messageId = await messages.enqueue(tx, { phone, content, expiresAt });
    if (messageId === null) throw new Error('a code was not queued');
    await saveCode(tx, {
      ...key,
      codeHash: hashCode(phone, purpose, code),
      createdAt: now,
      expiresAt,
      wrongTries: 0,
      usedAt: null,
      messageId,
    });
    await attempts.record(tx, countedAs(phone, user), now);
    const full = await volumes.add(tx, volumeSourceOf(user, purpose));
    if (full !== null) {
      metrics.count(`${full}-ceiling`);
      throw refuse('otp-too-busy');
    }
    return messageId;
  }

  return async (request) => {
    const messageId = await takeTurns(turnOf(request.phone, request.user), () =>
      sendFew('all', () => db.transaction((tx) => sendIn(tx, request))),
    );
    metrics.count('sent');
    return messageId;
  };
}
