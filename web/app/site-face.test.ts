import '../../tests/setup/site-config.ts';
import { expect, it } from 'vitest';
import { setUpSeededLake } from '../../tests/setup/seed-lake.ts';
import { fixedPaths } from './routes.tsx';
import { fetchSiteFace } from './site-face.ts';

const lake = setUpSeededLake();

it('has a short name for every page of the site', async () => {
  const { names } = await fetchSiteFace();
  expect(Object.keys(names)).toEqual(expect.arrayContaining([...fixedPaths, '/agent/tara']));
  expect(names).toMatchObject({
    '/agent/tara': 'Tara',
    '/poly-ai': 'Poly-AI',
    '/terms-of-use': 'Terms of Use',
  });
  for (const name of Object.values(names)) expect(name.length).toBeLessThanOrEqual(40);
});

it('has what Site settings says, with its placeholders filled in', async () => {
  const face = await fetchSiteFace();
  expect(face).toMatchObject({
    productName: 'Beacon',
    gateDescription: 'This website is not open to everybody yet.',
  });
  expect(face.noScriptText).toContain('This is the website of Beacon, published by');
  expect(face.noScriptText).toContain('Write to replace-this@organization.example.');
});

it('is empty on a lake without content', async () => {
  await lake.remove('siteSettings');
  expect(await fetchSiteFace()).toMatchObject({ productName: '', organization: {} });
});
