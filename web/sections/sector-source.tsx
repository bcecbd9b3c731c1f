import { SiteLink } from '../ui/site-link.tsx';
import type { SectorStatistic } from './sector-statistic.ts';

type SectorSourceProps = Pick<SectorStatistic, 'source' | 'sourceUrl'>;

/** Who found a number, as a link where an editor gave the address; nothing while nobody has confirmed it. */
export function SectorSource({ source, sourceUrl }: SectorSourceProps) {
  if (!source) return null;
  return sourceUrl ? <SiteLink to={sourceUrl}>{source}</SiteLink> : source;
}
