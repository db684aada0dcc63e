// Membership: who has paid, until when, and what that opens (product §6.1).

import type { FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { decideAccess } from '#domain/membership/access.ts';
import type { MembershipOffer } from '#domain/membership/offer.ts';
import { type MembershipEvent, memberUntil } from '#domain/membership/period.ts';
import type { AccountService, PersonalData } from '#server/features/account/service.ts';
import type { Session } from '#server/features/auth/service.ts';
import type { PaymentGateway } from '#server/gateways/payments/payment-gateway.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import { createCoupons, type TypedCoupon } from './coupons.ts';
import { findMembershipEvents, findOffer, insertMembershipEvent } from './store.ts';

export interface MembershipService {
  /** Adds a year; returns the new end, undefined if the phone has no account. */
  grantYear(phone: string): Promise<Date | undefined>;
  /** Ends the membership now. False if the phone has no account. */
  end(phone: string): Promise<boolean>;
  /** Price and figures. Throws NotFoundError if the content has not been imported. */
  describe(): Promise<{ price: number; listPrice: number; figures: Figures }>;
  /** The payment page at the standard price for this phone (ten digits). */
  checkout(phone: string): Promise<{ price: number; paymentUrl: string }>;
  /** The payment page at the coupon's price. Throws coupon-invalid or coupon-tries-used. */
  applyCoupon(
    typed: TypedCoupon,
    phone: string,
  ): Promise<{ code: string; price: number; paymentUrl: string }>;
  /** Signs the provider's webhooks. */
  readonly webhookSecret: string;
  clearOld(): Promise<void>;
  readonly personalData: PersonalData;
}

/** How much content there is. */
export interface Figures {
  readonly topics: number;
  readonly levels: number;
  readonly questions: number;
  readonly games: number;
  readonly words: number;
  readonly worksheets: number;
}

interface MembershipDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly accounts: AccountService;
  readonly payments: PaymentGateway;
  readonly countContent: () => Promise<Figures>;
}

export function createMembershipService(deps: MembershipDeps): MembershipService {
  const { db, clock, keys, accounts, payments, countContent } = deps;

  async function offer(): Promise<MembershipOffer> {
    const found = await findOffer(db);
    if (found === undefined) throw new ApiError('NotFoundError');
    return found;
  }

  const coupons = createCoupons({
    db,
    clock,
    keys,
    listCoupons: async () => (await offer()).coupons,
  });

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

    async describe() {
      const { price, listPrice } = await offer();
      return { price, listPrice, figures: await countContent() };
    },

    async checkout(phone) {
      const { price } = await offer();
      return { price, paymentUrl: payments.urlOf('standard', phone) };
    },

    async applyCoupon(typed, phone) {
      const { price } = await coupons.find(typed);
      const paymentUrl = payments.urlOf('coupon', phone);
      return { code: typed.code.trim(), price, paymentUrl };
    },

    webhookSecret: payments.webhookSecret,
    clearOld: coupons.clearOld,
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
