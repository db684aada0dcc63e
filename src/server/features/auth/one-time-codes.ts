// One-time codes: limits, sending and verifying (product §4.3). A code is stored as a keyed hash. The response is the
// same whether a phone has an account or not, because the code is sent in either case: only the holder of the phone
// learns more (decision 15).

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { refuse } from '#contract/refusals.ts';
import type { SendCeilings } from '#domain/auth/code-volume.ts';
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
import type { Attempts, Counted } from './attempts.ts';
import type { Captcha } from './captcha.ts';
import type { CodeMetrics } from './code-metrics.ts';
import type { CodeVolumes, VolumeOrigin } from './code-volume.ts';
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
  readonly origin: VolumeOrigin;
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
  readonly volumes: CodeVolumes;
  readonly metrics: CodeMetrics;
  readonly softPerAddress: number;
  readonly ceilings: SendCeilings;
}

export function createOneTimeCodes(deps: CodeDeps): OneTimeCodes {
  const {
    db,
    clock,
    keys,
    attempts,
    security,
    captcha,
    messages,
    volumes,
    metrics,
    softPerAddress,
    ceilings,
  } = deps;

  const hashOf = (phone: string, purpose: CodePurpose, code: string) =>
    createHmac('sha256', keys.of('one-time-code'))
      .update(`${purpose}\0${phone}\0${code}`)
      .digest('hex');
  const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

  /** A deletion has limits of its own, so that strangers can't use them up. */
  const countedAs = ({ phone, purpose }: CodeRequest): Counted => [
    purpose === 'delete' ? 'deletion-code' : 'code-to-phone',
    phone,
  ];

  /** Throws a refusal. */
  async function requireLimits(
    tx: Queryable,
    request: CodeRequest,
    lastAt: Date | null,
    now: Date,
  ) {
    const { altcha, origin } = request;
    const counted = [countedAs(request)];
    const [inHour = 0] = await attempts.count(tx, counted, ago(now, LIMIT_HOUR_MS));
    const [inDay = 0] = await attempts.count(tx, counted, ago(now, LIMIT_DAY_MS));
    const sent = { lastAt, toPhone: { inHour, inDay }, volumes: await volumes.of(tx, origin) };
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

  function judge(issued: CodeRow, otp: string, now: Date): CodeVerdict {
    const typed = Buffer.from(hashOf(issued.phone, issued.purpose, otp.trim()), 'hex');
    return tryCode(issued, timingSafeEqual(typed, Buffer.from(issued.codeHash, 'hex')), now);
  }

  const inTurn = createTurns();

  return {
    inTurn,

    async send(request) {
      const { phone, purpose, origin } = request;
      const messageId = await inTurn(phone, () =>
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
          await attempts.record(tx, [countedAs(request)], now);
          const full = await volumes.add(tx, origin);
          if (full !== null) {
            metrics.count(`${full}-ceiling`);
            throw refuse('otp-too-busy');
          }
          return messageId;
        }),
      );
      metrics.count('sent');
      return messageId;
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
