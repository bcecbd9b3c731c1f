import { describe, expect, test } from 'vitest';
import { withSiteFacts } from '../../content/site-facts.ts';
import { agentRoles } from '../../schemas/agent-domains.ts';
import { platformSections } from '../../schemas/platform-sections.ts';
import { singletonTypes } from '../../schemas/singleton-types.ts';
import { createContentLake } from '../check-content/content-lake.ts';
import { listTexts } from '../check-content/dataset.ts';
import { findDocumentFaults } from '../check-content/document-faults.ts';
import { aboutOldPage } from './documents/about-old-page.ts';
import { aboutPage } from './documents/about-page.ts';
import { seedContent, seedDocuments } from './seed-documents.ts';

const lake = createContentLake(seedDocuments);
const byId = new Map(seedDocuments.map((document) => [document._id, document]));
const ofType = (type: string) => seedDocuments.filter((document) => document._type === type);

/**
 * Warnings about values that only an editor can supply: sources and years that the specification lacks, the publisher, and the
 * builder of the product.
 */
const leftToEditors =
  /^warning at (.*\.(source|year)|siteSettings\.(organizationName|organizationAddress|contactEmail|contactPhone)|platform\.persons): /;

/** A value and all values in it, at any depth. */
function valuesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return [value, ...Object.values(value).flatMap(valuesIn)];
}

/** The ids that a value refers to, in order. */
function referencesIn(value: unknown): unknown[] {
  return valuesIn(value).flatMap((part) =>
    typeof part === 'object' && part !== null && '_ref' in part ? [part._ref] : [],
  );
}

describe('every document', () => {
  test.each(seedDocuments)('$_id is valid by the content model', async (document) => {
    const faults = await findDocumentFaults(document, lake);
    const unexpected = faults
      .map(({ path, level, message }) => `${level} at ${[document._id, ...path].join('.')}: ${message}`)
      .filter((fault) => !leftToEditors.test(fault));
    expect(unexpected).toEqual([]);
  });

  test('has a unique, public id', () => {
    expect(byId.size).toBe(seedDocuments.length);
    for (const id of byId.keys()) expect(id).toMatch(/^[A-Za-z0-9-]+$/);
  });

  test('refers to documents and files of the seed that come before it', () => {
    const ids = seedContent.map((document) => document._id);
    for (const [index, document] of seedContent.entries()) {
      expect(ids.slice(0, index), document._id).toEqual(expect.arrayContaining(referencesIn(document)));
    }
  });

  test('has no text that is blank or has outer spaces', () => {
    expect(valuesIn(seedDocuments)).not.toContain('');
    const texts = seedDocuments.flatMap(listTexts).map(({ value }) => value);
    expect(texts.filter((text) => text !== text.trim())).toEqual([]);
  });

  test('has typographic quotes in its prose', () => {
    const straight = valuesIn(seedDocuments).filter(
      (value) => typeof value === 'string' && /['"]/.test(value),
    );
    expect(straight).toEqual([]);
  });

  test('allows no line break within the number of a section or a regulation', () => {
    // Browsers break lines at a space, and before a bracket that follows another.
    const breakable = valuesIn(seedDocuments).filter(
      (value) => typeof value === 'string' && /\)\(|\d CFR|CFR \d/.test(value),
    );
    expect(breakable).toEqual([]);
  });

  test('names the product by its placeholder', () => {
    const named = valuesIn(seedDocuments).filter(
      (value) => typeof value === 'string' && value.includes('Beacon'),
    );
    expect(named).toEqual(['Beacon']);
  });

  test('has no placeholder that the site does not fill in', () => {
    const facts = {
      product: 'Beacon',
      organization: 'Helping Hands',
      address: 'Akron',
      email: 'ask@hands.org',
      phone: '+1 (614) 444 2142',
    };
    // The agent's page and the bar beside the videos replace these placeholders.
    const filledIn = /\{(domain|agent)\}/g;
    const shown = valuesIn(withSiteFacts(seedDocuments, facts)).filter(
      (value) => typeof value === 'string' && /[{}]/.test(value.replace(filledIn, '')),
    );
    expect(shown).toEqual([]);
  });
});

describe('the seed has', () => {
  test('all singletons, eight agents, ten pillars and seven legal pages', () => {
    for (const type of singletonTypes) expect(ofType(type).map((document) => document._id)).toEqual([type]);
    expect(ofType('agent')).toHaveLength(8);
    expect(ofType('aiPillar')).toHaveLength(10);
    expect(
      ofType('legalPage')
        .map((page) => page._id)
        .sort(),
    ).toEqual([
      'legal-accessibility',
      'legal-compliance-standards',
      'legal-cookie-policy',
      'legal-data-security',
      'legal-privacy-policy',
      'legal-terms-of-service',
      'legal-terms-of-use',
    ]);
  });

  test('20 challenges, each with one to three agents, and every agent among them', () => {
    const challenges = ofType('challengeRow');
    expect(challenges).toHaveLength(20);
    const answering = challenges.map(({ agents }) => referencesIn(agents));
    for (const agents of answering) expect([1, 2, 3]).toContain(agents.length);
    expect([...new Set(answering.flat())].sort()).toEqual(
      Object.keys(agentRoles)
        .map((slug) => `agent-${slug}`)
        .sort(),
    );
  });

  test('challenges that name only the agents in their third column', () => {
    for (const { _id, solution, agents } of ofType('challengeRow')) {
      const named = ofType('agent').filter(({ name }) => String(solution).includes(String(name)));
      expect(
        named.map((agent) => agent._id),
        _id,
      ).toEqual(expect.arrayContaining(referencesIn(agents)));
      expect(named, _id).toHaveLength(referencesIn(agents).length);
    }
  });

  test('21 kinds of organization and six regions', () => {
    const kinds = ofType('organizationType').map(({ name }) => name);
    expect(new Set(kinds).size).toBe(21);
    expect(ofType('region').map(({ name }) => name)).toEqual([
      'North America',
      'Europe',
      'Asia',
      'Africa',
      'South America',
      'Oceania',
    ]);
  });

  test('every section of the platform on both about pages', () => {
    const wanted = platformSections.map(({ value }) => value).sort();
    for (const { sections } of [aboutPage, aboutOldPage]) {
      expect(sections?.map(({ section }) => section).sort()).toEqual(wanted);
    }
  });

  test('the agents in card order, each with its function, domain and drawing', () => {
    const sorted = ofType('agent').sort((one, other) =>
      String(one.orderRank) < String(other.orderRank) ? -1 : 1,
    );
    expect(sorted.map(({ _id, title, domain, icon }) => ({ _id, title, domain, icon }))).toEqual(
      Object.entries(agentRoles).map(([slug, { agentFunction, domain, category }]) => ({
        _id: `agent-${slug}`,
        title: agentFunction,
        domain,
        icon: category,
      })),
    );
  });

  test('the pillars in the owner’s order', () => {
    const sorted = ofType('aiPillar').sort((one, other) =>
      String(one.orderRank) < String(other.orderRank) ? -1 : 1,
    );
    expect(sorted.map((pillar) => pillar.name).join(', ')).toBe(
      'Agentic, Generative, Cognitive, Interpretive, Symbolic, Affective, Conversational, Analytical, Predictive, Diagnostic',
    );
  });
});

test('agent-tara has the field names of the content model', () => {
  expect(byId.get('agent-tara')).toMatchObject({
    slug: { _type: 'slug', current: 'tara' },
    color: 'accent',
    videoUrl: '/tara.mp4',
    combinedUrl: '/tara_com.mp4',
    voice: {
      _type: 'voice',
      voiceSettings: { stability: 0.8, similarityBoost: 0.9, style: 0.15, useSpeakerBoost: true },
    },
    priorityData: { critical: expect.arrayContaining([expect.objectContaining({ _key: 'critical-1' })]) },
    problemCards: expect.arrayContaining([
      expect.objectContaining({
        _key: 'card-1',
        aiPillars: expect.arrayContaining([
          { _type: 'reference', _ref: 'aiPillar-agentic', _key: 'pillar-1' },
        ]),
      }),
    ]),
  });
  expect(byId.get('agent-tara')).not.toHaveProperty('voice.voiceId');
  expect(byId.get('agent-tara')).not.toHaveProperty('introText');
});
