// One-time codes: limits, sending and verifying (product §4.3). A code is stored as a keyed hash. The response is the
// same whether a phone has an account or not, because the code is sent in either case: only the holder of the phone
// learns more (decision 15).

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { refuse } from '#contract/refusals.ts';
import {
  CODE_TRIES_WINDOW_MS,
  decideCodeTry,
  decideSend,
  LIMIT_DAY_MS,
  LIMIT_HOUR_MS,
  NEXT_CODE_AFTER_MS,
} from '#domain/auth/limits.ts';
import {
  CODE_LENGTH,
  CODE_VALID_MS,
  type CodePurpose,
  type CodeVerdict,
  tryCode,
} from '#domain/auth/one-time-code.ts';
import type { PersonalData } from '#server/features/account/service.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import type { Attempts } from './attempts.ts';
import type { Captcha } from './captcha.ts';
import type { SecurityLog } from './security-log.ts';
import {
  type CodeRow,
  deleteCodesExpiredBefore,
  deleteCodesTo,
  findCode,
  findCodesTo,
  lockCode,
  lockText,
  saveCode,
  updateCode,
} from './store.ts';
import { createTurns, type TakeTurns } from './turns.ts';

export interface CodeRequest {
  /** Ten digits. */
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly address: string;
  /** A solved proof of work, if one was required. */
  readonly altcha: string | undefined;
}

export interface TypedCode {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly otp: string;
  /** The id of the message that carried the code; without the right one every failure is otp-wrong. */
  readonly delivery?: string | undefined;
  readonly address: string;
}

type CodeRefusal = Exclude<CodeVerdict, { ok: true }>['reason'] | 'too-many-tries';

export interface OneTimeCodes {
  /** Sends a code, which replaces any earlier one. Returns the id of the message. Throws a refusal. */
  send(request: CodeRequest): Promise<string>;
  /** Runs a transaction that calls `verify` once the earlier ones for this phone are done. */
  inTurn: TakeTurns;
  /**
   * Verifies what was typed and counts the try. A right code is used up once `tx` is committed; a wrong one must be
   * committed too, or it would not be counted.
   */
  verify(
    tx: Queryable,
    typed: TypedCode,
  ): Promise<{ ok: true } | { ok: false; reason: CodeRefusal }>;
  /** Seconds until a new code may follow one sent at that time. */
  secondsToNext(sentAt: Date): number;
  clearOld(): Promise<void>;
  readonly personalData: PersonalData;
}

interface CodeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly attempts: Attempts;
  readonly security: SecurityLog;
  readonly captcha: Captcha;
  readonly messages: MessageService;
  readonly softPerAddress: number;
}

export function createOneTimeCodes(deps: CodeDeps): OneTimeCodes {
  const { db, clock, keys, attempts, security, captcha, messages, softPerAddress } = deps;

  const hashOf = (phone: string, purpose: CodePurpose, code: string) =>
    createHmac('sha256', keys.of('one-time-code'))
      .update(`${purpose}\0${phone}\0${code}`)
      .digest('hex');
  const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

  /** Throws a refusal. */
  async function requireLimits(
    tx: Queryable,
    request: CodeRequest,
    lastAt: Date | null,
    now: Date,
  ) {
    const { phone, address, altcha } = request;
    const toPhone = ['code-to-phone', phone] as const;
    const fromAddress = ['code-from-address', address] as const;
    const hourAgo = ago(now, LIMIT_HOUR_MS);
    const [phoneInHour = 0, addressInHour = 0] = await attempts.count(
      tx,
      [toPhone, fromAddress],
      hourAgo,
    );
    const [phoneInDay = 0] = await attempts.count(tx, [toPhone], ago(now, LIMIT_DAY_MS));
    const sent = { lastAt, phoneInHour, phoneInDay, addressInHour };
    const decision = decideSend(sent, { hasProof: altcha !== undefined, now, softPerAddress });
    if (!decision.ok) {
      const details =
        decision.reason === 'otp-too-soon' ? { retryAfterSeconds: decision.retryAfterSeconds } : {};
      throw refuse(decision.reason, details);
    }
    if (altcha !== undefined && !(await captcha.accept(tx, altcha, now)))
      throw refuse('captcha-wrong');
  }

  function judge(issued: CodeRow, otp: string, now: Date): CodeVerdict {
    const typed = Buffer.from(hashOf(issued.phone, issued.purpose, otp.trim()), 'hex');
    return tryCode(issued, timingSafeEqual(typed, Buffer.from(issued.codeHash, 'hex')), now);
  }

  const inTurn = createTurns();

  return {
    inTurn,

    async send(request) {
      const { phone, purpose, address } = request;
      return inTurn(phone, () =>
        db.transaction(async (tx) => {
          // Requests take turns across processes too, so that the limits are exact.
          await lockText(tx, phone);
          const now = clock.now();
          const last = await findCode(tx, phone, purpose);
          await requireLimits(tx, request, last?.createdAt ?? null, now);
          if (last !== undefined) await messages.withdraw(tx, last.messageId);
          const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
          const expiresAt = new Date(now.getTime() + CODE_VALID_MS);
          const messageId = await messages.enqueue(tx, {
            phone,
            content: { kind: 'code', code },
            expiresAt,
          });
          if (messageId === null) throw new Error('a code was not queued');
          await saveCode(tx, {
            phone,
            purpose,
            codeHash: hashOf(phone, purpose, code),
            createdAt: now,
            expiresAt,
            wrongTries: 0,
            usedAt: null,
            messageId,
          });
          await attempts.record(
            tx,
            [
              ['code-to-phone', phone],
              ['code-from-address', address],
            ],
            now,
          );
          return messageId;
        }),
      );
    },

    async verify(tx, { phone, purpose, otp, delivery, address }) {
      const now = clock.now();
      const fromAddress = [['wrong-code-from-address', address]] as const;
      const [wrong = 0] = await attempts.count(tx, fromAddress, ago(now, CODE_TRIES_WINDOW_MS));
      const decision = decideCodeTry(wrong);
      if (!decision.ok) return decision;
      const issued = await lockCode(tx, phone, purpose);
      const verdict = issued === undefined ? null : judge(issued, otp, now);
      if (issued !== undefined && verdict !== null && verdict.next !== issued) {
        const { wrongTries, usedAt } = verdict.next;
        await updateCode(tx, issued, { wrongTries, usedAt });
        if (!verdict.ok && verdict.reason === 'otp-tries-used') security.record('lock', { phone });
      }
      if (verdict?.ok) return { ok: true };
      await attempts.record(tx, fromAddress, now);
      // Only the caller who requested the code learns whether the phone has had one.
      const isNamed = issued !== undefined && delivery === issued.messageId;
      return { ok: false, reason: isNamed && verdict !== null ? verdict.reason : 'otp-wrong' };
    },

    secondsToNext(sentAt) {
      const waitMs = sentAt.getTime() + NEXT_CODE_AFTER_MS - clock.now().getTime();
      return Math.max(0, Math.ceil(waitMs / 1000));
    },

    clearOld: () => deleteCodesExpiredBefore(db, ago(clock.now(), LIMIT_DAY_MS)),

    personalData: {
      name: 'oneTimeCodes',
      keptUnder: 'phone',
      async exportOf(tx, phone) {
        const rows = await findCodesTo(tx, phone);
        return rows.map(({ purpose, createdAt, usedAt }) => ({ purpose, createdAt, usedAt }));
      },
      erase: deleteCodesTo,
    },
  };
}
