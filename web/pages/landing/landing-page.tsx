import { resolveHref } from '../../../schemas/hrefs.ts';
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

/** A page that editors made: its sections in their order. */
export function LandingView({ content: { title, sections } }: { content: LandingContent }) {
  const opening = sections.find(({ _type }) => _type === 'openingSection');
  // The heading of a page is the only one: further openings, which the Studio refuses, are left out.
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
