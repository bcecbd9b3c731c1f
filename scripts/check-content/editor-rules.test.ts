import { describe, expect, test } from 'vitest';
import { agentDocuments } from '../seed/documents/agents.ts';
import { seedContent } from '../seed/seed-documents.ts';
import type { ContentDocument } from './dataset.ts';
import { checkModelRules } from './model-rules.ts';

type Fields = Record<string, unknown>;

function seeded(id: string, changes: Fields): ContentDocument {
  const document = seedContent.find(({ _id }) => _id === id);
  if (!document) throw new Error(`The seed has no document "${id}".`);
  return { ...document, ...changes };
}

/** Messages of the content model's rules, field by field, for a document of the seed with some fields changed. */
async function verdictsOn(id: string, changes: Fields): Promise<string[]> {
  const [before, after] = await Promise.all([
    checkModelRules([seeded(id, {})]),
    checkModelRules([seeded(id, changes)]),
  ]);
  const lines = ({ errors, warnings }: typeof after) => [
    ...errors.map(({ field, advice }) => `error, ${field}: ${advice}`),
    ...warnings.map(({ field, advice }) => `warning, ${field}: ${advice}`),
  ];
  const known = lines(before);
  return lines(after).filter((line) => !known.includes(line));
}

const paragraph = (text: string) => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'b', text, marks: [] }],
});

describe('a list that is unset because its last entry was removed', () => {
  test.each([{ sections: undefined }, { sections: [] }])(
    'prevents publishing an about page: %j',
    async (changes) => {
      expect(await verdictsOn('aboutPage', changes)).toEqual([
        'error, Sections: The page has no sections, so it shows its heading only. Add at least one.',
      ]);
    },
  );

  test('gets a warning where a number of entries is recommended', async () => {
    expect(await verdictsOn('cpaPage', { traits: undefined })).toEqual([
      'warning, Traits: This list is made for 9 traits, and there are none now. Add 9 if you can; you may still publish.',
    ]);
  });

  test('gets one error where the number is required', async () => {
    expect(await verdictsOn('agent-tara', { expertise: undefined })).toEqual([
      'error, Expertise tags: This list is empty, and the site shows exactly 5 tags here. Add 5.',
    ]);
  });
});

describe('the forms of the Impact Framework', () => {
  const tara = agentDocuments.find(({ _id }) => _id === 'agent-tara');

  test('may be missing', async () => {
    const nothing = { priorityData: undefined, problemCards: undefined };
    expect(await verdictsOn('agent-tara', nothing)).toEqual([]);
    expect(await verdictsOn('agent-tara', { problemCards: [] })).toEqual([]);
    expect(await verdictsOn('agent-tara', { priorityData: { _type: 'priorityData', critical: [] } })).toEqual(
      [],
    );
  });

  test('are complete otherwise', async () => {
    expect(await verdictsOn('agent-tara', { problemCards: tara?.problemCards?.slice(0, 1) })).toEqual([
      'error, Problem cards: The site shows exactly 10 cards here, and there is 1 now. Add 9 more.',
    ]);
    const verdicts = await verdictsOn('agent-tara', {
      priorityData: { ...tara?.priorityData, _type: 'priorityData', operational: undefined },
    });
    expect(verdicts).toEqual([
      'error, Priority tables › Operational: The site shows exactly 5 rows here, and there are none now. Add 5.',
    ]);
  });
});

describe('the email address for visitors', () => {
  const verdictsOnEmail = async (contactEmail: string | undefined) => {
    const { errors, warnings } = await checkModelRules([seeded('siteSettings', { contactEmail })]);
    return [errors, warnings].map((findings) =>
      findings.flatMap(({ field, advice }) => (field === 'Email address for visitors' ? [advice] : [])),
    );
  };
  const missing = expect.stringMatching(/no page invites to write/);

  test('is requested when missing or the example, and no message suggests to clear it', async () => {
    expect(await verdictsOnEmail(undefined)).toEqual([[], [missing]]);
    expect(await verdictsOnEmail('hello@example.org')).toEqual([[], [missing]]);
    expect(await verdictsOnEmail('nobody')).toEqual([
      ['This is not an email address. Write it with an @ and no spaces.'],
      [missing],
    ]);
    expect(await verdictsOnEmail('ask@hands.org')).toEqual([[], []]);
  });
});

describe('text of spaces only', () => {
  test('is rejected as the product name', async () => {
    expect(await verdictsOn('siteSettings', { productName: ' ' })).toEqual([
      expect.stringMatching(/^error, Name of the product: /),
    ]);
  });

  test.each([
    ['an empty paragraph', ['']],
    ['spaces', [' ', '\n']],
  ])('is rejected as the text of a legal page: %s', async (_what, texts) => {
    expect(await verdictsOn('legal-privacy-policy', { body: texts.map(paragraph) })).toEqual([
      'error, Text: The page has no text. Write or paste it here.',
    ]);
  });
});

test('accepts a scheduled version of a legal page', async () => {
  expect(await verdictsOn('legal-privacy-policy', { _id: 'versions.rAbc123.legal-privacy-policy' })).toEqual(
    [],
  );
});

describe('placeholders in braces', () => {
  test('are checked in portable text, paragraph by paragraph', async () => {
    expect(
      await verdictsOn('legal-privacy-policy', {
        body: [paragraph('By {organization}.'), paragraph('Published by {Organisation}')],
      }),
    ).toEqual([
      expect.stringMatching(/^warning, Text › 2: .*\{Organisation\}.* Did you mean \{organization\}\?/),
    ]);
  });

  test.each(['{agent}', '{domain}'])('%s is unknown in the heading of a page', async (word) => {
    expect(await verdictsOn('organizationsPage', { heading: `Meet ${word}` })).toEqual([
      expect.stringContaining(`The site does not know ${word} here,`),
    ]);
  });

  test('for the agent and its domain are accepted where the site replaces them', async () => {
    expect(await verdictsOn('siteSettings', { agentCtaHeadline: 'Is {domain} next?' })).toEqual([]);
    expect(await verdictsOn('homePage', { introductions: { alone: 'Listen to {agent}.' } })).toEqual([]);
  });
});

test('requires a web address as the address of a source', async () => {
  const statistic = {
    value: '1%',
    label: 'Few.',
    year: '2024',
    source: 'A report',
    sourceUrl: 'www.example.org',
  };
  expect(
    await verdictsOn('platform', {
      sectorStatistics: [{ _type: 'sourcedStatistic', _key: 'a', ...statistic }],
    }),
  ).toEqual([
    'error, Numbers of the sector › 1 › Address of the source: “www.example.org” is not an address the site can use. Paste the full address of the source, starting with https://.',
  ]);
});
