import type { ABOUT_QUERY_RESULT } from '../content/sanity.types.ts';
import { SiteLink } from '../ui/site-link.tsx';

type Platform = NonNullable<NonNullable<ABOUT_QUERY_RESULT>['platform']>;

/** One of `platform.sectorStatistics`, as GROQ returns it. */
export type SectorStatistic = Platform['sectorStatistics'][number];

/** The words beside the numbers; those that nobody wrote are missing. */
export type SectorLabels = Partial<NonNullable<Platform['sectorLabels']>>;

type SectorSourceProps = Pick<SectorStatistic, 'source' | 'sourceUrl'>;

/** Who found a number, as a link where an editor gave the address; nothing while nobody has confirmed it. */
export function SectorSource({ source, sourceUrl }: SectorSourceProps) {
  if (!source) return null;
  return sourceUrl ? <SiteLink to={sourceUrl}>{source}</SiteLink> : source;
}
