import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import {
  allowedHosts,
  allowedOrigins,
  internalUrl,
  loginTargets,
  previewingOrigin,
  studioOrigin,
} from './hosts.ts';

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

  it('have the address that is listened on', () => {
    const at = (HOST: string) => allowedHosts(environment({ HOST, SITE_URL: 'https://example.org' }), 3000);
    expect(at('192.168.1.5').has('192.168.1.5:3000')).toBe(true);
    expect(at('fe80::1').has('[fe80::1]:3000')).toBe(true);
    expect([...at('0.0.0.0')].filter((host) => host.startsWith('0.0.0.0'))).toEqual([]);
  });

  it('have the public address and the Studio’s', () => {
    const hosts = allowedHosts(environment({ SITE_URL: 'https://example.org' }), 3000);
    expect(hosts.has('example.org')).toBe(true);
    expect(hosts.has('studio.example.org')).toBe(true);
    expect(hosts.has('example.org:443')).toBe(true);
    expect(hosts.has('evil.example')).toBe(false);
  });
});

describe('previewingOrigin', () => {
  it('is the Studio’s host in production, or that of a Studio elsewhere', () => {
    expect(previewingOrigin(environment())).toBeUndefined();
    expect(previewingOrigin(environment({ SITE_URL: 'https://example.org' }))).toBe(
      'https://studio.example.org',
    );
    expect(
      previewingOrigin(
        environment({ SITE_URL: 'https://example.org', STUDIO_URL: 'https://a.sanity.studio/x' }),
      ),
    ).toBe('https://a.sanity.studio');
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

  it('follow the ports of development', () => {
    const moved = environment({ DEV_SITE_PORT: '5200', DEV_STUDIO_PORT: '3400' });
    const origins = allowedOrigins(moved, 3000);
    expect(origins).toEqual(expect.arrayContaining(['http://localhost:5200', 'http://localhost:3400']));
    expect(origins).not.toContain('http://localhost:3333');
  });

  it('leave development out in production', () => {
    const origins = allowedOrigins(environment({ SITE_URL: 'https://example.org' }), 3000);
    expect(origins).toEqual(expect.arrayContaining(['https://example.org', 'https://studio.example.org']));
    expect(origins.filter((origin) => /:(3333|5173)$/.test(origin))).toEqual([]);
  });

  it('do not have the public address over plain http, nor loopback, when the site is https', () => {
    expect(allowedOrigins(environment({ SITE_URL: 'https://example.org' }), 3000)).toEqual([
      'https://example.org',
      'https://studio.example.org',
    ]);
  });
});

describe('loginTargets', () => {
  it('are the Studio alone once the site is public', () => {
    const settings = { SITE_URL: 'https://example.org', LAKE_CORS_ORIGINS: 'https://partner.example' };
    expect(loginTargets(environment(settings), 3000)).toEqual(['https://studio.example.org']);
  });

  it('are the pages of this machine before that', () => {
    expect(loginTargets(environment(), 3000)).toContain('http://localhost:3000');
  });
});

it.each([
  [{}, 'http://localhost:3000'],
  [{ HOST: '::1' }, 'http://localhost:3000'],
  [{ HOST: '127.0.0.2' }, 'http://127.0.0.2:3000'],
  [{ HOST: '0.0.0.0', SITE_URL: 'https://example.org' }, 'http://localhost:3000'],
  [{ HOST: '::', SITE_URL: 'https://example.org' }, 'http://localhost:3000'],
  [{ HOST: '192.168.1.5', SITE_URL: 'https://example.org' }, 'http://192.168.1.5:3000'],
  [{ HOST: 'fd00::5', SITE_URL: 'https://example.org' }, 'http://[fd00::5]:3000'],
])('programs on this machine with %o reach it at %s', (variables, url) => {
  expect(internalUrl(environment(variables), 3000)).toBe(url);
});

it('gives the Studio a host name of its own', () => {
  expect(studioOrigin('https://example.org:8443')).toBe('https://studio.example.org:8443');
});
