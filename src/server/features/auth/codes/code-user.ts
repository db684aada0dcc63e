// The users who request or type a code. Each kind has codes and limits of its own, so that strangers lock nobody out.

import type { FastifyRequest } from 'fastify';
import type { CodePurpose } from '#domain/auth/one-time-code.ts';
import { addressOf, networkOf } from '#server/platform/http/address.ts';
import type { Counted } from '../limits/attempts.ts';
import type { Origin, VolumeSource } from './code-volume.ts';

export type CodeUser =
  | ({ readonly kind: 'stranger' } & Origin)
  /** A device on which the account of this phone has signed in before. */
  | { readonly kind: 'known-device'; readonly device: string }
  | { readonly kind: 'signed-in' };

/** A caller who is known by their address only. */
export function strangerOf(request: FastifyRequest): Extract<CodeUser, { kind: 'stranger' }> {
  return { kind: 'stranger', address: addressOf(request), network: networkOf(request) };
}

/** The attempts that a sent code counts as; the first is that of the phone or the device itself. */
export function countedAs(phone: string, user: CodeUser): readonly [Counted, ...Counted[]] {
  if (user.kind === 'stranger') return [['code-to-phone', phone]];
  if (user.kind === 'signed-in') return [['code-to-signed-in', phone]];
  return [
    ['code-to-device', user.device],
    ['code-to-known-devices', phone],
  ];
}

export function volumeSourceOf(user: CodeUser, purpose: CodePurpose): VolumeSource {
  if (user.kind !== 'stranger') return { pool: 'signed in', origin: null };
  return { pool: purpose === 'login' ? 'logins' : 'sign-ups', origin: user };
}

/** The id of a known device; empty for any other. */
export const deviceOf = (user: CodeUser): string =>
  user.kind === 'known-device' ? user.device : '';

/** The key under which requests take turns: users of different kinds don't wait for each other. */
export const turnOf = (phone: string, user: CodeUser): string =>
  user.kind === 'stranger' ? phone : `${phone} ${user.kind}`;
