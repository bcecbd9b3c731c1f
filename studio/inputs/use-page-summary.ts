import { resolveHref } from '../../content/hrefs.ts';
import { type PageSummary, type SummaryDefaults, summarizePage } from '../../content/page-summary.ts';
import { readField, readText } from '../../content/read-field.ts';
import { type SiteFacts, siteFactsProjection, withSiteFacts } from '../../content/site-facts.ts';
import { useSharedQuery } from '../shared/use-shared-query.ts';

/** Default texts of all pages, and the values of their placeholders. */
export interface Defaults {
  facts: SiteFacts;
  defaults: SummaryDefaults;
}

const QUERY = `*[_id == "siteSettings"][0]{
  "facts": ${siteFactsProjection},
  "defaults": {productName, seo}
}`;

/** The texts that search engines and shared links show for a page. */
export interface SeoSummary {
  summary: PageSummary;
  /** Path segments, such as 'agent' and 'tara'. */
  address: string[];
  /** Which texts the page itself defines. */
  hasOwn: { title: boolean; description: boolean; picture: boolean };
  /** Source of a default title: the name of the page, Site settings, or the product name. */
  titleSource: 'page' | 'settings' | 'product';
}

/** Summarizes the page of a document while it is being edited. Undefined until the defaults are loaded. */
export function usePageSummary(document: unknown): SeoSummary | undefined {
  const found = useSharedQuery(QUERY, 'published');
  if (found === undefined) return undefined;
  // The result of the query above; null when Site settings were never published.
  return summarizeDocument(document, (found ?? { facts: {}, defaults: {} }) as Defaults);
}

/** Summarizes the page of a document with the function that the site uses. */
export function summarizeDocument(document: unknown, { facts, defaults }: Defaults): SeoSummary {
  const type = readText(document, '_type') ?? '';
  const path = resolveHref(type, readText(document, 'slug', 'current')) ?? '/';
  // Site settings are the defaults themselves, so they are shown as on the home page.
  const isSettings = type === 'siteSettings';
  const summary = summarizePage(
    withSiteFacts(isSettings ? {} : asPageReads(document, type), facts),
    // A Site settings document has the fields of the query above.
    withSiteFacts(isSettings ? (document as SummaryDefaults) : defaults, facts),
    path,
  );
  return {
    summary,
    address: path.split('/').filter(Boolean),
    hasOwn: {
      title: readText(document, 'seo', 'title') !== undefined,
      description: readText(document, 'seo', 'description') !== undefined,
      picture: readText(document, 'seo', 'image', 'asset', '_ref') !== undefined,
    },
    titleSource: getTitleSource(summary.name, type),
  };
}

/** Source of a default title. */
function getTitleSource(name: string | undefined, type: string): SeoSummary['titleSource'] {
  if (name === undefined) return 'product';
  return type === 'homePage' || type === 'siteSettings' ? 'settings' : 'page';
}

/** Converts a document to the result of its page query: the sample page takes name and title from its agent. */
function asPageReads(document: unknown, type: string): unknown {
  if (type !== 'sampleAgentPage') return document;
  const [name, title] = [readText(document, 'agent', 'name'), readText(document, 'agent', 'title')];
  return { name, title, seo: readField(document, 'seo') };
}
