// Numbers that change hands (product §4.15, decision 25): a number that now belongs to somebody else, and a family with
// a new number.

import { type AccountRefusal, refuse } from '#contract/refusals.ts';
import { isSameName } from '#domain/account/retention.ts';
import { isFreshCode } from '#domain/auth/fresh-code.ts';
import { LIMIT_DAY_MS } from '#domain/auth/limits.ts';
import type { AccountRow, AccountService } from '#server/features/account/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import {
  type Database,
  isTakenMeanwhile,
  type Queryable,
} from '#server/platform/database/database.ts';
import type { OneTimeCodes } from '../codes/one-time-codes.ts';
import type { TypedCode } from '../codes/verify-code.ts';
import type { Attempts } from '../limits/attempts.ts';
import { revokeOtherSessions, saveCodeProof } from '../sessions/session-store.ts';
import type { Identity, Sessions } from '../sessions/sessions.ts';
import type { SignedIn } from './caller.ts';

const WRONG_NAMES_PER_DAY = 5;

type Code = Pick<TypedCode, 'otp' | 'delivery' | 'user'>;

/** The first two are for a caller who has just proved by a code that they hold the phone of a dormant account. */
export interface PhoneOwner {
  /** Opens the account for a caller who knows the child's name. Throws a refusal. */
  confirm(phone: string, childsName: string, userAgent: string | undefined): Promise<SignedIn>;
  /** Takes the phone from an account that the caller says is not theirs. Throws no-account. */
  disown(phone: string): Promise<void>;
  /** Verifies by a code that the caller still has the account's phone. Throws a refusal. */
  prove(identity: Identity, code: Code): Promise<void>;
  /** Throws phone-not-verified unless a code has just verified the current phone. */
  requireProof(identity: Identity): void;
  /** Gives the account another phone, and logs every other device out. Throws a refusal. */
  change(identity: Identity, phone: string, code: Code): Promise<void>;
}

interface PhoneOwnerDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AccountService;
  readonly attempts: Attempts;
  readonly codes: OneTimeCodes;
  readonly sessions: Sessions;
}

export function createPhoneOwner(deps: PhoneOwnerDeps): PhoneOwner {
  const { db, clock, accounts, attempts, codes, sessions } = deps;

  async function lockDormant(tx: Queryable, phone: string): Promise<AccountRow | undefined> {
    const found = await accounts.findByPhone(phone, tx);
    const account = found && (await accounts.lock(tx, found.id));
    return account !== undefined && accounts.isDormant(account) ? account : undefined;
  }

  function requireProof({ codeProvedAt }: Identity): void {
    if (!isFreshCode(codeProvedAt, clock.now())) throw refuse('phone-not-verified');
  }

  return {
    requireProof,

    async confirm(phone, childsName, userAgent) {
      // A refusal is returned, not thrown: what was counted must be committed.
      const result = await db.transaction(async (tx): Promise<SignedIn | AccountRefusal> => {
        const account = await lockDormant(tx, phone);
        if (account === undefined) return 'phone-not-verified';
        const now = clock.now();
        const wrongNames = [['wrong-name-for-phone', phone]] as const;
        const since = new Date(now.getTime() - LIMIT_DAY_MS);
        const [wrong = 0] = await attempts.count(tx, wrongNames, since);
        if (wrong >= WRONG_NAMES_PER_DAY) return 'too-many-names';
        if (!isSameName(childsName, account.childsName)) {
          await attempts.record(tx, wrongNames, now);
          return 'child-wrong';
        }
        const tokens = await sessions.open(tx, account, { userAgent, isProvedByCode: true });
        return { account, tokens };
      });
      if (typeof result === 'string') throw refuse(result);
      return result;
    },

    async disown(phone) {
      const found = await accounts.findByPhone(phone);
      if (found === undefined) throw refuse('no-account');
      await accounts.change(found.id, async (tx) => {
        if (!(await accounts.detach(tx, found))) throw refuse('no-account');
      });
    },

    async prove({ accountId, sessionId, profile: { phone } }, code) {
      const refusal = await codes.inTurn(phone, code.user, () =>
        accounts.change(accountId, async (tx) => {
          const verdict = await codes.verify(tx, { phone, purpose: 'own-phone', ...code });
          if (!verdict.ok) return verdict.reason;
          await saveCodeProof(tx, sessionId, clock.now());
          return null;
        }),
      );
      if (refusal !== null) throw refuse(refusal);
    },

    async change(identity, phone, code) {
      requireProof(identity);
      const { accountId, sessionId } = identity;
      const change = async (tx: Queryable): Promise<AccountRefusal | null> => {
        const verdict = await codes.verify(tx, { phone, purpose: 'new-phone', ...code });
        if (!verdict.ok) return verdict.reason;
        if (!(await accounts.changePhone(tx, accountId, phone))) return 'phone-taken';
        await revokeOtherSessions(tx, accountId, sessionId, clock.now());
        return null;
      };
      const refusal = await codes
        .inTurn(phone, code.user, () => accounts.change(accountId, change))
        .catch((error) => {
          if (isTakenMeanwhile(error)) return 'phone-taken' as const;
          throw error;
        });
      if (refusal !== null) throw refuse(refusal);
    },
  };
}
