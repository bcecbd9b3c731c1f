import { Invitation } from '../../sections/invitation.tsx';
import { People } from '../../sections/people.tsx';
import { SectorStatistics } from '../../sections/sector-statistics.tsx';
import { definePage } from '../define-page.ts';
import type { AboutContent } from './about-query.ts';
import { aboutQuery } from './about-query.ts';
import { partsOf, splitAfterMarket } from './parts.ts';
import { PlanClaims } from './plan-claims.tsx';
import { PlanOpening } from './plan-opening.tsx';
import { PlanPart } from './plan-part.tsx';

export const page = definePage({
  query: () => aboutQuery('aboutPage'),
  View: AboutView,
});

/** The platform's text as the plan of a house: a cross-section, followed by each of its parts. */
export function AboutView({ content }: { content: AboutContent }) {
  const { heading, intro, platform, callToAction } = content;
  const parts = partsOf(content);
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
