import type { LegalPage, RichText } from '../../../../web/content/sanity.types.ts';
import { object, type Seed, slug } from '../document.ts';

type LegalPageCopy = {
  slug: string;
  title: string;
  /** The day it came into force, as YYYY-MM-DD. */
  effectiveDate?: string;
  /** What is there today and what is planned. */
  comparison?: LegalPage['comparison'];
  body: RichText;
  /** The words around the results of the accessibility checks. */
  report?: LegalPage['report'];
  /** What search engines say below the title: 50 to 160 characters. */
  summary: string;
};

/** A legal page as a document. */
export function legalPage({ slug: path, summary, ...copy }: LegalPageCopy): Seed<LegalPage> {
  return {
    _id: `legal-${path}`,
    _type: 'legalPage',
    ...copy,
    slug: slug(path),
    seo: object('seo', { title: copy.title, description: summary }),
  };
}
