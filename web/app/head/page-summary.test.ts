// @vitest-environment jsdom
import '../../../tests/setup/site-config.ts';
import { describe, expect, it } from 'vitest';
import { summarizePage } from '../../../content/page-summary.ts';
import { readField, readText } from '../../../content/read-field.ts';
import { withSiteFacts } from '../../../content/site-facts.ts';
import { assetDocuments } from '../../../scripts/seed/media-assets.ts';
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts';
import { setUpTestLake } from '../../../tests/setup/test-lake.ts';
import { fetchContent } from '../../data/client.ts';
import { createRouteQuery, fixedRouteQueries } from '../route-queries.ts';
import { getHead } from './head.ts';

setUpTestLake([...assetDocuments, ...seedDocuments]);

const settings = {
  productName: 'Beacon',
  navigation: [],
  footerLinks: [],
  seo: { title: 'T', description: 'D' },
};
const page = { missingTitle: 'Page not found', hasDocument: true, status: 200 };
const facts = {
  product: 'Beacon',
  organization: '[Your organization]',
  address: '[Street and number, city, state, ZIP code]',
  email: '[hello@your-organization.org]',
};
const agents = seedDocuments.filter(({ _type }) => _type === 'agent');
const routes = [
  ...fixedRouteQueries,
  ...agents.map((agent) => {
    const slug = readText(agent, 'slug', 'current') ?? '';
    return [`/agent/${slug}`, createRouteQuery('agent', slug)] as const;
  }),
];

/** The document of a route, which the Studio summarizes while it is edited. */
async function getDocument(query: string, params: Record<string, string>): Promise<unknown> {
  const id =
    params.documentId ?? (params.slug && `agent-${params.slug}`) ?? /_id == "(\w+)"/.exec(query)?.[1];
  return seedDocuments.find(({ _id }) => _id === id);
}

describe('the summary of a page is the same from its document and from its query result', () => {
  it.each(routes)('at %s', async (path, { query, params }) => {
    const content = await fetchContent(query, params);
    const document = await getDocument(query, params);
    expect(readField(document, '_id')).toBeDefined();
    const head = getHead({ content, settings, page, path, siteUrl: '' });
    const summary = summarizePage(withSiteFacts(document, facts), settings, path);
    expect(summary.title).toBe(head.title);
    expect(summary.description).toBe(head.description);
  });
});
