import { expect, it } from 'vitest';
import { writeStructuredData } from './structured-data.ts';

const siteUrl = 'https://beacon.example.org';
const organization = {
  name: 'Helping Hands, Inc.',
  address: '1 Main Street',
  email: 'ask@hands.org',
  phone: '+1 614 444 2142',
};
const profile = {
  productName: 'Beacon',
  language: 'en',
  organization,
  names: { '/': 'Home', '/contact': 'Contact' },
  moved: {},
};

function getGraph(options: Partial<Parameters<typeof writeStructuredData>[0]>) {
  const place = { profile, path: '/contact', name: 'Contact Beacon', videos: [], siteUrl };
  const html = writeStructuredData({ ...place, ...options });
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1] ?? '';
  return JSON.parse(json)['@graph'];
}

it('has the publisher and the breadcrumbs of the page', () => {
  expect(getGraph({})).toEqual([
    {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: 'Helping Hands, Inc.',
      address: '1 Main Street',
      email: 'ask@hands.org',
      telephone: '+1 614 444 2142',
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
        { '@type': 'ListItem', position: 2, name: 'Contact', item: `${siteUrl}/contact` },
      ],
    },
  ]);
});

it('omits facts of the publisher that are not filled in', () => {
  const [publisher] = getGraph({ profile: { ...profile, organization: {} } });
  expect(publisher).toMatchObject({ name: 'Beacon' });
  expect(Object.keys(publisher)).toEqual(['@type', '@id', 'name', 'url', 'logo']);
});

it('uses the title of a page without a short name, and has no breadcrumbs for the home page', () => {
  const [, place] = getGraph({ path: '/cpa', name: 'The people' });
  expect(place.itemListElement[1].name).toBe('The people');
  expect(getGraph({ path: '/' })).toHaveLength(1);
});

it('describes the videos that the page plays', () => {
  const video = {
    name: 'Tara: Tax & Compliance',
    description: 'I am Tara.',
    thumbnailUrl: `${siteUrl}/images/tara.png`,
    uploadDate: '2026-03-01T09:00:00Z',
    contentUrl: `${siteUrl}/files/tara.mp4`,
  };
  const [, , described] = getGraph({ videos: [video] });
  expect(described).toEqual({ '@type': 'VideoObject', ...video });
});

it('escapes text that would end the script element', () => {
  const evil = { ...profile, organization: { name: '</script><script>alert(1)</script>' } };
  expect(writeStructuredData({ profile: evil, path: '/', name: '', videos: [], siteUrl })).not.toContain(
    '</script><script>',
  );
  expect(getGraph({ profile: evil })[0].name).toBe('</script><script>alert(1)</script>');
});
