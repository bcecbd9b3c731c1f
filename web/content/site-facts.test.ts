import { expect, it } from 'vitest';
import { siteFactsProjection, withSiteFacts } from './site-facts.ts';

const facts = {
  product: 'Beacon',
  organization: 'Helping Hands of Ohio, Inc.',
  address: '1 Main Street, Akron, OH 44301',
  email: 'ask@hands.org',
};

it('replaces every mention, at any depth, and nothing else', () => {
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

it('takes a fact literally, whatever characters it has', () => {
  expect(withSiteFacts('{product}', { product: '$& Co' })).toBe('$& Co');
});

it('leaves nothing where a fact is missing', () => {
  expect(withSiteFacts('{product}{organization}', { organization: null })).toBe('');
});

it('reads each fact from its field', () => {
  expect(siteFactsProjection).toBe(
    '{"product": productName, "organization": organizationName, "address": organizationAddress, "email": contactEmail}',
  );
});
