// The address that limits are counted for. Whoever has one IPv6 address has 2^64 of them, so its network counts.

import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

export function addressOf(request: FastifyRequest): string {
  const { ip } = request;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? networkOf(ip) : ip;
}

/** The first four groups: `2001:db8::1` → `2001:db8:0:0`. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after];
  return groups.slice(0, 4).join(':');
}
