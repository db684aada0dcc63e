// Verifies a typed one-time code and counts the try (product §4.3, decision 15).

import { timingSafeEqual } from 'node:crypto';
import {
  CODE_TRIES_WINDOW_MS,
  decideCodeTry,
  MAX_UNNAMED_TRIES_ON_SITE,
} from '#domain/auth/limits.ts';
import {
  type CodePurpose,
  type CodeVerdict,
  tryCode,
  tryUnnamed,
} from '#domain/auth/one-time-code.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import type { Attempts, Counted } from '../limits/attempts.ts';
import type { SecurityLog } from '../security-log.ts';
import { type CodeRow, lockCodes, updateCode } from '../store.ts';
import type { HashCode } from './code-hash.ts';
import { type CodeUser, deviceOf } from './code-user.ts';

export interface TypedCode {
  /** Ten digits. */
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly otp: string;
  /** The id of the message that carried the code; without the right one every failure is otp-wrong. */
  readonly delivery?: string | undefined;
  readonly user: CodeUser;
}

type CodeRefusal = Exclude<CodeVerdict, { ok: true }>['reason'] | 'too-many-tries';

/**
 * A right code is used up once `tx` is committed; a wrong one must be committed too, or it would not be counted.
 */
export type VerifyCode = (
  tx: Queryable,
  typed: TypedCode,
) => Promise<{ ok: true } | { ok: false; reason: CodeRefusal }>;

export interface VerifyDeps {
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly security: SecurityLog;
  readonly hashCode: HashCode;
}

export function createVerifyCode({ clock, attempts, security, hashCode }: VerifyDeps): VerifyCode {
  function isMatch(issued: CodeRow, otp: string): boolean {
    const typed = Buffer.from(hashCode(issued.phone, issued.purpose, otp.trim()), 'hex');
    return timingSafeEqual(typed, Buffer.from(issued.codeHash, 'hex'));
  }

  return async (tx, typed) => {
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
      new Date(now.getTime() - CODE_TRIES_WINDOW_MS),
    );
    const decision = decideCodeTry(wrongFromAddress);
    if (!decision.ok) return decision;

    if (isNamed) {
      const verdict = tryCode(issued, isMatch(issued, otp), now);
      // The code was used up or expired already: nothing was guessed.
      if (verdict.next === issued) return verdict;
      const { wrongTries, usedAt } = verdict.next;
      await updateCode(tx, issued, { wrongTries, usedAt });
      if (verdict.ok) return { ok: true };
      if (verdict.reason === 'otp-tries-used') security.record('lock', { phone });
      await attempts.record(tx, fromAddress, now);
      return verdict;
    }

    // Only the caller who requested the code learns whether the phone was sent one.
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
  };
}

/** The code that a try is about: the one whose delivery it names, else the device's own, else the newest. */
function choose(newestFirst: readonly CodeRow[], { user, delivery }: TypedCode) {
  const device = deviceOf(user);
  return (
    newestFirst.find(({ messageId }) => messageId === delivery) ??
    newestFirst.find((row) => device !== '' && row.device === device) ??
    newestFirst[0]
  );
}
