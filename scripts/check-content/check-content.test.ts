import { describe, expect, test } from 'vitest';
import { seedContent } from '../seed/seed-documents.ts';
import { checkContent } from './check-content.ts';
import type { ContentDocument } from './dataset.ts';
import { describeReport } from './report.ts';

/** The seed's content with one document changed. */
function seedWith(id: string, change: (document: ContentDocument) => Record<string, unknown>) {
  return seedContent.map((document) =>
    document._id === id ? { ...document, ...change(document) } : document,
  );
}

const asSeed = { specification: true };

async function adviceFor(content: readonly ContentDocument[], options = asSeed) {
  const { findings } = await checkContent(content, options);
  return findings.map(({ document, field, advice }) => ({
    place: [document, field].filter(Boolean).join(' › '),
    advice,
  }));
}

describe('the seed', () => {
  test('has every count of the specification and breaks no rule', async () => {
    const report = await checkContent(seedContent, asSeed);
    expect(report.findings).toEqual([]);
    expect(report.counts.filter(({ expected, actual }) => expected !== actual)).toEqual([]);
    expect(report.counts).toContainEqual({ what: 'deliverables of the cards', expected: 400, actual: 400 });
    expect(describeReport(report, 'the seed')).toMatch(/^challenge rows +20 +20$/m);
  });

  test('shows the cards of every agent in the Impact Framework', () => {
    const agents = seedContent.filter((document) => document._type === 'agent');
    expect(agents.map(({ impactView }) => impactView)).toEqual(Array(8).fill('cards'));
  });

  test('lists the example details that must be replaced', async () => {
    const { reminders } = await checkContent(seedContent, asSeed);
    const fields = reminders.filter(({ document }) => document === 'Site settings').map(({ field }) => field);
    expect(fields).toEqual([
      'Name of your organization',
      'Postal address of your organization',
      'Email address for visitors',
      'Phone number for visitors',
    ]);
  });
});

test('reports a deleted row', async () => {
  const rows = seedContent.filter((document) => document._type === 'challengeRow');
  const content = seedContent.filter((document) => document !== rows.at(-1));
  expect(await adviceFor(content)).toEqual([
    {
      place: 'Challenge',
      advice:
        'The specification has exactly 20 challenge rows, and 19 are published. Create 1 more in the Studio, or restore what was deleted from its history.',
    },
  ]);
});

test('reports a broken link and suggests the intended address', async () => {
  const content = seedWith('siteSettings', () => ({
    agentCtaButton: { _type: 'link', label: 'Get Started Now', href: '/contacts' },
  }));
  expect(await adviceFor(content)).toEqual([
    {
      place: 'Site settings › Button below that headline › Where it leads',
      advice:
        'No page of this site has the address /contacts, so visitors would reach “not found”. Write the address of a page that exists, such as /contact. Did you mean /contact?',
    },
  ]);
});

test('reports a reference to a deleted document', async () => {
  const content = seedContent.filter((document) => document._id !== 'aiPillar-symbolic');
  const found = await adviceFor(content);
  expect(found).toContainEqual({
    place: expect.stringMatching(/^.+ \(Agent\) › Problem cards › \d+ › .+ › \d+$/),
    advice:
      'This points to “aiPillar-symbolic”, which is not published or no longer exists. Publish it, choose another one, or remove this entry.',
  });
});

describe('content that editors changed', () => {
  const anyContent = { specification: false };

  test('may differ from the counts of the specification', async () => {
    const kind = seedContent.find(({ _type }) => _type === 'organizationType');
    const content = seedContent.concat(kind ? { ...kind, _id: 'organizationType-new', name: 'Choirs' } : []);
    expect(await adviceFor(content)).toHaveLength(1);
    expect(await adviceFor(content, anyContent)).toEqual([]);
    expect(describeReport(await checkContent(content, anyContent), 'the lake')).toMatch(
      /The content of the lake is complete: every page, reference, link and rule of the Studio holds\.$/,
    );
  });

  test.each([
    [
      'a page that is not published',
      seedContent.filter(({ _id }) => _id !== 'contactPage'),
      { place: 'Contact page', advice: expect.stringMatching(/^This is not published/) },
    ],
    [
      'a link that leads nowhere',
      seedWith('siteSettings', () => ({ agentCtaButton: { _type: 'link', label: 'Go', href: '/nowhere' } })),
      { place: expect.any(String), advice: expect.stringMatching(/^No page of this site/) },
    ],
    [
      'a field that must not be empty',
      seedWith('aiPillar-agentic', () => ({ keyInsight: undefined })),
      { place: 'Agentic (AI pillar) › Key insight', advice: expect.any(String) },
    ],
    [
      'a reference to what was deleted',
      seedContent.filter(({ _id }) => _id !== 'aiPillar-symbolic'),
      { place: expect.any(String), advice: expect.stringMatching(/^This points to “aiPillar-symbolic”/) },
    ],
  ])('reports %s', async (_what, content, finding) => {
    expect(await adviceFor(content, anyContent)).toContainEqual(finding);
  });
});

test('reports an unpublished page once', async () => {
  const content = seedContent.filter(({ _id }) => _id !== 'homePage');
  expect((await adviceFor(content)).filter(({ place }) => place === 'Home page')).toHaveLength(1);
});

test('also reports violations of rules that only the Studio has', async () => {
  const content = seedWith('aiPillar-agentic', () => ({ keyInsight: undefined }));
  expect(await adviceFor(content)).toEqual([
    { place: 'Agentic (AI pillar) › Key insight', advice: expect.stringMatching(/missing.+\./) },
  ]);
});

test('reports an unknown choice and an address that two pages share', async () => {
  const twin = seedContent.find(({ _id }) => _id === 'legal-terms-of-use');
  const content = seedWith('agent-tara', () => ({ impactView: 'carousel' })).concat(
    twin ? { ...twin, _id: 'legal-twin' } : [],
  );
  const found = await adviceFor(content);
  expect(found).toContainEqual({
    place: 'Tara (Agent) › What the Impact Framework shows first',
    advice: 'Nothing is chosen. Choose what the Impact Framework shows first.',
  });
  const taken = found.filter(({ advice }) =>
    advice.startsWith('Another page, “Terms of Use”, has the address'),
  );
  expect(taken).toHaveLength(2);
});

test('uses uploaded files only as targets of references', async () => {
  const file = {
    _id: 'image-abc-1x1-png',
    _type: 'sanity.imageAsset',
    originalFilename: 'Beacon programme.png',
  };
  const image = {
    _type: 'imageWithAlt',
    asset: { _type: 'reference', _ref: file._id },
    alt: 'Tara at her desk',
  };
  expect(await adviceFor([...seedWith('agent-tara', () => ({ image })), file])).toEqual([]);
});

test('names the place, the text and the remedy in the report', async () => {
  const content = seedWith('siteSettings', () => ({
    agentCtaButton: { _type: 'link', label: 'Go', href: '/nowhere' },
  }));
  const text = describeReport(await checkContent(content, asSeed), 'the seed');
  expect(text).toBe(
    [
      'Site settings › Button below that headline › Where it leads',
      '  now:   /nowhere',
      '  to do: No page of this site has the address /nowhere, so visitors would reach “not found”. Write the address of a page that exists, such as /contact.',
      '',
      '1 thing to mend in 1 document of the seed. Open each in the Studio under the name above it.',
    ].join('\n'),
  );
});
