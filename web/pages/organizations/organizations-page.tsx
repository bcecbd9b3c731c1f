import { useSuspenseQuery } from '@tanstack/react-query';
import { Invitation } from '../../sections/invitation.tsx';
import { SectorStatistics } from '../../sections/sector-statistics.tsx';
import { Opening } from './opening.tsx';
import { OrganizationList } from './organization-list.tsx';
import { entriesOf, type OrganizationsContent } from './organizations-content.ts';
import { organizationsPageQuery } from './organizations-page-query.ts';

/** Comes with the page: the site loads both as one file. */
export { organizationsPageQuery };

export function OrganizationsPage() {
  const { data } = useSuspenseQuery(organizationsPageQuery());
  return data && <OrganizationsView content={data} />;
}

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
