import { resolveHref } from '../../schemas/hrefs.ts';
import { type PageSummary, type SummaryDefaults, summarizePage } from '../../web/content/page-summary.ts';
import { readField, readText } from '../../web/content/read-field.ts';
import { type SiteFacts, siteFactsProjection, withSiteFacts } from '../../web/content/site-facts.ts';
import { useSharedQuery } from './use-shared-query.ts';

/** What every page falls back to, and what its texts are filled in with. */
export interface Defaults {
  facts: SiteFacts;
  defaults: SummaryDefaults;
}

const QUERY = `*[_id == "siteSettings"][0]{
  "facts": ${siteFactsProjection},
  "defaults": {productName, seo}
}`;

/** A page as search engines and shared links show it. */
export interface SummedUpPage {
  summary: PageSummary;
  /** The words of the address, such as 'agent' and 'tara'. */
  address: string[];
  /** Which of the texts the page itself gives, and not the defaults of the site. */
  hasOwn: { title: boolean; description: boolean; picture: boolean };
  /** What gives the title when its field is empty: the name of the page, the title of Site settings, or the product’s name. */
  titleSource: 'page' | 'settings' | 'product';
}

/**
 * Sums up the page that a document makes, while it is being written. Undefined until the defaults of the site are
 * known.
 */
export function usePageSummary(document: unknown): SummedUpPage | undefined {
  const found = useSharedQuery(QUERY, 'published');
  if (found === undefined) return undefined;
  // The shape of the query above; null while Site settings were never published.
  return sumUpPage(document, (found ?? { facts: {}, defaults: {} }) as Defaults);
}

/** The page that a document makes, by the rule of the site itself. */
export function sumUpPage(document: unknown, { facts, defaults }: Defaults): SummedUpPage {
  const type = readText(document, '_type') ?? '';
  const path = resolveHref(type, readText(document, 'slug', 'current')) ?? '/';
  // The settings are the defaults themselves: they are shown as on the home page, the first to use them.
  const isSettings = type === 'siteSettings';
  const summary = summarizePage(
    withSiteFacts(isSettings ? {} : asPageReads(document, type), facts),
    // A document of Site settings has the fields of the query above.
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
    titleSource: titleSource(summary.name, type),
  };
}

/** Where a title comes from that nobody wrote for it. */
function titleSource(name: string | undefined, type: string): SummedUpPage['titleSource'] {
  if (name === undefined) return 'product';
  return type === 'homePage' || type === 'siteSettings' ? 'settings' : 'page';
}

/** A document as the query of its page has it: the sample page's has the name and function of its agent at the top. */
function asPageReads(document: unknown, type: string): unknown {
  if (type !== 'sampleAgentPage') return document;
  const [name, title] = [readText(document, 'agent', 'name'), readText(document, 'agent', 'title')];
  return { name, title, seo: readField(document, 'seo') };
}
