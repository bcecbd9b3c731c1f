import { BlockList, isIPv6 } from 'node:net';
import { LruCache } from './lake/query/lru-cache.ts';

/** The networks that a reverse proxy may call from: this machine and private networks. */
const NEARBY = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  NEARBY.addSubnet(network, prefix);
}
NEARBY.addAddress('::1', 'ipv6');
NEARBY.addSubnet('fc00::', 7, 'ipv6');

/**
 * The address that a call is counted under: that of its connection, or when a proxy nearby passed it on the one that
 * the proxy added last to `x-forwarded-for`. An IPv6 address counts by its /64 network, since one customer has 2^64 addresses.
 *
 * @param isBehindProxy whether such a proxy is expected; otherwise anybody could name any address
 */
export function callerAddress(
  forwardedFor: string | null | undefined,
  remoteAddress: string | undefined,
  isBehindProxy: boolean,
): string {
  const own = remoteAddress?.replace(/^::ffff:/, '') ?? 'unknown';
  const forwarded = isBehindProxy && isNearby(own) ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded || own;
  return isVersion6(address) ? networkOf(address) : address;
}

const knownToBeNearby = new LruCache<boolean>(1_000);

/** Cached: a proxy calls often, and the check of the list takes as long as everything else here. */
function isNearby(address: string): boolean {
  return knownToBeNearby.getOrCreate(address, () =>
    NEARBY.check(address, isVersion6(address) ? 'ipv6' : 'ipv4'),
  );
}

/** Looks for a colon first, since Node checks IPv6 with a long regular expression. */
function isVersion6(address: string): boolean {
  return address.includes(':') && isIPv6(address);
}

/** The first 64 bits: `2001:db8::1` is in `2001:db8:0:0`. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].slice(0, 4).join(':');
}
