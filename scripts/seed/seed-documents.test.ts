import { describe, expect, test } from 'vitest';
import { agentRoles } from '../../schemas/agent-domains.ts';
import { singletonTypes } from '../../schemas/singleton-types.ts';
import { seedDocuments } from './seed-documents.ts';
import { documentFaults } from './testing/document-faults.ts';

const byId = new Map(seedDocuments.map((document) => [document._id, document]));
const ofType = (type: string) => seedDocuments.filter((document) => document._type === type);

/** Every value inside a value, itself included, however deep. */
function valuesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return [value, ...Object.values(value).flatMap(valuesIn)];
}

describe('every document', () => {
  test.each(seedDocuments)('$_id has nothing that the content model objects to', async (document) => {
    const faults = await documentFaults(document);
    // The seed has no files, so the videos have no captions yet; their words are there as transcript.
    const expected = faults.filter(({ path, level }) => level === 'warning' && path.endsWith('.captions'));
    expect(faults).toEqual(expected);
  });

  test('has an id of its own, which the public may read', () => {
    expect(byId.size).toBe(seedDocuments.length);
    for (const id of byId.keys()) expect(id).toMatch(/^[A-Za-z0-9-]+$/);
  });

  test('refers to documents of the seed that come before it', () => {
    const ids = seedDocuments.map((document) => document._id);
    for (const [index, document] of seedDocuments.entries()) {
      const references = valuesIn(document).flatMap((value) =>
        typeof value === 'object' && value !== null && '_ref' in value ? [value._ref] : [],
      );
      expect(ids.slice(0, index), document._id).toEqual(expect.arrayContaining(references));
    }
  });

  test('has typographic quotes in its prose', () => {
    // Spec section 2 writes this heading with a straight one.
    const toTheLetter = ["Impact Agent's Intelligence"];
    const straight = valuesIn(seedDocuments).filter(
      (value) => typeof value === 'string' && /['"]/.test(value) && !toTheLetter.includes(value),
    );
    expect(straight).toEqual([]);
  });

  test('names the product by its placeholder', () => {
    const named = valuesIn(seedDocuments).filter(
      (value) => typeof value === 'string' && value.includes('Beacon'),
    );
    expect(named).toEqual(['Beacon']);
  });
});

describe('what there is', () => {
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

  test('the pillars in the order of spec section 1', () => {
    const sorted = ofType('aiPillar').sort((one, other) =>
      String(one.orderRank) < String(other.orderRank) ? -1 : 1,
    );
    expect(sorted.map((pillar) => pillar.name).join(', ')).toBe(
      'Agentic, Generative, Cognitive, Interpretive, Symbolic, Affective, Conversational, Analytical, Predictive, Diagnostic',
    );
  });
});

test('agent-tara is written as the architecture names its fields', () => {
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
