import { getPublishedId, isDraftId, isVersionId } from '@sanity/client/csm';
import { addressedTypes } from '../../content/hrefs.ts';
import { fixedPages } from '../../content/pages.ts';
import { readField, readText } from '../../content/read-field.ts';
import { listDefinitions } from '../../schemas/definitions.ts';
import { compareRanks } from './ranks.ts';
import type { SiteMapContent } from './site-map.ts';

/** Stored revisions of one document; undefined for a version that does not exist. */
export interface Revisions {
  published?: string;
  draft?: string;
}

/** Result of the pages list's query. */
interface PageList {
  content: SiteMapContent;
  /** By published id. */
  revisions: ReadonlyMap<string, Revisions>;
}

/** Types of referenced documents, whose existence decides whether a page can be published. */
const referredTypes = listDefinitions().flatMap(
  ({ definition }) => definition.to?.map(({ type }) => type) ?? [],
);
const types = [
  ...new Set(['siteSettings', ...addressedTypes, ...fixedPages.map(({ type }) => type), ...referredTypes]),
];

/**
 * Query of all page documents (drafts and published), the menus of Site settings, and the revisions of
 * referenced documents.
 */
export const pageListQuery = {
  query: `*[_type in ${JSON.stringify(types)}]{
  _id, _type, _rev, name, title, orderRank,
  "slug": slug.current, "navigation": navigation[].path, "footer": footerLinks[].path
}`,
  read: readPageList,
};

/** Converts the result of `pageListQuery`. Drafts take precedence over published documents. */
export function readPageList(answer: unknown): PageList {
  const rows = Array.isArray(answer) ? answer.flatMap(readRow) : [];
  const revisions = new Map<string, Revisions>();
  const newest = new Map<string, Row>();
  for (const row of rows.toSorted((one, other) => Number(one.isDraft) - Number(other.isDraft))) {
    const version = row.isDraft ? { draft: row.revision } : { published: row.revision };
    revisions.set(row.id, { ...revisions.get(row.id), ...version });
    newest.set(row.id, row);
  }
  const filterByType = (type: string) => [...newest.values()].filter((row) => row.type === type);
  const settings = newest.get('siteSettings');
  return {
    content: {
      navigation: settings?.navigation ?? [],
      footer: settings?.footer ?? [],
      agents: filterByType('agent').toSorted(compareRanks),
      landingPages: filterByType('landingPage'),
      legalPages: filterByType('legalPage'),
    },
    revisions,
  };
}

interface Row {
  id: string;
  isDraft: boolean;
  type: string;
  revision: string;
  rank: string;
  name?: string;
  title?: string;
  slug?: string;
  navigation: string[];
  footer: string[];
}

function readRow(value: unknown): Row[] {
  const readTexts = (name: string) => {
    const field = readField(value, name);
    return Array.isArray(field) ? field.filter((item) => typeof item === 'string') : [];
  };
  const [id, type, revision] = [readText(value, '_id'), readText(value, '_type'), readText(value, '_rev')];
  if (!id || !type || !revision || isVersionId(id)) return [];
  return [
    {
      id: getPublishedId(id),
      isDraft: isDraftId(id),
      type,
      revision,
      rank: readText(value, 'orderRank') ?? '',
      name: readText(value, 'name'),
      title: readText(value, 'title'),
      slug: readText(value, 'slug'),
      navigation: readTexts('navigation'),
      footer: readTexts('footer'),
    },
  ];
}
