// @vitest-environment jsdom
import '../../tests/setup/site-config.ts';
import { expect, it } from 'vitest';
import { agentDocuments } from '../../scripts/seed/documents/agents.ts';
import { siteSettings } from '../../scripts/seed/documents/site-settings.ts';
import { setUpSeededLake } from '../../tests/setup/seed-lake.ts';
import { fetchContent } from '../data/client.ts';
import { AGENT_QUERY } from '../pages/agent/agent-query.ts';
import { fixedPaths } from './routes.tsx';
import { fetchSiteProfile } from './site-profile.ts';

const origin = 'http://localhost:3000';
const lake = setUpSeededLake();

it('has a short name for every page of the site', async () => {
  const { names } = await fetchSiteProfile(origin);
  expect(Object.keys(names)).toEqual(expect.arrayContaining([...fixedPaths, '/agent/tara']));
  expect(names).toMatchObject({
    '/agent/tara': 'Tara',
    '/poly-ai': 'Poly-AI',
    '/terms-of-use': 'Terms of Use',
  });
  for (const name of Object.values(names)) expect(name.length).toBeLessThanOrEqual(40);
});

it('has the texts of Site settings, with placeholders replaced', async () => {
  const profile = await fetchSiteProfile(origin);
  expect(profile).toMatchObject({
    productName: 'Beacon',
    gateDescription: 'This website is not open to the public yet.',
  });
  expect(profile.noScriptText).toContain('This is the website of Beacon.');
  expect(profile.noScriptText).toContain('write to hello@example.org.');
});

it('has the current path of a page by its former paths', async () => {
  const tara = agentDocuments.find(({ _id }) => _id === 'agent-tara');
  await lake.publish({ ...tara, _id: 'agent-tara', _type: 'agent', formerSlugs: ['Tess', 'tara', 'neo'] });
  expect((await fetchSiteProfile(origin)).moved).toEqual({
    '/agent/Tess': '/agent/tara',
    '/agent/neo': '/agent/tara',
  });
  const nameAt = async (slug: string) => (await fetchContent(AGENT_QUERY, { slug }))?.name;
  expect(await nameAt('tESS'), 'in any case').toBe('Tara');
  expect(await nameAt('Tess')).toBe('Tara');
  expect(await nameAt('neo'), 'the current page at the address').toBe('Neo');
});

it('has the URL of the image that editors chose for the site’s icons', async () => {
  expect((await fetchSiteProfile(origin)).icon, 'no image is chosen').toBeUndefined();
  const _ref = 'image-0123456789abcdef0123456789abcdef01234567-64x64-svg';
  await lake.publish({ _id: _ref, _type: 'sanity.imageAsset' });
  await lake.publish({ ...siteSettings, icon: { _type: 'image', asset: { _type: 'reference', _ref } } });
  expect((await fetchSiteProfile(origin)).icon).toMatch(
    /^http:\/\/localhost:3000\/images\/local\/[a-z]+\/0123456789abcdef0123456789abcdef01234567-64x64\.svg\?/,
  );
});

it('is empty on a lake without content', async () => {
  await lake.remove('siteSettings');
  expect(await fetchSiteProfile(origin)).toMatchObject({ productName: '', organization: {} });
});
