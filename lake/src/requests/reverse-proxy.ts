import { BlockList, isIPv6 } from 'node:net';

/** The networks from which a reverse proxy may connect: this machine and private networks. */
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
 * Returns the address that limits count a request under: that of its connection, or the last one of `x-forwarded-for` when
 * a proxy in these networks forwarded it. For an IPv6 address it is the /64 network, since one customer has 2^64 addresses.
 *
 * @param isBehindProxy whether such a proxy is expected; without one, any client could forge the header
 */
export function getCallerAddress(
  forwardedFor: string | null | undefined,
  remoteAddress: string | undefined,
  isBehindProxy: boolean,
): string {
  const own = stripPort(remoteAddress ?? 'unknown');
  const forwarded = isBehindProxy && mayBeProxy(own) ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded ? stripPort(forwarded) : own;
  return isIPv6(address) && address !== '::1' ? getNetwork(address) : address;
}

/** Whether an address that `getCallerAddress` returned is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** Without a port, and an IPv4 address that is mapped to IPv6 as IPv4: `::ffff:192.0.2.1` and `192.0.2.1:443` are `192.0.2.1`. */
function stripPort(address: string): string {
  const [, inBrackets, beforePort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return (inBrackets ?? beforePort ?? address).replace(/^::ffff:(?=[\d.]+$)/i, '');
}

function mayBeProxy(address: string): boolean {
  return PROXY_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The first 64 bits: `2001:db8::1` is in `2001:db8:0:0`. */
function getNetwork(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].slice(0, 4).join(':');
}

/** Headers that reverse proxies and tunnels add. */
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether a proxy forwarded a request, so that it may come from another machine although its connection does not. */
export function isForwarded(headers: Headers): boolean {
  return FORWARDING_HEADERS.some((name) => headers.has(name));
}

/**
 * Returns the request as its sender addressed it: behind a proxy that terminates TLS, with an `https:` URL, so that URLs in
 * responses are https.
 *
 * @param origins the public origins of the server, such as `https://example.org`
 */
export function asAddressed(request: Request, host: string, origins: readonly string[]): Request {
  const isPublic = request.url.startsWith('http:') && origins.includes(`https://${host}`);
  return isPublic ? new Request(request.url.replace(/^http:/, 'https:'), request) : request;
}
