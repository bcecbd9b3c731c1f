import { expect, test } from 'vitest';
import { checkWording } from './wording.ts';

const settings = { _id: 'siteSettings', _type: 'siteSettings', productName: 'Beacon', contactEmail: 'a@b.c' };
const adviceFor = (text: string) =>
  checkWording([settings, { _id: 'contactPage', _type: 'contactPage', intro: text }]).map(
    ({ advice }) => advice,
  );

test.each([
  ['A seamless handover', '“seamless” says nothing'],
  ['We leverage data', 'Say “use”'],
  ['Every organisation counts', 'Write “organization”'],
  ['Our programmes grow', 'Write “programs”'],
  ['The colours of autumn', 'Write “colors”'],
  ['Analysed by hand', 'Write “analyzed”'],
  ['A cancelled visit', 'Write “canceled”'],
  ['A licence to raise funds', 'Write “license”'],
  ["The board's minutes", 'straight quotation marks'],
  ['Write to {name}', 'would show it as it stands'],
  ['Ask Beacon first', 'Write {product} instead'],
])('reports “%s”', (text, advice) => {
  expect(adviceFor(text)).toEqual([expect.stringContaining(advice)]);
});

test.each([
  'Ask {product} first, and beacons second',
  'A precise analysis of the exercise, promised at the premises',
  'Programs, colors, centers and licenses',
  'Ready to Elevate Your {domain}?',
  '{agent} is speaking',
  'The board’s “minutes”',
  '{organization}, {address}, {email}',
])('accepts “%s”', (text) => {
  expect(adviceFor(text)).toEqual([]);
});

test('reports no missing placeholder in a fact of Site settings, which is the value of one', () => {
  const named = { ...settings, organizationName: '{product} Foundation' };
  expect(checkWording([named]).map(({ field, advice }) => ({ field, advice }))).toEqual([
    {
      field: 'Name of your organization',
      advice:
        'The site does not fill in {product} here and would show it as it stands. Write the words themselves.',
    },
  ]);
});
