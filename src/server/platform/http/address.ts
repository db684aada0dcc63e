// The address that limits are counted for. A client with one IPv6 address has 2^64 of them, so its network is counted.

import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** A subscriber's IPv6 network. */
const SUBSCRIBER_BITS = 64;
/** Prefix lengths that one customer of a provider easily gets; a /48 has 65,536 subscriber networks. */
const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const;

/** As some proxies write it: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d+)?$/;
const UNKNOWN = 'unknown';

/** An IPv4 address, or the subscriber's IPv6 network in the form `2001:db8::/64`. */
export function addressOf(request: FastifyRequest): string {
  const address = callerOf(request);
  if (address === null) return UNKNOWN;
  return address.kind() === 'ipv4' ? address.toString() : networkText(address, SUBSCRIBER_BITS);
}

/** The network around `addressOf`, in the form `203.0.113.0/24` or `2001:db8::/48`. */
export function networkOf(request: FastifyRequest): string {
  const address = callerOf(request);
  return address === null ? UNKNOWN : networkText(address, NETWORK_BITS[address.kind()]);
}

export function isLoopback(address: string): boolean {
  return parse(address)?.range() === 'loopback';
}

function callerOf(request: FastifyRequest): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return parse(request.ip) ?? parse(request.socket.remoteAddress ?? '');
}

function networkText(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const family = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
}

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const { v6, v4 } = WITH_PORT.exec(text.trim())?.groups ?? {};
  const bare = v6 ?? v4 ?? text.trim();
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return isAddress ? ipaddr.process(bare) : null;
}
