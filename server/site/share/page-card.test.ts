import { describe, expect, it } from 'vitest';
import type { SiteProfile } from '../../../web/app/site-profile.ts';
import { createPageCard, makePicture } from './page-card.ts';

const profile: SiteProfile = {
  productName: 'Beacon',
  language: 'en',
  gateDescription: 'Not open yet.',
  organization: {},
  names: { '/': 'Home', '/agent/tara': 'Tara' },
  moved: {},
};
const page = {
  title: 'Tara: Tax, Audit & Accounting | Beacon',
  card: {
    name: 'Tara: Tax, Audit & Accounting',
    description: 'Closes the books.',
    image: 'https://lake/tara.jpg',
    portrait: 'https://lake/face.png',
  },
};

describe('a page’s card', () => {
  it('has the title, description and picture of the page with the gate off', () => {
    expect(createPageCard({ gate: 'off', path: '/agent/tara', page, profile })).toEqual({
      productName: 'Beacon',
      title: page.title,
      ...page.card,
    });
  });

  it('has the short name and a neutral description, and no picture of the page with the gate on', () => {
    expect(createPageCard({ gate: 'on', path: '/agent/tara', page, profile })).toEqual({
      productName: 'Beacon',
      name: 'Tara',
      title: 'Tara | Beacon',
      description: 'Not open yet.',
    });
  });

  it.each(['/', '/about'])('has only the product’s name at %s with the gate on', (path) => {
    expect(createPageCard({ gate: 'on', path, page, profile })).toMatchObject({
      name: 'Beacon',
      title: 'Beacon',
    });
  });
});

it.each([
  ['Beacon: AI Agents', 'Beacon', 'AI Agents'],
  ['Beacon', '', 'Beacon'],
  ['Beacon: ', 'Beacon', 'Beacon: '],
  ['About Beacon', 'Beacon', 'About Beacon'],
])('the share picture of “%s” has the product name “%s” and the name “%s”', (name, productName, said) => {
  expect(makePicture({ productName: 'Beacon', title: name, name })).toMatchObject({
    productName,
    name: said,
  });
});
