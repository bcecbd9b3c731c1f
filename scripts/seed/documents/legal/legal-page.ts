import type { LegalPage, RichText } from '../../../../content/sanity.types.ts';
import { makeObject, makeObjects, makeSlug, type Seed } from '../document.ts';

type LegalPageCopy = {
  slug: string;
  title: string;
  /** The effective date, as YYYY-MM-DD. */
  effectiveDate: string;
  /** What changed and since when, the latest first; dates as YYYY-MM-DD. */
  changes: { date: string; text: string }[];
  /** Table of what exists today and what is planned. */
  comparison?: LegalPage['comparison'];
  body: RichText;
  /** The texts around the results of the accessibility checks. */
  report?: LegalPage['report'];
  /** Description for search results: 50 to 160 characters. */
  summary: string;
};

/** Makes the document of a legal page. */
export function makeLegalPage({ slug: path, summary, changes, ...copy }: LegalPageCopy): Seed<LegalPage> {
  return {
    _id: `legal-${path}`,
    _type: 'legalPage',
    ...copy,
    changes: makeObjects('legalChange', 'change', changes),
    slug: makeSlug(path),
    seo: makeObject('seo', { title: copy.title, description: summary }),
  };
}
