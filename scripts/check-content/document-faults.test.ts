import { expect, test } from 'vitest';
import { seedDocuments } from '../seed/seed-documents.ts';
import { createContentLake } from './content-lake.ts';
import type { ContentDocument } from './dataset.ts';
import { findDocumentFaults } from './document-faults.ts';

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
  language: 'en',
  organizationName: 'Helping Hands of Ohio, Inc.',
  organizationAddress: '1 Main Street, Akron, OH 44301',
  contactEmail: 'ask@hands.org',
  navigation: [{ _type: 'navItem', _key: 'a', label: 'HOME', path: '/' }],
  agentCtaHeadline: 'Ready?',
  agentCtaButton: { _type: 'link', label: 'Go', href: '/contact' },
};

/** The paths of a document's faults, as 'navigation.0.label'. */
const findPlaces = async (level: 'error' | 'warning', document: ContentDocument) =>
  (await findDocumentFaults(document))
    .filter((fault) => fault.level === level)
    .map(({ path }) => path.join('.'));

test.each([pillar, settings])('finds no fault in the valid document $_id', async (document) => {
  expect(await findDocumentFaults(document)).toEqual([]);
});

test.each([
  ['a required field is missing', { ...pillar, role: undefined }, 'role'],
  ['a text is a number', { ...pillar, role: 7 }, 'role'],
  ['an entry of a list of texts is a number', { ...pillar, coreFunctions: [7] }, 'coreFunctions.0'],
  ['a list is a text', { ...pillar, coreFunctions: 'a' }, 'coreFunctions'],
  ['a list repeats an entry', { ...pillar, coreFunctions: ['a', 'a'] }, 'coreFunctions'],
  ['a list is empty', { ...pillar, coreFunctions: [] }, 'coreFunctions'],
  ['the type is unknown', { _id: 'x', _type: 'nothing' }, ''],
  ['a text is no email address', { ...settings, contactEmail: 'nobody' }, 'contactEmail'],
  [
    'an object has the wrong type',
    { ...settings, agentCtaButton: { _type: 'navItem', label: 'Go', path: '/' } },
    'agentCtaButton',
  ],
  [
    'an entry has no key',
    { ...settings, navigation: [{ _type: 'navItem', label: 'HOME', path: '/' }] },
    'navigation',
  ],
  [
    'a link leads nowhere',
    { ...settings, agentCtaButton: { _type: 'link', label: 'Go', href: 'contact' } },
    'agentCtaButton.href',
  ],
])('reports when %s', async (_fault, document, place) => {
  expect(await findPlaces('error', document)).toEqual([place]);
});

const [tara] = seedDocuments.filter(({ _id }) => _id === 'agent-tara');
if (!tara) throw new Error('The seed has no Tara.');

test.each([
  ['domain', 'Nonsense', /^This is no domain|domain/i],
  ['icon', 'zebra', /drawing/i],
  ['impactView', 'carousel', /Choose what the Impact Framework shows/],
])('reports a value outside the list of %s with the message of the Studio', async (field, value, message) => {
  const faults = await findDocumentFaults({ ...tara, [field]: value });
  expect(faults.map(({ path, level }) => [path.join('.'), level])).toEqual([[field, 'error']]);
  expect(faults[0]?.message).toMatch(message);
});

test('reports impossible dates and accepts valid ones', async () => {
  const hours = { _type: 'openingHours', _key: 'a', days: 'Mon', hours: 'by appointment' };
  const page = (openDays: string[]) => ({
    _id: 'contactPage',
    _type: 'contactPage',
    businessHours: [{ ...hours, openDays }],
  });
  expect(await findPlaces('error', page(['monday', 'funday']))).toContain('businessHours.0.openDays');
  expect(await findPlaces('error', page(['monday']))).not.toContain('businessHours.0.openDays');
});

test('reports an address that two documents of a type share, also when one is a draft', async () => {
  const addressFaults = async (...others: ContentDocument[]) =>
    (await findDocumentFaults(tara, createContentLake([tara, ...others]))).map(({ message }) => message);
  expect(await addressFaults({ ...tara, _id: 'drafts.agent-tara' })).toEqual([]);
  expect(await addressFaults({ ...tara, _id: 'legal-tara', _type: 'legalPage' })).toEqual([]);
  for (const _id of ['another', 'drafts.another']) {
    expect(await addressFaults({ ...tara, _id })).toEqual([
      expect.stringContaining('There is another one called “Tara”.'),
      expect.stringContaining('Another page, “Tara”, has the address “tara” already.'),
    ]);
  }
});

test('warns of a text that is too long and of an unknown field', async () => {
  expect(await findPlaces('warning', { ...settings, gateHelp: 'Ask. '.repeat(40).trim() })).toEqual([
    'gateHelp',
  ]);
  expect(await findPlaces('warning', { ...pillar, colour: 'red' })).toEqual(['colour']);
});
