import type { ABOUT_QUERY_RESULT } from '../../content/sanity.types.ts';
import { SiteLink } from '../ui/controls/site-link.tsx';

type Platform = NonNullable<NonNullable<ABOUT_QUERY_RESULT>['platform']>;

/** An item of `platform.sectorStatistics` in the query result. */
export type SectorStatistic = Platform['sectorStatistics'][number];

/** The labels of the statistics, without those that are empty. */
export type SectorLabels = Partial<NonNullable<Platform['sectorLabels']>>;

type SectorSourceProps = Pick<SectorStatistic, 'source' | 'sourceUrl'>;

/** The source of a statistic, as a link if it has a URL; nothing while no source is confirmed. */
export function SectorSource({ source, sourceUrl }: SectorSourceProps) {
  if (!source) return null;
  return sourceUrl ? <SiteLink to={sourceUrl}>{source}</SiteLink> : source;
}
