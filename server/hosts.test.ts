import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { allowedHosts, allowedOrigins, studioOrigin } from './hosts.ts';

const environment = (variables: Record<string, string> = {}) =>
  readEnvironment({ GATE_PASSWORD: 'of our own', ...variables }, '/root-folder');

describe('allowedHosts', () => {
  it('are the names of loopback, the project’s among them', () => {
    expect([...allowedHosts(environment(), 3000)]).toEqual([
      'localhost:3000',
      '127.0.0.1:3000',
      '[::1]:3000',
      'local.localhost:3000',
    ]);
  });

  it('go without the port where browsers leave it out', () => {
    const hosts = allowedHosts(environment(), 80);
    expect(hosts.has('localhost')).toBe(true);
    expect(allowedHosts(environment(), 3000).has('localhost')).toBe(false);
  });

  it('have the address that is listened on, or all of this machine’s', () => {
    expect(allowedHosts(environment({ HOST: '192.168.1.5' }), 3000).has('192.168.1.5:3000')).toBe(true);
    expect(allowedHosts(environment({ HOST: 'fe80::1' }), 3000).has('[fe80::1]:3000')).toBe(true);
    expect(allowedHosts(environment({ HOST: '0.0.0.0' }), 3000).has(`${hostname()}:3000`)).toBe(true);
    expect(allowedHosts(environment(), 3000).has(`${hostname()}:3000`)).toBe(false);
  });

  it('have the public address and the Studio’s', () => {
    const hosts = allowedHosts(environment({ SITE_URL: 'https://example.org' }), 3000);
    expect(hosts.has('example.org')).toBe(true);
    expect(hosts.has('studio.example.org')).toBe(true);
    expect(hosts.has('evil.example')).toBe(false);
  });
});

describe('allowedOrigins', () => {
  it('are our own pages, those of development, and what was configured', () => {
    const origins = allowedOrigins(environment({ LAKE_CORS_ORIGINS: 'https://other.example' }), 3000);
    expect(origins).toEqual(
      expect.arrayContaining(['http://localhost:3000', 'http://localhost:3333', 'https://other.example']),
    );
    expect(origins).not.toContain('null');
  });

  it('leave development out in production', () => {
    const origins = allowedOrigins(environment({ SITE_URL: 'https://example.org' }), 3000);
    expect(origins).toEqual(expect.arrayContaining(['https://example.org', 'https://studio.example.org']));
    expect(origins.filter((origin) => /:(3333|5173)$/.test(origin))).toEqual([]);
  });
});

it('gives the Studio a host name of its own', () => {
  expect(studioOrigin('https://example.org:8443')).toBe('https://studio.example.org:8443');
});
