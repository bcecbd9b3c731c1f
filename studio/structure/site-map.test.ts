import { describe, expect, it } from 'vitest';
import { fixedPages } from '../../content/pages.ts';
import { createSiteMap, type SiteMapContent } from './site-map.ts';

const content: SiteMapContent = {
  navigation: ['/', '/poly-ai', '/about', '/data-security'],
  footer: ['/contact', '/poly-ai', '/privacy-policy'],
  agents: [
    { id: 'agent-monet', name: 'Monet', slug: 'monet' },
    { id: 'agent-tara', name: 'Tara', slug: 'tara' },
  ],
  landingPages: [],
  legalPages: [
    { id: 'legal-data-security', title: 'Data security' },
    { id: 'legal-privacy-policy', title: 'Privacy' },
  ],
};
const group = (title: string, from = content) =>
  createSiteMap(from).find((one) => one.title === title)?.pages ?? [];
const empty: SiteMapContent = { navigation: [], footer: [], agents: [], landingPages: [], legalPages: [] };

describe('the site map', () => {
  it.each([
    ['with menus', content],
    ['of a site without content', empty],
  ])('has every route of the site once, %s', (_name, from) => {
    const paths = createSiteMap(from)
      .flatMap(({ pages }) => pages.map(({ path }) => path))
      .filter((path) => !path?.startsWith('/agent/'));
    expect(paths.toSorted()).toEqual(fixedPages.map(({ path }) => path).toSorted());
  });

  it('follows the menu, and lists a page of menu and footer only in the menu', () => {
    expect(group('In the menu').map(({ title }) => title)).toEqual([
      'Home',
      'Poly-AI',
      'About',
      'Data security',
    ]);
    expect(group('In the footer').map(({ path }) => path)).toEqual(['/contact', '/privacy-policy']);
  });

  it('has the agents in the order of their list', () => {
    expect(group('Agents')).toEqual([
      { id: 'agent-monet', type: 'agent', title: 'Monet', path: '/agent/monet' },
      { id: 'agent-tara', type: 'agent', title: 'Tara', path: '/agent/tara' },
    ]);
  });

  it('lists landing pages in the menu if they are linked there, otherwise in their own group', () => {
    const landingPages = [
      { id: 'a', title: 'Spring', slug: 'spring' },
      { id: 'b', title: 'Gala', slug: 'gala' },
      { id: 'c' },
    ];
    const navigation = ['/', '/gala'];
    const from = { ...content, navigation, landingPages };
    expect(group('In the menu', from).at(-1)).toEqual({
      id: 'b',
      type: 'landingPage',
      title: 'Gala',
      path: '/gala',
    });
    expect(group('Landing pages', from)).toEqual([
      { id: 'a', type: 'landingPage', title: 'Spring', path: '/spring' },
      { id: 'c', type: 'landingPage', title: 'Landing page without a name', path: undefined },
    ]);
    const all = createSiteMap(from).flatMap(({ pages }) => pages.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
  });

  it('returns the document of every path', () => {
    const pages = createSiteMap(content).flatMap((one) => one.pages);
    expect(pages.find(({ path }) => path === '/about-old')).toMatchObject({
      id: 'aboutOldPage',
      type: 'aboutOldPage',
    });
    expect(pages.find(({ path }) => path === '/terms-of-use')).toMatchObject({
      id: 'legal-terms-of-use',
      type: 'legalPage',
      title: 'Terms of use',
    });
  });

  it('ignores external and repeated menu links', () => {
    const navigation = ['https://example.org', '/nowhere', '/about', '/about'];
    expect(group('In the menu', { ...content, navigation }).map(({ path }) => path)).toEqual(['/about']);
  });

  it('lists documents without a route, without a path', () => {
    const legalPages = [{ id: '6bd3a14c', title: 'Donation terms' }, { id: '7a' }];
    const others = group('Reached from other pages', { ...content, legalPages });
    expect(others.slice(-2)).toEqual([
      { id: '6bd3a14c', type: 'legalPage', title: 'Donation terms' },
      { id: '7a', type: 'legalPage', title: 'Legal page without a title' },
    ]);
    const agents = [{ id: 'agent-new' }];
    expect(group('Agents', { ...content, agents })).toEqual([
      { id: 'agent-new', type: 'agent', title: 'Agent without a name', path: undefined },
    ]);
  });
});
