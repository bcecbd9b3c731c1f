import { expect, it } from 'vitest';
import { callerAddress } from './caller-address.ts';

it.each([
  ['the connection', undefined, '198.51.100.7', false, '198.51.100.7'],
  ['IPv4 in IPv6', undefined, '::ffff:198.51.100.7', false, '198.51.100.7'],
  ['the network of an IPv6 address', undefined, '2001:db8::1:2', false, '2001:db8:0:0'],
  ['a whole IPv6 address', undefined, '2001:db8:1:2:3:4:5:6', false, '2001:db8:1:2'],
  ['who the proxy names last', '203.0.113.9, 198.51.100.7', '127.0.0.1', true, '198.51.100.7'],
  ['who a proxy in the same network names', '198.51.100.7', '172.18.0.2', true, '198.51.100.7'],
  ['no address that a caller without a proxy names', '203.0.113.9', '198.51.100.7', true, '198.51.100.7'],
  ['nobody that is named where no proxy is', '203.0.113.9', '127.0.0.1', false, '127.0.0.1'],
  ['a connection that is gone', undefined, undefined, true, 'unknown'],
])('counts %s', (_, forwardedFor, remote, isBehindProxy, expected) => {
  expect(callerAddress(forwardedFor, remote, isBehindProxy)).toBe(expected);
});
