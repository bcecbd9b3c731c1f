import { openTestLake } from 'embedded-content-lake/testing';
import { describe, expect, it } from 'vitest';
import { landingTemplates } from '../../schemas/landing-templates.ts';
import { seedContent } from '../../scripts/seed/seed-documents.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../web/pages/**/*-query.ts', { eager: true });

const queries = Object.values(modules)
  .flatMap(Object.entries)
  .filter((entry): entry is [string, string] => typeof entry[1] === 'string');

/** Parameters of queries that select one document of several. */
const PARAMS: Record<string, Record<string, string>> = {
  ABOUT_QUERY: { documentId: 'aboutPage' },
  AGENT_QUERY: { slug: 'diana' },
  LANDING_QUERY: { slug: 'campaign' },
  LEGAL_QUERY: { documentId: 'legal-privacy-policy' },
};

/** The seed has no landing page: this one has the sections of all templates, with references to documents. */
const landingPage = {
  _id: 'landing-campaign',
  _type: 'landingPage',
  title: 'Campaign',
  slug: { _type: 'slug', current: 'campaign' },
  sections: landingTemplates.flatMap(({ id, value }) =>
    value.sections.map((section) => ({
      ...section,
      _key: `${id}-${section._key}`,
      ...(section._type === 'agentsSection' && { agents: [{ _key: 'tara', _ref: 'agent-tara' }] }),
      ...(section._type === 'talkingAgentSection' && { agent: { _ref: 'agent-tara' } }),
    })),
  ),
};

/**
 * Computed values: the empty alternative text of a decorative picture, the first part of a transcript, and the groups that all
 * challenges name.
 */
const COMPUTED = /\['(alt|said)'\]$|^\$\['challengeGroups'\]/;

function listTexts(value: unknown, path = '$'): string[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    listTexts(part, Array.isArray(value) ? `${path}[${key}]` : `${path}['${key}']`),
  );
}

describe("the source maps of the site's own queries", () => {
  it.each(queries)('%s: maps every text to its field', async (name, query) => {
    const { fetch } = openTestLake();
    await fetch('/data/mutate/production', {
      body: { mutations: [...seedContent, landingPage].map((document) => ({ create: document })) },
    });
    const search = new URLSearchParams({ query, resultSourceMap: 'withKeyArraySelector' });
    for (const [key, value] of Object.entries(PARAMS[name] ?? {}))
      search.set(`$${key}`, JSON.stringify(value));
    const response = await fetch(`/data/query/production?${search}`);
    const { result, resultSourceMap } = await response.json();
    const texts = listTexts(result);
    expect(texts.length).toBeGreaterThan(3);
    const isOfField = (path: string) => resultSourceMap.mappings[path]?.source.type === 'documentValue';
    expect(texts.filter((path) => !isOfField(path) && !COMPUTED.test(path))).toEqual([]);
  });
});
