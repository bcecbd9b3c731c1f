import { expect, it } from 'vitest';
import { asAddressed, getCallerAddress, isForwarded } from './reverse-proxy.ts';

it.each([
  ['the address of the connection', undefined, '198.51.100.7', false, '198.51.100.7'],
  ['an IPv4 address mapped to IPv6', undefined, '::ffff:198.51.100.7', false, '198.51.100.7'],
  ['the /64 network of an IPv6 address', undefined, '2001:db8::1:2', false, '2001:db8:0:0'],
  [
    'the /64 network of an uncompressed IPv6 address',
    undefined,
    '2001:db8:1:2:3:4:5:6',
    false,
    '2001:db8:1:2',
  ],
  [
    'the last forwarded address from a local proxy',
    '203.0.113.9, 198.51.100.7',
    '127.0.0.1',
    true,
    '198.51.100.7',
  ],
  ['a forwarded IPv4 address mapped to IPv6', '::ffff:198.51.100.7', '127.0.0.1', true, '198.51.100.7'],
  ['a forwarded IPv4 address without its port', '198.51.100.7:4711', '127.0.0.1', true, '198.51.100.7'],
  ['a forwarded IPv6 network without its port', '[2001:db8::1]:4711', '127.0.0.1', true, '2001:db8:0:0'],
  ['the forwarded address from a private network', '198.51.100.7', '172.18.0.2', true, '198.51.100.7'],
  ['the connection of a remote caller, not its header', '203.0.113.9', '198.51.100.7', true, '198.51.100.7'],
  ['the connection when no proxy is configured', '203.0.113.9', '127.0.0.1', false, '127.0.0.1'],
  ['a closed connection as unknown', undefined, undefined, true, 'unknown'],
])('returns %s', (_, forwardedFor, remote, isBehindProxy, expected) => {
  expect(getCallerAddress(forwardedFor, remote, isBehindProxy)).toBe(expected);
});

it.each([
  ['a request of this machine', {}, false],
  ['one by way of a proxy', { 'x-forwarded-for': '198.51.100.7' }, true],
  ['one by way of a tunnel', { 'X-Forwarded-Host': 'example.org' }, true],
])('recognizes %s', (_, headers, expected) => {
  expect(isForwarded(new Headers(headers))).toBe(expected);
});

it.each([
  ['http://example.org/a?b', 'https://example.org/a?b'],
  ['https://example.org/', 'https://example.org/'],
  ['http://localhost:3000/', 'http://localhost:3000/'],
])('returns a request for %s as one for %s', async (url, expected) => {
  const request = new Request(url, { method: 'POST', body: 'text', headers: { origin: 'https://a.org' } });
  const addressed = asAddressed(request, new URL(url).host, ['https://example.org', 'https://a.org']);
  expect(addressed.url).toBe(expected);
  expect([addressed.method, await addressed.text(), addressed.headers.get('origin')]).toEqual([
    'POST',
    'text',
    'https://a.org',
  ]);
});
