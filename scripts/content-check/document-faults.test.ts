import { expect, test } from 'vitest';
import { documentFaults } from './document-faults.ts';

const pillar = {
  _id: 'aiPillar-agentic',
  _type: 'aiPillar',
  name: 'Agentic',
  role: 'Carries a task to its end',
  purpose: 'Plans a piece of work.',
  keyInsight: 'A finished task gives back an afternoon.',
  impact: 'Filings are prepared before anyone asks.',
  coreFunctions: ['Breaks a goal into steps'],
  orderRank: '0|100008:',
};

const settings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  productName: 'Beacon',
  organizationName: 'Helping Hands of Ohio, Inc.',
  organizationAddress: '1 Main Street, Akron, OH 44301',
  navigation: [{ _type: 'navItem', _key: 'a', label: 'HOME', path: '/' }],
  agentCtaHeadline: 'Ready?',
  agentCtaButton: { _type: 'link', label: 'Go', href: '/contact' },
};

const errorsOf = async (document: { _id: string; _type: string }) =>
  (await documentFaults(document)).filter((fault) => fault.level === 'error').map((fault) => fault.path);

test.each([pillar, settings])('$_id as it should be has no fault', async (document) => {
  expect(await documentFaults(document)).toEqual([]);
});

test.each([
  ['a required field is missing', { ...pillar, role: undefined }, 'aiPillar-agentic.role'],
  ['a field is not in the content model', { ...pillar, colour: 'red' }, 'aiPillar-agentic.colour'],
  ['a text is a number', { ...pillar, role: 7 }, 'aiPillar-agentic.role'],
  ['a text is padded', { ...pillar, role: ' Agent' }, 'aiPillar-agentic.role'],
  ['a list repeats an entry', { ...pillar, coreFunctions: ['a', 'a'] }, 'aiPillar-agentic.coreFunctions'],
  ['a list is empty', { ...pillar, coreFunctions: [] }, 'aiPillar-agentic.coreFunctions'],
  ['the type is unknown', { _id: 'x', _type: 'nothing' }, 'x'],
  [
    'an object has the wrong type',
    { ...settings, agentCtaButton: { _type: 'navItem', label: 'Go', path: '/' } },
    'siteSettings.agentCtaButton',
  ],
  [
    'an entry has no key',
    { ...settings, navigation: [{ _type: 'navItem', label: 'HOME', path: '/' }] },
    'siteSettings.navigation',
  ],
  [
    'a link leads nowhere',
    { ...settings, agentCtaButton: { _type: 'link', label: 'Go', href: 'contact' } },
    'siteSettings.agentCtaButton.href',
  ],
])('when %s, it is told', async (_fault, document, path) => {
  expect(await errorsOf(document)).toContain(path);
});

test('a text that is too long is a warning', async () => {
  const faults = await documentFaults({
    ...settings,
    gateHelp: 'Ask. '.repeat(40).trim(),
  } as typeof settings);
  expect(faults.map(({ path, level }) => ({ path, level }))).toEqual([
    { path: 'siteSettings.gateHelp', level: 'warning' },
  ]);
});
