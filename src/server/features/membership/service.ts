// Membership: who has paid, until when, and what that opens (product §6.1).

import type { FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { decideAccess } from '#domain/membership/access.ts';
import { type MembershipEvent, memberUntil } from '#domain/membership/period.ts';
import type { AccountService, PersonalData } from '#server/features/account/service.ts';
import type { Session } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import { findMembershipEvents, insertMembershipEvent } from './store.ts';

export interface MembershipService {
  /** Adds a year; returns the new end, undefined if the phone has no account. */
  grantYear(phone: string): Promise<Date | undefined>;
  /** Ends the membership now. False if the phone has no account. */
  end(phone: string): Promise<boolean>;
  readonly personalData: PersonalData;
}

interface MembershipDeps {
  readonly clock: Clock;
  readonly accounts: AccountService;
}

export function createMembershipService({ clock, accounts }: MembershipDeps): MembershipService {
  /** Returns the resulting end; null without a membership, undefined if the phone has no account. */
  async function record(phone: string, event: MembershipEvent): Promise<Date | null | undefined> {
    const account = await accounts.findByPhone(phone);
    if (account === undefined) return undefined;
    return accounts.change(account.id, async (tx) => {
      if ((await accounts.lock(tx, account.id)) === undefined) return undefined;
      await insertMembershipEvent(tx, account.id, event);
      const until = memberUntil(await findMembershipEvents(tx, account.id));
      await accounts.setMemberUntil(tx, account.id, until);
      return until;
    });
  }

  return {
    async grantYear(phone) {
      return (await record(phone, { kind: 'year-granted', at: clock.now() })) ?? undefined;
    },
    end: async (phone) => (await record(phone, { kind: 'ended', at: clock.now() })) !== undefined,
    personalData: { name: 'membership', keptUnder: 'account', exportOf: findMembershipEvents },
  };
}

/** Throws UnauthorizedError or ForbiddenError if the caller may not open content that is not free. */
export async function requireAccess(
  session: Session,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<void> {
  const decision = decideAccess(await session.viewerOf(request), { isFree: false });
  if (!decision.ok)
    throw new ApiError(decision.reason === 'login' ? 'UnauthorizedError' : 'ForbiddenError');
}
