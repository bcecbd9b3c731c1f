import { lazySection } from '../../ui/lazy-section.tsx';
import { definePage } from '../define-page.ts';
import type { AboutContent } from './about-query.ts';
import { aboutQuery } from './about-query.ts';
import { listParts, splitAfterMarket } from './parts.ts';
import { PlanOpening } from './plan-opening.tsx';

const PlanPart = lazySection(async () => (await import('./plan-part.tsx')).PlanPart);
const PlanClaims = lazySection(async () => (await import('./plan-claims.tsx')).PlanClaims);
const SectorStatistics = lazySection(
  async () => (await import('../../sections/sector-statistics.tsx')).SectorStatistics,
);
const People = lazySection(async () => (await import('../../sections/people.tsx')).People);
const Invitation = lazySection(async () => (await import('../../sections/invitation.tsx')).Invitation);

export const page = definePage({
  query: () => aboutQuery('aboutPage'),
  View: AboutView,
});

/** The platform's text as the plan of a house: a cross-section, followed by each of its parts. */
export function AboutView({ content }: { content: AboutContent }) {
  const { heading, intro, platform, callToAction } = content;
  const parts = listParts(content);
  const [before, after] = splitAfterMarket(parts);
  return (
    <>
      <PlanOpening heading={heading ?? ''} intro={intro ?? ''} parts={parts} />
      {before.map((part) => (
        <PlanPart key={part.key} part={part} />
      ))}
      {before.at(-1)?.name === 'marketImpact' && platform && (
        <>
          <PlanClaims claims={platform.claims} />
          <SectorStatistics
            statistics={platform.sectorStatistics}
            labels={platform.sectorLabels}
            heading={platform.sectorStatisticsHeading}
            intro={platform.sectorStatisticsIntro}
          />
        </>
      )}
      {after.map((part) => (
        <PlanPart key={part.key} part={part} />
      ))}
      <People content={content.people} />
      <Invitation content={callToAction} />
    </>
  );
}
