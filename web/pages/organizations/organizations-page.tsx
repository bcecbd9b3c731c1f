import { PageOpening } from '../../sections/page-opening.tsx';
import { sectorChartHref } from '../../sections/sector-statistics.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { lazySection } from '../../ui/lazy-section.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionOpening } from '../../ui/text/section-opening.tsx';
import { definePage } from '../define-page.ts';
import { OrganizationIndex } from './organization-index.tsx';
import { listEntries, type OrganizationsContent, organizationsQuery } from './organizations-query.ts';

const OrganizationList = lazySection(async () => (await import('./organization-list.tsx')).OrganizationList);
const Invitation = lazySection(async () => (await import('../../sections/invitation.tsx')).Invitation);

export const page = definePage({
  query: organizationsQuery,
  View: OrganizationsView,
});

/**
 * The organizations page: an alphabetical index, the entries in the editors' order, and a link to the sector's
 * statistics.
 */
export function OrganizationsView({ content }: { content: OrganizationsContent }) {
  const entries = listEntries(content.organizationTypes);
  const { callToAction } = content;
  return (
    <>
      <PageOpening heading={content.heading} intro={content.intro} />
      {entries.length > 0 && <OrganizationIndex heading={content.indexHeading} entries={entries} />}
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
