import { BlockList, isIPv6 } from 'node:net';

/** The networks that a reverse proxy may call from: this machine and private networks. */
const PROXY_NETWORKS = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PROXY_NETWORKS.addSubnet(network, prefix);
}
PROXY_NETWORKS.addAddress('::1', 'ipv6');
PROXY_NETWORKS.addSubnet('fc00::', 7, 'ipv6');

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
  const forwarded = isBehindProxy && mayBeProxy(own) ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded || own;
  return isIPv6(address) ? networkOf(address) : address;
}

function mayBeProxy(address: string): boolean {
  return PROXY_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The first 64 bits: `2001:db8::1` is in `2001:db8:0:0`. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].slice(0, 4).join(':');
}
