import { Invitation } from '../../sections/invitation.tsx';
import { definePage } from '../define-page.ts';
import { Agents } from './agents.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { Hero } from './hero.tsx';
import type { HomeContent } from './home-query.ts';
import { homeQuery } from './home-query.ts';
import { Nexus } from './nexus.tsx';
import { NotSection } from './not-section.tsx';
import { StatisticsBand } from './statistics-band.tsx';

export const page = definePage({
  query: homeQuery,
  View: HomeView,
});

/** The home page of spec section 2. A section whose content was never written is left out. */
export function HomeView({ content }: { content: HomeContent }) {
  return (
    <>
      <Hero
        headline={content.heroHeadline ?? ''}
        text={content.heroText}
        button={content.heroButton}
        door={content.heroDoor}
        productName={content.productName ?? ''}
        logoAlt={content.logoAlt}
        images={content.heroImages}
        agents={content.agents}
      />
      {content.agents.length > 0 && (
        <Agents
          agents={content.agents}
          heading={content.agentsHeading}
          intro={content.agentsIntro}
          buttonLabel={content.agentsButtonLabel}
          linkText={content.agentsLinkText}
          words={content.introductions}
        />
      )}
      {content.nexus && <Nexus nexus={content.nexus} />}
      {content.notSection && <NotSection section={content.notSection} />}
      {content.statistics.length > 0 && (
        <StatisticsBand heading={content.statisticsHeading} statistics={content.statistics} />
      )}
      {content.disclaimer && <Disclaimer disclaimer={content.disclaimer} />}
      <Invitation content={content.callToAction} tone="sunken" />
    </>
  );
}
