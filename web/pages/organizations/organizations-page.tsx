import { Invitation } from '../../sections/invitation.tsx';
import { SectorStatistics } from '../../sections/sector-statistics.tsx';
import { definePage } from '../define-page.ts';
import { Opening } from './opening.tsx';
import { OrganizationList } from './organization-list.tsx';
import { entriesOf, type OrganizationsContent, organizationsQuery } from './organizations-query.ts';

export const page = definePage({
  query: organizationsQuery,
  View: OrganizationsView,
});

/**
 * A page of a reference book (spec section 2, route organizations): the entries stand in the editors' order, the
 * index at the front in that of the alphabet. Then the numbers that all of these organizations live with.
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
        <OrganizationList heading={content.listHeading} backLabel={content.backLabel} entries={entries} />
      )}
      <SectorStatistics
        heading={content.statisticsHeading}
        intro={content.statisticsIntro}
        statistics={content.sectorStatistics}
        labels={content.sectorLabels}
      />
      <Invitation content={callToAction} />
    </>
  );
}
