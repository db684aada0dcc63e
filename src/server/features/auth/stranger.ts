import type { FastifyRequest } from 'fastify';
import { addressOf, networkOf } from '#server/platform/http/address.ts';
import type { CodeUser } from './one-time-codes.ts';

/** A caller who is known by their address only. */
export function strangerOf(request: FastifyRequest): Extract<CodeUser, { kind: 'stranger' }> {
  return { kind: 'stranger', address: addressOf(request), network: networkOf(request) };
}
