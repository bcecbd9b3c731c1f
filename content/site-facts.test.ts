import { describe, expect, it } from 'vitest';
import { accessibility } from '../scripts/seed/documents/legal/accessibility.ts';
import { siteFactsProjection, withSiteFacts } from './site-facts.ts';

const facts = {
  product: 'Beacon',
  organization: 'Helping Hands of Ohio, Inc.',
  address: '1 Main Street, Akron, OH 44301',
  email: 'ask@hands.org',
  phone: '+1 (614) 444 2142',
  schedulingLink: null,
};

it('replaces every placeholder, at any depth, and nothing else', () => {
  const content = {
    heading: 'Why Organizations Need {product} Impact Agents',
    body: [{ children: [{ text: '{product} is {product}, by {organization}, {address}.' }] }],
    button: { href: 'mailto:{email}?subject=Hello' },
    count: 8,
    image: null,
    code: '{ product } {domain}',
  };
  expect(withSiteFacts(content, facts)).toEqual({
    heading: 'Why Organizations Need Beacon Impact Agents',
    body: [
      {
        children: [
          { text: 'Beacon is Beacon, by Helping Hands of Ohio, Inc., 1 Main Street, Akron, OH 44301.' },
        ],
      },
    ],
    button: { href: 'mailto:ask@hands.org?subject=Hello' },
    count: 8,
    image: null,
    code: '{ product } {domain}',
  });
});

it('writes one full stop after a name that ends with its own', () => {
  const filled = (text: string) => withSiteFacts(text, { ...facts, organization: 'Helping Hands, Inc.' });
  expect(filled('It is published by {organization}. Write to {product}.')).toBe(
    'It is published by Helping Hands, Inc. Write to Beacon.',
  );
  expect(filled('{organization}, Akron')).toBe('Helping Hands, Inc., Akron');
});

it('inserts a fact literally, with special characters', () => {
  expect(withSiteFacts('{product}', { product: '$& Co' })).toBe('$& Co');
});

it('removes control characters from every text', () => {
  expect(withSiteFacts({ title: 'One\u000btwo\u0007', href: '/a\u0000' }, { product: 'Beacon' })).toEqual({
    title: 'One\ntwo',
    href: '/a',
  });
});

it('removes the placeholder of a missing product name', () => {
  expect(withSiteFacts('Why {product}?', { ...facts, product: null })).toBe('Why ?');
});

it.each([null, '', ' '])('removes the sentence with the placeholder of a fact that is %j', (organization) => {
  const filled = (text: string) => withSiteFacts(text, { ...facts, organization });
  expect(filled('It is {product}. {organization} publishes it. Write to {email}.')).toBe(
    'It is Beacon. Write to ask@hands.org.',
  );
  expect(filled('By {organization}.\n\nWrite to {email}.')).toBe('Write to ask@hands.org.');
  expect(filled('{organization}')).toBe('');
});

it('removes a block with the placeholder of a missing fact, and the link of any other object', () => {
  const block = (text: string, href: string) => ({
    _type: 'block',
    children: [{ _type: 'span', text }],
    markDefs: [{ _type: 'textLink', href }],
  });
  const content = {
    body: [block('Write to us', 'mailto:{email}'), block('{email}', '/contact'), block('Read on', '/about')],
    detail: { value: '{email}', href: 'mailto:{email}' },
  };
  expect(withSiteFacts(content, { ...facts, email: null })).toEqual({
    body: [block('Read on', '/about')],
    detail: { value: '', href: null },
  });
});

it('removes the spaces of a telephone number from a link only', () => {
  expect(withSiteFacts({ value: '{phone}', href: 'tel:{phone}' }, facts)).toEqual({
    value: '+1 (614) 444 2142',
    href: 'tel:+1(614)4442142',
  });
});

describe('what invites to write', () => {
  const invitation = (href: string) => ({ heading: 'Tell us', text: 'We answer.', button: { href } });
  const link = (href: string) => ({
    _type: 'block',
    children: [{ _type: 'span', text: 'Ask us' }],
    markDefs: [{ _type: 'textLink', href }],
  });
  const content = {
    callToAction: invitation('/contact?agent=diana'),
    start: { label: 'Get Started Now', href: '/Contact#hours' },
    body: [link('/contact'), link('/contact-lenses')],
    sections: [
      { _type: 'invitationSection', ...invitation('/contact') },
      { _type: 'openingSection', ...invitation('/contact') },
      { _type: 'invitationSection', ...invitation('/about') },
    ],
    footer: [{ label: 'Contact', path: '/contact' }],
  };

  it.each([
    ['an email address', {}],
    ['a link for scheduling', { email: null, schedulingLink: 'https://example.org/pick' }],
  ])('stays with %s', (_way, changed) => {
    expect(withSiteFacts(content, { ...facts, ...changed })).toEqual(content);
  });

  it('is removed without either; the contact page stays in the footer', () => {
    expect(withSiteFacts(content, { ...facts, email: null })).toEqual({
      callToAction: null,
      start: { label: 'Get Started Now', href: null },
      body: [link('/contact-lenses')],
      sections: [
        { _type: 'openingSection', ...invitation('/contact'), button: { href: null } },
        { _type: 'invitationSection', ...invitation('/about') },
      ],
      footer: [{ label: 'Contact', path: '/contact' }],
    });
  });
});

describe('what a block that is left out introduces', () => {
  const block = (text: string, more: object = {}) => ({
    _type: 'block',
    style: 'normal',
    children: [{ _type: 'span', text }],
    markDefs: [],
    ...more,
  });
  const heading = (text: string, style = 'h2') => block(text, { style });
  const bullet = (text: string) => block(text, { listItem: 'bullet' });
  const toContact = (text: string) => block(text, { markDefs: [{ _type: 'textLink', href: '/contact' }] });
  const left = (...body: object[]) => withSiteFacts(body, { ...facts, email: null });

  it('goes with it: its list, and the heading of an empty part', () => {
    const report = [heading('Report'), toContact('Write to us and say:'), bullet('what'), bullet('where')];
    expect(left(heading('Limits'), bullet('one'), ...report, block('Write to {email}.'))).toEqual([
      heading('Limits'),
      bullet('one'),
    ]);
    expect(left(...report, heading('Next'), block('Words.'))).toEqual([heading('Next'), block('Words.')]);
    expect(left(...report, heading('Detail', 'h3'), block('Words.'))).toEqual([
      heading('Report'),
      heading('Detail', 'h3'),
      block('Words.'),
    ]);
    expect(left(heading('Part'), heading('Detail', 'h3'), toContact('Write.'), heading('Next'))).toEqual([
      heading('Next'),
    ]);
  });

  it('stays where something else introduces it, or where nothing was left out', () => {
    expect(left(heading('Report'), toContact('Write to us.'), bullet('what'))).toEqual([
      heading('Report'),
      bullet('what'),
    ]);
    expect(left(toContact('Write and say:'), block('Limits:'), bullet('one'))).toEqual([
      block('Limits:'),
      bullet('one'),
    ]);
    expect(left(heading('Empty'), heading('Next'), block('Words.'))).toHaveLength(3);
    expect(withSiteFacts([toContact('Write and say:'), bullet('what')], facts)).toHaveLength(2);
  });
});

it('the accessibility statement has no part about reporting where nobody can be written to', () => {
  const texts = (email: string | null) =>
    JSON.stringify(withSiteFacts(accessibility.body, { ...facts, email }));
  const words = ['Report a barrier', 'which page it was', 'A person reads every report'];
  for (const text of words) {
    expect(texts('ask@hands.org')).toContain(text);
    expect(texts(null)).not.toContain(text);
  }
});

it('reads each fact from its field', () => {
  expect(siteFactsProjection).toBe(
    '{"product": productName, "organization": organizationName, "address": organizationAddress, "email": contactEmail, "phone": contactPhone, schedulingLink}',
  );
});
