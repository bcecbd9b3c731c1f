import { Invitation } from '../../sections/invitation.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { sectorChartHref } from '../../sections/sector-statistics.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { definePage } from '../define-page.ts';
import { OrganizationIndex } from './organization-index.tsx';
import { OrganizationList } from './organization-list.tsx';
import {
  entriesOf,
  type OrganizationEntry,
  type OrganizationsContent,
  organizationsQuery,
} from './organizations-query.ts';

export const page = definePage({
  query: organizationsQuery,
  View: OrganizationsView,
});

/**
 * A page of a reference book (spec section 2, route organizations): the entries stand in the editors' order, the
 * index at the front in that of the alphabet. Then the way to the numbers that all of these organizations live with.
 */
export function OrganizationsView({ content }: { content: OrganizationsContent }) {
  const entries = entriesOf(content.organizationTypes);
  const { callToAction } = content;
  return (
    <>
      <Opening
        heading={content.heading ?? ''}
        intro={content.intro ?? ''}
        indexHeading={content.indexHeading}
        entries={entries}
      />
      {entries.length > 0 && (
        <OrganizationList
          heading={content.listHeading}
          backLabel={content.backLabel}
          agentsLabel={content.agentsLabel}
          entries={entries}
        />
      )}
      {content.statisticsHeading && (
        <Section labelledBy="sector-heading" tone="sunken">
          <SectionOpening
            id="sector-heading"
            heading={content.statisticsHeading}
            intro={content.statisticsIntro}
          />
          {content.chartHeading && <TextLink to={sectorChartHref}>{content.chartHeading}</TextLink>}
        </Section>
      )}
      <Invitation content={callToAction} />
    </>
  );
}

type OpeningProps = {
  heading: string;
  intro: string;
  indexHeading: string | null;
  entries: readonly OrganizationEntry[];
};

/** The question of the page, and its whole answer at a glance beside it. */
function Opening({ heading, intro, indexHeading, entries }: OpeningProps) {
  return (
    <PageOpening heading={heading} intro={intro} wider="picture" align="start">
      {entries.length > 0 && <OrganizationIndex heading={indexHeading} entries={entries} />}
    </PageOpening>
  );
}
