import { PageOpening } from '../../sections/page-opening.tsx';
import { OrganizationIndex } from './organization-index.tsx';
import type { OrganizationEntry } from './organizations-query.ts';

type OpeningProps = {
  heading: string;
  intro: string;
  indexHeading: string | null;
  entries: readonly OrganizationEntry[];
};

/** The question of the page, and its whole answer at a glance beside it. */
export function Opening({ heading, intro, indexHeading, entries }: OpeningProps) {
  return (
    <PageOpening heading={heading} intro={intro} wider="picture" align="start">
      {entries.length > 0 && <OrganizationIndex heading={indexHeading} entries={entries} />}
    </PageOpening>
  );
}
