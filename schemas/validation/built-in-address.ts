import type { SlugRule, SlugValue } from '@sanity/types';
import { publishedId } from './published-id.ts';

const BUILT_IN = /^legal-(?<slug>.+)$/;

/**
 * Says that the site shows a legal page at another address than the slug, or nowhere; true when it is where the slug
 * says. The seven legal pages of spec section 2 have fixed routes, by the ids of their documents: `legal-<slug>`.
 */
export function describeBuiltInAddress(
  slug: string | undefined,
  documentId: string | undefined,
): string | true {
  if (!slug || documentId === undefined) return true;
  const builtIn = BUILT_IN.exec(publishedId(documentId))?.groups?.slug;
  if (builtIn === slug) return true;
  if (builtIn === undefined) {
    return 'The site has no page at this address yet, so visitors cannot open it. Ask a developer to add the address.';
  }
  return `The site shows this page at /${builtIn} only. Write “${builtIn}” again, or ask a developer to move the page.`;
}

/** Warns when a legal page is not shown where its slug says. */
export function builtInAddress(rule: SlugRule): SlugRule {
  return rule
    .custom<SlugValue>((value, context) => describeBuiltInAddress(value?.current, context.document?._id))
    .warning();
}
