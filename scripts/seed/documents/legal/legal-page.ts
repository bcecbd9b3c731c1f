import type { LegalPage } from '../../../../web/content/sanity.types.ts';
import { object, type Seed, slug } from '../document.ts';
import type { richText } from '../rich-text.ts';

type LegalPageCopy = {
  slug: string;
  title: string;
  /** The day it came into force, as YYYY-MM-DD. */
  effectiveDate?: string;
  body: ReturnType<typeof richText>;
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
