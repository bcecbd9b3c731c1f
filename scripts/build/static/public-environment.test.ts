import { expect, it } from 'vitest';
import { getPublicEnvironment } from './public-environment.ts';

const variables = { SANITY_PROJECT_ID: 'abcd1234', SITE_URL: 'https://example.org' };

it('requires a password for the site, and none for the Studio', () => {
  expect(() => getPublicEnvironment('site', variables, '/root')).toThrow('GATE_PASSWORD must be set');
  const own = { ...variables, GATE_PASSWORD: 'a password of our own' };
  expect(getPublicEnvironment('site', own, '/root')).toMatchObject({ gate: 'on' });
  expect(getPublicEnvironment('studio', variables, '/root')).toMatchObject({
    projectId: 'abcd1234',
    siteUrl: 'https://example.org',
  });
});

it.each(['site', 'studio'] as const)('requires a hosted project and an address for the %s', (part) => {
  const own = { GATE_PASSWORD: 'a password of our own' };
  for (const some of [{ SANITY_PROJECT_ID: 'abcd1234' }, { SITE_URL: 'https://example.org' }]) {
    expect(() => getPublicEnvironment(part, { ...own, ...some }, '/root')).toThrow('set SANITY_PROJECT_ID');
  }
});
