// The address that limits are counted for. A client with one IPv6 address has 2^64 of them, so its network is counted.

import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** A subscriber's network. Providers also assign whole /48s, each of which contains 65,536 of these. */
const SUBSCRIBER_BITS = 64;

/** As some proxies write it: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d+)?$/;

/** An IPv4 address, or the IPv6 network with that many bits in the form `2001:db8::/64`. */
export function addressOf(request: FastifyRequest, ipv6Bits: number = SUBSCRIBER_BITS): string {
  const address = parse(request.ip) ?? parse(request.socket.remoteAddress ?? '');
  if (address === null) return 'unknown';
  if (address.kind() === 'ipv4') return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${ipv6Bits}`);
  return `${network.toString()}/${ipv6Bits}`;
}

export function isLoopback(address: string): boolean {
  return parse(address)?.range() === 'loopback';
}

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const { v6, v4 } = WITH_PORT.exec(text.trim())?.groups ?? {};
  const bare = v6 ?? v4 ?? text.trim();
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return isAddress ? ipaddr.process(bare) : null;
}
