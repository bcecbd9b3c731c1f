import '../../../tests/setup/site-config.ts';
import { describe, expect, it } from 'vitest';
import { getHead, listHeadTags } from './head.ts';

const settings = {
  productName: 'Beacon',
  navigation: [],
  footerLinks: [],
  seo: { title: 'Intelligence for nonprofits', description: 'Eight agents.' },
};
const page = { missingTitle: 'Agent Not Found', hasDocument: true, status: 200 };
const place = { settings, page, path: '/about', siteUrl: 'https://beacon.example' };
const image = { asset: { _ref: 'image-abc-2400x1260-png' } };

describe('a page’s head', () => {
  it.each([
    [{ seo: { title: 'Who we are' }, heading: 'About' }, 'Who we are | Beacon'],
    [{ heading: 'About' }, 'About | Beacon'],
    [{ name: 'Tara', title: 'Tax' }, 'Tara: Tax | Beacon'],
    [{ page: { heading: 'About' }, agents: [] }, 'About | Beacon'],
    [{ seo: { title: 'Beacon: AI Agents' } }, 'Beacon: AI Agents'],
    [{}, 'Beacon'],
    [null, 'Agent Not Found | Beacon'],
  ])('of %j has the title %j', (content, title) => {
    expect(getHead({ ...place, content }).title).toBe(title);
  });

  it('uses the site title as the title of the home page', () => {
    expect(getHead({ ...place, path: '/', content: {} }).title).toBe('Intelligence for nonprofits | Beacon');
  });

  it('uses the page description, or the site description without one', () => {
    expect(getHead({ ...place, content: { seo: { description: 'Ours.' } } }).description).toBe('Ours.');
    expect(getHead({ ...place, content: {} }).description).toBe('Eight agents.');
  });

  it('has the name without the product, and the editor’s image, for link previews', () => {
    expect(getHead({ ...place, content: { heading: 'About', seo: { image } } })).toMatchObject({
      name: 'About',
      image,
    });
    expect(getHead({ ...place, content: {} }).name).toBe('Beacon');
  });

  it('ignores a removed image that left its crop behind', () => {
    const defaults = { ...settings, seo: { image } };
    const taken = { seo: { image: { crop: { top: 0, bottom: 0, left: 0.5, right: 0 } } } };
    expect(getHead({ ...place, settings: defaults, content: taken }).image).toEqual(image);
    expect(getHead({ ...place, content: taken }).image).toBeUndefined();
  });

  it('has one canonical URL for all spellings of a path', () => {
    expect(getHead({ ...place, path: '/agent/TaRa', content: {} }).canonical).toBe(
      'https://beacon.example/agent/tara',
    );
  });

  it.each([
    ['/%61bout', '/about'],
    ['/caf%C3%A9', '/caf%c3%a9'],
    ['/café', '/caf%c3%a9'],
    ['/100%', '/100%'],
  ])('has one canonical URL for all encodings of a path: %s', (path, canonical) => {
    expect(getHead({ ...place, path, content: {} }).canonical).toBe(`${place.siteUrl}${canonical}`);
  });

  it('has no canonical URL for a missing document or a not-found page', () => {
    expect(getHead({ ...place, content: null }).canonical).toBeUndefined();
    const nowhere = { ...page, status: 404 };
    expect(getHead({ ...place, page: nowhere, content: {} }).canonical).toBeUndefined();
  });
});

it('writes no tag for a missing value', () => {
  expect(listHeadTags({ title: 'Beacon' })).toEqual([]);
  expect(listHeadTags({ title: 'About', description: 'Ours.', canonical: '/about' })).toHaveLength(2);
});
