// Membership: who has paid, until when, and what that opens (product §6.1).

import type { FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { decideAccess } from '#domain/membership/access.ts';
import { oneYearMore } from '#domain/membership/period.ts';
import type { AccountService } from '#server/features/account/service.ts';
import type { Session } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';

export interface MembershipService {
  /** Adds a year; returns the new end, undefined where the phone has no account. */
  grantYear(phone: string): Promise<Date | undefined>;
  /** Ends the membership now. False where the phone has no account. */
  end(phone: string): Promise<boolean>;
}

interface MembershipDeps {
  readonly clock: Clock;
  readonly accounts: AccountService;
}

export function createMembershipService({ clock, accounts }: MembershipDeps): MembershipService {
  async function change(
    phone: string,
    toEnd: (memberUntil: Date | null) => Date | null,
  ): Promise<Date | null | undefined> {
    const account = await accounts.findByPhone(phone);
    if (account === undefined) return undefined;
    return accounts.change(account.id, async (tx) => {
      const current = await accounts.lock(tx, account.id);
      if (current === undefined) return undefined;
      const memberUntil = toEnd(current.memberUntil);
      await accounts.update(tx, account.id, { memberUntil });
      return memberUntil;
    });
  }

  return {
    async grantYear(phone) {
      return (await change(phone, (until) => oneYearMore(until, clock.now()))) ?? undefined;
    },
    end: async (phone) => (await change(phone, () => null)) !== undefined,
  };
}

/** Throws UnauthorizedError or ForbiddenError where this person may not open a thing that is not free. */
export async function requireAccess(
  session: Session,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<void> {
  const decision = decideAccess(await session.viewerOf(request), { isFree: false });
  if (!decision.ok)
    throw new ApiError(decision.reason === 'login' ? 'UnauthorizedError' : 'ForbiddenError');
}
