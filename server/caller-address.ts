import { BlockList, isIPv6 } from 'node:net';
import { LruCache } from './lake/query/lru-cache.ts';

/** Where a proxy in front of this server can be: on this machine, or in the network that it shares with it. */
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
 * the proxy added last to `x-forwarded-for`. Whoever has one IPv6 address has 2^64, so those count by their network.
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

/** Remembered: a proxy calls again and again, and the list takes as long to ask as all else of an address. */
function isNearby(address: string): boolean {
  return knownToBeNearby.getOrCreate(address, () =>
    NEARBY.check(address, isVersion6(address) ? 'ipv6' : 'ipv4'),
  );
}

/** Spares most addresses the long regular expression that Node checks with. */
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
