import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Figures } from '../../ui/figures.tsx';
import { lazySection } from '../../ui/lazy-section.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { definePage } from '../define-page.ts';
import { Building } from './building.tsx';
import { listBuildingParts, makeColumns } from './building-parts.ts';
import { GuidedReading } from './guided-reading.tsx';
import { Opening } from './opening.tsx';
import type { PolyAiContent } from './poly-ai-query.ts';
import { polyAiQuery } from './poly-ai-query.ts';

const Reasons = lazySection(async () => (await import('./reasons.tsx')).Reasons);
const PillarEntries = lazySection(async () => (await import('./pillar-entries.tsx')).PillarEntries);
const Stages = lazySection(async () => (await import('./stages.tsx')).Stages);
const Invitation = lazySection(async () => (await import('../../sections/invitation.tsx')).Invitation);

export const page = definePage({
  query: polyAiQuery,
  View: PolyAiView,
});

/** The Poly-AI page: the building, and the texts of its parts from the ground up. */
export function PolyAiView({ content }: { content: PolyAiContent }) {
  const parts = listBuildingParts(content);
  const names = {
    foundations: content.foundationsHeading ?? '',
    pillars: content.pillarsHeading ?? '',
    capstones: content.capstonesHeading ?? '',
  };
  return (
    <>
      <Opening heading={content.heading ?? ''} intro={content.intro} />
      <Building parts={parts} names={names} hint={content.buildingHint}>
        {content.stats.length > 0 && (
          <Numbers>
            <Reveal>
              <Figures figures={content.stats} />
            </Reveal>
          </Numbers>
        )}
      </Building>
      {content.whyCards.length > 0 && <Reasons heading={content.whyHeading ?? ''} cards={content.whyCards} />}
      <GuidedReading parts={parts}>
        {makeColumns(parts).length > 0 && (
          <PillarEntries
            heading={names.pillars}
            pillars={content.pillars}
            labels={content.labels}
            columns={makeColumns(parts)}
          />
        )}
      </GuidedReading>
      {content.stages.length > 0 && <Stages heading={content.stagesHeading ?? ''} stages={content.stages} />}
      <Invitation content={content.callToAction} />
    </>
  );
}

/** Below the foundations. */
const Numbers = styled.div`
  padding-block: ${theme.space[16]};
`;
