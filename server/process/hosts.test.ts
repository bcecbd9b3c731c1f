import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import {
  getInternalUrl,
  getPreviewingOrigin,
  getStudioOrigin,
  listAllowedHosts,
  listAllowedOrigins,
  listLoginTargets,
} from './hosts.ts';

const environment = (variables: Record<string, string> = {}) =>
  readEnvironment({ GATE_PASSWORD: 'of our own', ...variables }, '/root-folder');

describe('allowedHosts', () => {
  it('includes loopback names and <project>.localhost', () => {
    expect([...listAllowedHosts(environment(), 3000)]).toEqual([
      'localhost:3000',
      '127.0.0.1:3000',
      '[::1]:3000',
      'local.localhost:3000',
    ]);
  });

  it('includes hosts without the port on port 80, where browsers leave it out', () => {
    const hosts = listAllowedHosts(environment(), 80);
    expect(hosts.has('localhost')).toBe(true);
    expect(listAllowedHosts(environment(), 3000).has('localhost')).toBe(false);
  });

  it('includes HOST', () => {
    const at = (HOST: string) =>
      listAllowedHosts(environment({ HOST, SITE_URL: 'https://example.org' }), 3000);
    expect(at('192.168.1.5').has('192.168.1.5:3000')).toBe(true);
    expect(at('fe80::1').has('[fe80::1]:3000')).toBe(true);
    expect([...at('0.0.0.0')].filter((host) => host.startsWith('0.0.0.0'))).toEqual([]);
  });

  it('includes the hosts of the public site and of the Studio', () => {
    const hosts = listAllowedHosts(environment({ SITE_URL: 'https://example.org' }), 3000);
    expect(hosts.has('example.org')).toBe(true);
    expect(hosts.has('studio.example.org')).toBe(true);
    expect(hosts.has('example.org:443')).toBe(true);
    expect(hosts.has('evil.example')).toBe(false);
  });
});

describe('previewingOrigin', () => {
  it('is the Studio’s origin in production, or STUDIO_URL', () => {
    expect(getPreviewingOrigin(environment())).toBeUndefined();
    expect(getPreviewingOrigin(environment({ SITE_URL: 'https://example.org' }))).toBe(
      'https://studio.example.org',
    );
    expect(
      getPreviewingOrigin(
        environment({ SITE_URL: 'https://example.org', STUDIO_URL: 'https://a.sanity.studio/x' }),
      ),
    ).toBe('https://a.sanity.studio');
  });
});

describe('allowedOrigins', () => {
  it('includes own origins, those of the dev servers, and LAKE_CORS_ORIGINS', () => {
    const origins = listAllowedOrigins(environment({ LAKE_CORS_ORIGINS: 'https://other.example' }), 3000);
    expect(origins).toEqual(
      expect.arrayContaining(['http://localhost:3000', 'http://localhost:3333', 'https://other.example']),
    );
    expect(origins).not.toContain('null');
  });

  it('uses the configured ports of the dev servers', () => {
    const moved = environment({ DEV_SITE_PORT: '5200', DEV_STUDIO_PORT: '3400' });
    const origins = listAllowedOrigins(moved, 3000);
    expect(origins).toEqual(expect.arrayContaining(['http://localhost:5200', 'http://localhost:3400']));
    expect(origins).not.toContain('http://localhost:3333');
  });

  it('has no dev servers in production', () => {
    const origins = listAllowedOrigins(environment({ SITE_URL: 'https://example.org' }), 3000);
    expect(origins).toEqual(expect.arrayContaining(['https://example.org', 'https://studio.example.org']));
    expect(origins.filter((origin) => /:(3333|5173)$/.test(origin))).toEqual([]);
  });

  it('has neither plain http nor loopback when the site uses https', () => {
    expect(listAllowedOrigins(environment({ SITE_URL: 'https://example.org' }), 3000)).toEqual([
      'https://example.org',
      'https://studio.example.org',
    ]);
  });
});

describe('loginTargets', () => {
  it('has only the Studio in production', () => {
    const settings = { SITE_URL: 'https://example.org', LAKE_CORS_ORIGINS: 'https://partner.example' };
    expect(listLoginTargets(environment(settings), 3000)).toEqual(['https://studio.example.org']);
  });

  it('has local origins in development', () => {
    expect(listLoginTargets(environment(), 3000)).toContain('http://localhost:3000');
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
])('internalUrl with %o is %s', (variables, url) => {
  expect(getInternalUrl(environment(variables), 3000)).toBe(url);
});

it('serves the Studio on its own subdomain', () => {
  expect(getStudioOrigin('https://example.org:8443')).toBe('https://studio.example.org:8443');
});
