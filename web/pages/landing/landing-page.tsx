import { resolveHref } from '../../../content/hrefs.ts';
import { PageOpening } from '../../sections/page-opening.tsx';
import { definePage } from '../define-page.ts';
import type { LandingContent } from './landing-query.ts';
import { landingQuery } from './landing-query.ts';
import { LandingSection } from './landing-section.tsx';

export const page = definePage({
  query: ({ slug = '' }) => landingQuery(slug),
  View: ({ content }) => <LandingView content={content} />,
  movedTo: (landing, { slug }) => {
    const current = landing?.slug;
    return current && current.toLowerCase() !== slug?.toLowerCase()
      ? resolveHref('landingPage', current)
      : undefined;
  },
});

/** A landing page with its sections in the editors' order. */
function LandingView({ content: { title, sections } }: { content: LandingContent }) {
  const opening = sections.find(({ _type }) => _type === 'openingSection');
  // Only the first opening is rendered, since a page has one h1; the Studio rejects further ones.
  const shown = sections.filter((section) => section._type !== 'openingSection' || section === opening);
  return (
    <>
      {!opening && <PageOpening heading={title} intro={null} />}
      {shown.map((section, place) => (
        <LandingSection key={section._key} section={section} tone={place % 2 === 1 ? 'sunken' : 'paper'} />
      ))}
    </>
  );
}
