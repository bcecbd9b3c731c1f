import type { ValidationContext } from '@sanity/types';
import { describe, expect, test } from 'vitest';
import { checkPageExists } from '../../schemas/validation/page-is-there.ts';
import { remindOfExampleDetails, remindOfForeignMedia } from './check-content.ts';
import { createContentLake } from './content-lake.ts';
import { checkLinks, checkPictures } from './content-rules.ts';
import { type Content, collectLists, listTexts } from './dataset.ts';

const page = { _id: 'contactPage', _type: 'contactPage' };

describe('values of a document', () => {
  test('reads a block of portable text as one text, and no addresses or settings', () => {
    const block = {
      _type: 'block',
      style: 'normal',
      children: [
        { _type: 'span', text: 'Write to the ' },
        { _type: 'span', text: 'contact page' },
      ],
      markDefs: [{ _type: 'textLink', _key: 'a', href: '/contact' }],
    };
    const texts = listTexts({ ...page, body: [block], icon: 'tax', heading: 'Contact' });
    expect(texts.map(({ value }) => value)).toEqual(['Write to the contact page', 'Contact']);
  });

  test('finds a list inside each entry of a list; a missing one is empty', () => {
    const lists = collectLists({ ...page, cards: [{ lines: ['a'] }, {}] }, 'cards[].lines');
    expect(lists.map(({ path, value }) => [path, value])).toEqual([
      [['cards', 0, 'lines'], ['a']],
      [['cards', 1, 'lines'], []],
    ]);
  });
});

describe('links', () => {
  const link = (href: string) => ({ ...page, button: { _type: 'link', label: 'Go', href } });
  const tara = { _id: 'agent-tara', _type: 'agent', slug: { current: 'tara' }, formerSlugs: ['Tess'] };

  // Validation reads only this part of its context.
  const makeContext = (content: Content) =>
    ({ getClient: () => createContentLake(content) }) as unknown as ValidationContext;

  test.each([
    ...['/contact', '/contact/', '/Contact?x=1#top', 'https://example.org', 'mailto:a@b.c', '#top'],
    ...['/agents', '/report.pdf', '/files/local/production/report.pdf', '/agent/tara', '/agent/tess'],
  ])('accepts the link %s, as the Studio does', async (href) => {
    const content = [link(href), tara];
    expect(checkLinks(content)).toEqual([]);
    expect(await checkPageExists(href, makeContext(content))).toBe(true);
  });

  test.each(['/abuot', '/about/team', '/agent', '/agent/nobody', '/not-found'])(
    'reports the link %s, as the Studio does',
    async (href) => {
      const content = [link(href), tara];
      const [finding, ...others] = checkLinks(content);
      expect(others).toEqual([]);
      expect(finding?.advice).toContain(`has the address ${href},`);
      expect(finding?.advice).not.toContain(`Did you mean ${href}?`);
      expect(await checkPageExists(href, makeContext(content))).toMatch(/no page at/);
    },
  );

  test('builds the addresses of agents and legal pages from their slugs', () => {
    const slugged = [
      { _id: 'agent-tara', _type: 'agent', slug: { _type: 'slug', current: 'tara' } },
      { _id: 'legal-x', _type: 'legalPage', slug: { _type: 'slug', current: 'cookie-policy' } },
    ];
    expect(checkLinks([link('/agent/tara'), link('/cookie-policy'), ...slugged])).toEqual([]);
  });
});

test('reports a picture without a description unless it is decorative', () => {
  const picture = { _type: 'imageWithAlt', asset: { _ref: 'image-abc-1x1-png' } };
  const [finding, ...others] = checkPictures([
    {
      ...page,
      image: picture,
      other: { ...picture, alt: 'A desk' },
      third: { ...picture, decorative: true },
      icon: { ...picture, _type: 'image' },
    },
  ]);
  expect(finding?.advice).toContain('Describe it in one sentence');
  expect(others).toEqual([]);
});

test.each([
  ['a talking video elsewhere', { videoUrl: 'https://media.example/tara.mp4' }, 1],
  ['a talking video of our own', { videoUrl: '/tara.mp4' }, 0],
])('lists reminders for %s: %j', (_what, fields, reminders) => {
  expect(remindOfForeignMedia([{ _id: 'agent-tara', _type: 'agent', ...fields }])).toHaveLength(reminders);
});

test('lists an example detail that was copied to another field or link', () => {
  const places = remindOfExampleDetails([
    { ...page, intro: 'Write to hello@example.org.', button: { href: 'mailto:a@b.org' } },
    { ...page, button: { href: 'mailto:hello@example.org' } },
    { _id: 'siteSettings', _type: 'siteSettings', contactEmail: 'hello@example.org' },
  ]);
  expect(places.map(({ field }) => field)).toEqual(['Opening text', 'button › href']);
});
