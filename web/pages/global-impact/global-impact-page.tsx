import { PageOpening } from '../../sections/page-opening.tsx';
import { lazySection } from '../../ui/lazy-section.tsx';
import { definePage } from '../define-page.ts';
import type { GlobalImpactContent } from './global-impact-query.ts';
import { globalImpactQuery } from './global-impact-query.ts';

const Atlas = lazySection(async () => (await import('./atlas.tsx')).Atlas);
const Invitation = lazySection(async () => (await import('../../sections/invitation.tsx')).Invitation);

export const page = definePage({
  query: globalImpactQuery,
  View: GlobalImpactView,
});

/** The global-impact page: the claims, the world map and a card for each region. */
export function GlobalImpactView({ content }: { content: GlobalImpactContent }) {
  return (
    <>
      <PageOpening heading={content.heading} intro={content.intro} />
      <Atlas content={content} />
      <Invitation content={content.callToAction} />
    </>
  );
}
