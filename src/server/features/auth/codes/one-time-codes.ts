// One-time codes (product §4.3): sent, verified, cleared and exported.

import { LIMIT_DAY_MS, NEXT_CODE_AFTER_MS } from '#domain/auth/limits.ts';
import type { PersonalData } from '#server/features/account/service.ts';
import type { Keys } from '#server/platform/keys.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import { createTurns } from '#server/platform/turns.ts';
import { deleteCodesExpiredBefore, deleteCodesTo, findCodesTo } from '../store.ts';
import { createHashCode } from './code-hash.ts';
import { type CodeUser, turnOf } from './code-user.ts';
import { type CodeRequest, createSendCode, type SendDeps } from './send-code.ts';
import { createVerifyCode, type VerifyCode, type VerifyDeps } from './verify-code.ts';

export interface OneTimeCodes {
  /** Sends a code, which replaces any earlier one. Returns the id of the message. Throws a refusal. */
  send(request: CodeRequest): Promise<string>;
  /** Runs `work`, a transaction that calls `verify`, after earlier ones for this phone by users of this kind. */
  inTurn<T>(phone: string, user: CodeUser, work: () => Promise<T>): Promise<T>;
  /** Verifies a typed code and counts the try. */
  readonly verify: VerifyCode;
  /** Seconds until a new code may follow one sent at that time. */
  secondsToNext(sentAt: Date): number;
  readonly tasks: readonly Task[];
  readonly personalData: PersonalData;
}

type CodeDeps = Omit<SendDeps & VerifyDeps, 'hashCode' | 'takeTurns'> & { readonly keys: Keys };

export function createOneTimeCodes(deps: CodeDeps): OneTimeCodes {
  const { clock } = deps;
  const takeTurns = createTurns();
  const parts = { ...deps, hashCode: createHashCode(deps.keys), takeTurns };

  return {
    send: createSendCode(parts),
    inTurn: (phone, user, work) => takeTurns(turnOf(phone, user), work),
    verify: createVerifyCode(parts),

    secondsToNext(sentAt) {
      const waitMs = sentAt.getTime() + NEXT_CODE_AFTER_MS - clock.now().getTime();
      return Math.max(0, Math.ceil(waitMs / 1000));
    },

    tasks: [
      retention('clear-one-time-codes', (tx, limit) => {
        const before = new Date(clock.now().getTime() - LIMIT_DAY_MS);
        return deleteCodesExpiredBefore(tx, before, limit);
      }),
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
