import { expect, it } from 'vitest';
import { siteFactsProjection, withSiteFacts } from './site-facts.ts';

const facts = {
  product: 'Beacon',
  organization: 'Helping Hands of Ohio, Inc.',
  address: '1 Main Street, Akron, OH 44301',
  email: 'ask@hands.org',
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

it.each([
  ['is empty', null],
  ['has the initial value of Site settings', '[Name of your organization]'],
])('removes the sentence with the placeholder of a fact that %s', (_why, organization) => {
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
    email: 'replace-this@organization.example',
    detail: { value: '{email}', href: 'mailto:{email}' },
  };
  expect(withSiteFacts(content, { ...facts, email: content.email })).toEqual({
    body: [block('Read on', '/about')],
    email: null,
    detail: { value: '', href: null },
  });
});

it('reads each fact from its field', () => {
  expect(siteFactsProjection).toBe(
    '{"product": productName, "organization": organizationName, "address": organizationAddress, "email": contactEmail}',
  );
});
