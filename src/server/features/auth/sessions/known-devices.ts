// A device on which a family has signed in before is known to their account, also after a logout, by a signed cookie.
// It has limits of its own, which strangers can't use up (decision 26). The cookie names the accounts by keyed hashes.

import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { AccountService } from '#server/features/account/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Keys } from '#server/platform/keys.ts';
import { type AuthCookies, DEVICE_S } from './cookies.ts';

/** A shared device is known to the accounts that signed in last. */
const MAX_ACCOUNTS = 5;
/** The cookie is renewed when it is older than this, so that a device in use stays known. */
const RENEW_AFTER_S = DEVICE_S / 2;
const TAG_LENGTH = 22;

const claims = z.object({ jti: z.string(), exp: z.number(), accounts: z.array(z.string()) });

export interface KnownDevices {
  /** The id of the caller's device, if the account of this phone has signed in on it; null for any other. */
  recognise(request: FastifyRequest, phone: string): Promise<string | null>;
  /** Records that the account has signed in on the caller's device. */
  remember(request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<void>;
}

interface KnownDevicesDeps {
  readonly keys: Keys;
  readonly clock: Clock;
  readonly cookies: AuthCookies;
  readonly accounts: AccountService;
}

export function createKnownDevices(deps: KnownDevicesDeps): KnownDevices {
  const { keys, clock, cookies, accounts } = deps;

  const key = keys.forTokens('known-device');

  const tagOf = (accountId: string) =>
    keys.hash('known-device-account', accountId).slice(0, TAG_LENGTH);

  async function read(request: FastifyRequest): Promise<z.infer<typeof claims> | null> {
    const token = cookies.deviceTokenOf(request);
    if (token === undefined) return null;
    const checks = { algorithms: ['HS256'], currentDate: clock.now() };
    const verified = await jwtVerify(token, key, checks).catch(() => null);
    return claims.safeParse(verified?.payload).data ?? null;
  }

  return {
    async recognise(request, phone) {
      const device = await read(request);
      if (device === null) return null;
      const account = await accounts.findByPhone(phone);
      return account !== undefined && device.accounts.includes(tagOf(account.id))
        ? device.jti
        : null;
    },

    async remember(request, reply, accountId) {
      const tag = tagOf(accountId);
      const device = await read(request);
      const nowS = Math.floor(clock.now().getTime() / 1000);
      const isFresh = device !== null && device.exp - nowS > DEVICE_S - RENEW_AFTER_S;
      if (isFresh && device.accounts[0] === tag) return;
      const others = device?.accounts.filter((other) => other !== tag) ?? [];
      const token = await new SignJWT({ accounts: [tag, ...others].slice(0, MAX_ACCOUNTS) })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(device?.jti ?? randomUUID())
        .setExpirationTime(nowS + DEVICE_S)
        .sign(key);
      cookies.setDeviceToken(reply, token);
    },
  };
}
