import type { SlugRule, SlugValue } from '@sanity/types';
import { getPublishedId } from './published-id.ts';

const LEGAL_PAGE_ID = /^legal-(?<slug>.+)$/;

/**
 * Reports a legal page whose slug differs from its address, or that has none; true otherwise. The seven legal pages of spec
 * section 2 have fixed routes by their ids: `legal-<slug>`.
 */
export function describeBuiltInAddress(
  slug: string | undefined,
  documentId: string | undefined,
): string | true {
  if (!slug || documentId === undefined) return true;
  const builtIn = LEGAL_PAGE_ID.exec(getPublishedId(documentId))?.groups?.slug;
  if (builtIn === slug) return true;
  if (builtIn === undefined) {
    return 'The site has no page at this address yet, so visitors cannot open it. Ask a developer to add the address.';
  }
  return `The site shows this page at /${builtIn} only. Write “${builtIn}” again, or ask a developer to move the page.`;
}

/** Warns when a legal page's address differs from its slug. */
export function checkBuiltInAddress(rule: SlugRule): SlugRule {
  return rule
    .custom<SlugValue>((value, context) => describeBuiltInAddress(value?.current, context.document?._id))
    .warning();
}
