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
  MAX_UNNAMED_TRIES_ON_SITE,
  NEXT_CODE_AFTER_MS,
} from '#domain/auth/limits.ts';
import {
  CODE_LENGTH,
  CODE_VALID_MS,
  type CodePurpose,
  type CodeVerdict,
  tryCode,
  tryUnnamed,
} from '#domain/auth/one-time-code.ts';
import type { PersonalData } from '#server/features/account/service.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { lock } from '#server/platform/database/locks.ts';
import type { Keys } from '#server/platform/keys.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import { createTurns } from '#server/platform/turns.ts';
import type { Attempts, Counted } from './attempts.ts';
import type { Captcha } from './captcha.ts';
import type { CodeMetrics } from './code-metrics.ts';
import type { CodeVolumes, Origin, VolumeOrigin } from './code-volume.ts';
import type { SecurityLog } from './security-log.ts';
import {
  type CodeKey,
  type CodeRow,
  deleteCodesExpiredBefore,
  deleteCodesTo,
  findCodesTo,
  lockCode,
  lockCodes,
  saveCode,
  updateCode,
} from './store.ts';

/** Who requests or types a code. Each kind has codes and limits of its own, so that strangers lock nobody out. */
export type CodeUser =
  | ({ readonly kind: 'stranger' } & Origin)
  /** A device on which the account of this phone has signed in before. */
  | { readonly kind: 'known-device'; readonly device: string }
  | { readonly kind: 'signed-in' };

export interface CodeRequest {
  /** Ten digits. */
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly user: CodeUser;
  /** A solved proof of work, if one was required. */
  readonly altcha: string | undefined;
}

export interface TypedCode {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly otp: string;
  /** The id of the message that carried the code; without the right one every failure is otp-wrong. */
  readonly delivery?: string | undefined;
  readonly user: CodeUser;
}

type CodeRefusal = Exclude<CodeVerdict, { ok: true }>['reason'] | 'too-many-tries';

export interface OneTimeCodes {
  /** Sends a code, which replaces any earlier one. Returns the id of the message. Throws a refusal. */
  send(request: CodeRequest): Promise<string>;
  /** Runs a transaction that calls `verify` once the earlier ones of such users for this phone are done. */
  inTurn<T>(phone: string, user: CodeUser, work: () => Promise<T>): Promise<T>;
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
  readonly tasks: readonly Task[];
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
  /** So many codes are sent at the same time; the rest of the pool is for everybody else. */
  readonly sentAtOnce: number;
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
    sentAtOnce,
  } = deps;

  const hashOf = (phone: string, purpose: CodePurpose, code: string) =>
    createHmac('sha256', keys.of('one-time-code'))
      .update(`${purpose}\0${phone}\0${code}`)
      .digest('hex');
  const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

  /** What a sent code is counted as; the first is the phone's or the device's own limit. */
  function countedAs(phone: string, user: CodeUser): readonly [Counted, ...Counted[]] {
    if (user.kind === 'stranger') return [['code-to-phone', phone]];
    if (user.kind === 'signed-in') return [['code-to-signed-in', phone]];
    return [
      ['code-to-device', user.device],
      ['code-to-known-devices', phone],
    ];
  }

  const originOf = (user: CodeUser): VolumeOrigin => (user.kind === 'stranger' ? user : null);

  /** Users of different kinds don't wait for each other. */
  const turnOf = (phone: string, user: CodeUser) =>
    user.kind === 'stranger' ? phone : `${phone} ${user.kind}`;

  const keyOf = ({ phone, purpose, user }: CodeRequest | TypedCode): CodeKey => ({
    phone,
    purpose,
    device: user.kind === 'known-device' ? user.device : '',
  });

  /** Throws a refusal. */
  async function requireLimits(
    tx: Queryable,
    request: CodeRequest,
    lastAt: Date | null,
    now: Date,
  ) {
    const { phone, altcha, user } = request;
    const counted = countedAs(phone, user);
    const [inHour = 0] = await attempts.count(tx, counted, ago(now, LIMIT_HOUR_MS));
    const [inDay = 0, toKnownDevices = 0] = await attempts.count(
      tx,
      counted,
      ago(now, LIMIT_DAY_MS),
    );
    const sent = {
      lastAt,
      toPhone: { inHour, inDay },
      toKnownDevices,
      volumes: await volumes.of(tx, originOf(user)),
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

  function isMatch(issued: CodeRow, otp: string): boolean {
    const typed = Buffer.from(hashOf(issued.phone, issued.purpose, otp.trim()), 'hex');
    return timingSafeEqual(typed, Buffer.from(issued.codeHash, 'hex'));
  }

  /** The code that a try is about: the one whose delivery it names, else the device's own, else the newest. */
  function choose(newestFirst: readonly CodeRow[], typed: TypedCode): CodeRow | undefined {
    const { device } = keyOf(typed);
    return (
      newestFirst.find(({ messageId }) => messageId === typed.delivery) ??
      newestFirst.find((row) => device !== '' && row.device === device) ??
      newestFirst[0]
    );
  }

  const takeTurns = createTurns();
  const sendFew = createTurns(sentAtOnce);

  return {
    inTurn: (phone, user, work) => takeTurns(turnOf(phone, user), work),

    async send(request) {
      const { phone, purpose, user } = request;
      const key = keyOf(request);
      const turn = turnOf(phone, user);
      const messageId = await takeTurns(turn, () =>
        sendFew('all', () =>
          db.transaction(async (tx) => {
            // Requests take turns across processes too, so that the limits are exact.
            await lock(tx, 'codes', turn);
            const now = clock.now();
            const last = await lockCode(tx, key);
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
              ...key,
              codeHash: hashOf(phone, purpose, code),
              createdAt: now,
              expiresAt,
              wrongTries: 0,
              usedAt: null,
              messageId,
            });
            await attempts.record(tx, countedAs(phone, user), now);
            const full = await volumes.add(tx, originOf(user));
            if (full !== null) {
              metrics.count(`${full}-ceiling`);
              throw refuse('otp-too-busy');
            }
            return messageId;
          }),
        ),
      );
      metrics.count('sent');
      return messageId;
    },

    async verify(tx, typed) {
      const { phone, otp, delivery, user } = typed;
      const now = clock.now();
      const issued = choose(await lockCodes(tx, typed), typed);
      const isNamed = issued !== undefined && delivery === issued.messageId;
      const fromAddress: Counted[] =
        user.kind === 'stranger' ? [['wrong-code-from-address', user.address]] : [];
      const unnamed: Counted = ['unnamed-try', issued?.messageId ?? phone];
      const onSite: Counted = ['unnamed-try', 'site'];
      const [unnamedTries = 0, unnamedOnSite = 0, wrongFromAddress = 0] = await attempts.count(
        tx,
        [unnamed, onSite, ...fromAddress],
        ago(now, CODE_TRIES_WINDOW_MS),
      );
      const decision = decideCodeTry(wrongFromAddress);
      if (!decision.ok) return decision;

      if (isNamed) {
        const verdict = tryCode(issued, isMatch(issued, otp), now);
        // A code that is used up or has expired changes no more, and nothing was guessed.
        if (verdict.next === issued) return verdict;
        const { wrongTries, usedAt } = verdict.next;
        await updateCode(tx, issued, { wrongTries, usedAt });
        if (verdict.ok) return { ok: true };
        if (verdict.reason === 'otp-tries-used') security.record('lock', { phone });
        await attempts.record(tx, fromAddress, now);
        return verdict;
      }

      // Only the caller who requested the code learns whether the phone has had one.
      const wrong = { ok: false, reason: 'otp-wrong' } as const;
      const isStranger = user.kind === 'stranger';
      if (isStranger && unnamedOnSite >= MAX_UNNAMED_TRIES_ON_SITE) return wrong;
      const verdict =
        issued === undefined
          ? wrong
          : tryUnnamed(issued, isMatch(issued, otp), { unnamedTries, now });
      if (verdict.ok && issued !== undefined) {
        await updateCode(tx, issued, verdict.next);
        return { ok: true };
      }
      await attempts.record(tx, [...fromAddress, unnamed, ...(isStranger ? [onSite] : [])], now);
      return wrong;
    },

    secondsToNext(sentAt) {
      const waitMs = sentAt.getTime() + NEXT_CODE_AFTER_MS - clock.now().getTime();
      return Math.max(0, Math.ceil(waitMs / 1000));
    },

    tasks: [
      retention('clear-one-time-codes', (tx, limit) =>
        deleteCodesExpiredBefore(tx, ago(clock.now(), LIMIT_DAY_MS), limit),
      ),
    ],

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
