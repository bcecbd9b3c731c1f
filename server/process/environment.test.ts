import * as lake from 'embedded-content-lake';
import { describe, expect, it } from 'vitest';
import {
  ADMIN_TOKEN_LENGTH,
  EnvironmentError,
  isLoopback,
  LOCAL_GATE_PASSWORD,
  readEnvironment,
  SENDABLE_TOKEN,
} from './environment.ts';

const read = (variables: Record<string, string>) => readEnvironment(variables, '/root-folder');
const PUBLIC = { SITE_URL: 'https://example.org', GATE_PASSWORD: 'of our own' };

describe('readEnvironment', () => {
  it('has defaults for local use', () => {
    expect(read({ PORT: '', HOST: '', BUILD_DIR: '', PROMOTE_TOKEN: '' })).toEqual({
      port: 3000,
      developmentPorts: { site: 5173, studio: 3333 },
      host: '127.0.0.1',
      siteUrl: undefined,
      studioUrl: undefined,
      dataDirectory: '/root-folder/.lake',
      buildDirectory: '/root-folder/dist',
      adminToken: undefined,
      corsOrigins: [],
      projectId: 'local',
      dataset: 'production',
      apiToken: undefined,
      promoteToken: undefined,
      gate: 'on',
      gatePassword: LOCAL_GATE_PASSWORD,
      providers: { speech: undefined, media: undefined, video: undefined },
      clientKeys: {},
      production: false,
      embedded: true,
      logLevel: 'warn',
    });
  });

  it('reads the variables that are set', () => {
    const environment = read({
      ...PUBLIC,
      PORT: '8080',
      LAKE_DATA_DIR: '/var/lake',
      BUILD_DIR: '.cache/dist',
      PROMOTE_TOKEN: 'token-of-the-other',
      LAKE_CORS_ORIGINS: 'http://localhost:5173, https://other.example',
      SANITY_PROJECT_ID: 'abc123',
      GATE: 'off',
    });
    expect(environment).toMatchObject({
      port: 8080,
      siteUrl: 'https://example.org',
      dataDirectory: '/var/lake',
      buildDirectory: '/root-folder/.cache/dist',
      promoteToken: 'token-of-the-other',
      corsOrigins: ['http://localhost:5173', 'https://other.example'],
      gate: 'off',
      production: true,
      embedded: false,
    });
  });

  it('removes trailing slashes from SITE_URL', () => {
    expect(read({ ...PUBLIC, SITE_URL: 'https://example.org//' }).siteUrl).toBe('https://example.org');
  });

  it.each([
    [{ HOST: '0.0.0.0', SITE_URL: 'https://example.org' }, true],
    [{ SITE_URL: 'https://example.org' }, true],
    [{ HOST: 'localhost' }, false],
    [{ HOST: '::1' }, false],
  ])('sets production for %j: %s', (variables, production) => {
    expect(read({ GATE_PASSWORD: 'of our own', ...variables }).production).toBe(production);
  });

  it.each(['0.0.0.0', '192.168.1.5'])('requires SITE_URL when HOST is %s', (HOST) => {
    expect(() => read({ HOST, GATE_PASSWORD: 'of our own' })).toThrow('SITE_URL must be set when HOST');
  });

  it.each(['http://192.168.1.5:3000', 'http://[::1]', 'https://example.org/base'])(
    'refuses SITE_URL=%s, which cannot have a subdomain for the Studio',
    (SITE_URL) => {
      expect(() => read({ ...PUBLIC, SITE_URL })).toThrow(/SITE_URL must (be a name|have no path)/);
    },
  );

  it('refuses the default password when the site is public and the gate is on', () => {
    const known = { SITE_URL: 'https://example.org' };
    expect(() => read(known)).toThrow('GATE_PASSWORD must be set to a password of your own');
    expect(() => read({ ...known, GATE_PASSWORD: LOCAL_GATE_PASSWORD })).toThrow(EnvironmentError);
    expect(() => read({ ...known, GATE_PASSWORD: `${LOCAL_GATE_PASSWORD} ` })).toThrow(EnvironmentError);
    expect(read({ ...known, GATE: 'off' }).production).toBe(true);
  });

  it('does not trim the password', () => {
    expect(read({ GATE_PASSWORD: ' of our own ' }).gatePassword).toBe(' of our own ');
  });

  it.each([
    ['PORT', 'many', 'PORT must be a port number from 0 to 65535'],
    ['PORT', '70000', 'PORT must be at most 65535'],
    ['PORT', '80.5', 'PORT must be a whole number'],
    ['SITE_URL', 'example.org', 'SITE_URL must be a full address such as https://example.org'],
    ['SITE_URL', 'ftp://example.org', 'SITE_URL must be a full address'],
    ['LAKE_ADMIN_TOKEN', 'short', 'LAKE_ADMIN_TOKEN must have at least 16 characters'],
    [
      'LAKE_ADMIN_TOKEN',
      'a token with spaces',
      'LAKE_ADMIN_TOKEN must have letters, digits and signs of ASCII',
    ],
    ['LAKE_ADMIN_TOKEN', 'sixteen-bytes-für', 'LAKE_ADMIN_TOKEN must have letters, digits'],
    ['SANITY_API_TOKEN', 'sk one two', 'SANITY_API_TOKEN must have letters, digits'],
    ['PROMOTE_TOKEN', 'one two', 'PROMOTE_TOKEN must have letters, digits'],
    ['LAKE_CORS_ORIGINS', '*', 'LAKE_CORS_ORIGINS must be origins such as http://localhost:5173'],
    ['SANITY_PROJECT_ID', 'My Project', 'SANITY_PROJECT_ID must be lower-case letters'],
    ['SANITY_DATASET', '_private', 'SANITY_DATASET must be lower-case letters'],
    ['GATE', 'yes', 'GATE must be "on" or "off"'],
    ['GATE_PASSWORD', '  ', 'GATE_PASSWORD must be more than blanks'],
    ['GATE_PASSWORD', 'of our own\n', 'GATE_PASSWORD must have no line breaks'],
  ])('refuses %s=%s', (name, value, message) => {
    expect(() => read({ [name]: value })).toThrow(message);
  });

  it('lists every invalid variable in one message', () => {
    expect(() => read({ PORT: '-1', GATE: 'yes', SITE_URL: 'x' })).toThrow(
      /not usable:\n {2}- PORT .*\n {2}- SITE_URL .*\n {2}- GATE .*\n {2}- GATE_PASSWORD .*\nSet these in \.env/,
    );
  });
});

it('recognises loopback host names', () => {
  expect(['localhost', 'local.localhost', '127.0.0.1', '127.1.2.3', '::1'].every(isLoopback)).toBe(true);
  expect(['0.0.0.0', 'example.org', 'localhost.example.org', '10.0.0.1'].some(isLoopback)).toBe(false);
});

it('has the same rules for an administrator’s token as the lake', () => {
  expect({ ADMIN_TOKEN_LENGTH, SENDABLE_TOKEN }).toEqual({
    ADMIN_TOKEN_LENGTH: lake.ADMIN_TOKEN_LENGTH,
    SENDABLE_TOKEN: lake.SENDABLE_TOKEN,
  });
});
