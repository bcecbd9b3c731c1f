import type { SeedDocument } from './test-lake.ts';

/** The minimal documents that the site's layout needs, for tests that are not about content. */
export const siteDocuments: SeedDocument[] = [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    productName: 'Beacon',
    staleNote: 'Showing content as of',
    contactEmail: 'ask@hands.org',
    gateHelp: 'Ask the team for the password.',
    navigation: [
      { _key: 'a', label: 'HOME', path: '/' },
      { _key: 'b', label: 'ABOUT', path: '/about' },
      { _key: 'c', label: 'LIKE OS', path: '/like-os' },
    ],
    footerLinks: [{ _key: 'a', label: 'Contact', path: '/contact' }],
    seo: { title: 'Intelligence for mission-driven organizations', description: 'Eight agents.' },
  },
  { _id: 'homePage', _type: 'homePage', heroHeadline: 'Mission-driven organizations, welcome.' },
  { _id: 'aboutPage', _type: 'aboutPage', heading: 'About {product}' },
  { _id: 'aboutOldPage', _type: 'aboutOldPage', heading: 'About, the older page' },
  { _id: 'contactPage', _type: 'contactPage', heading: 'Contact {product}' },
  { _id: 'notFoundPage', _type: 'notFoundPage', heading: 'Page not found' },
  {
    _id: 'agent-tara',
    _type: 'agent',
    name: 'Tara',
    slug: { _type: 'slug', current: 'tara' },
    title: 'Tax, Audit & Accounting',
    domain: 'Tax & Compliance',
    description: 'Keeps the books.',
  },
];
