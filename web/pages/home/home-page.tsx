import { Figures } from '../../ui/figures.tsx';
import { lazySection } from '../../ui/lazy-section.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { definePage } from '../define-page.ts';
import { Hero } from './hero.tsx';
import { type HomeContent, homeQuery } from './home-query.ts';

const Agents = lazySection(async () => (await import('./agents.tsx')).Agents);
const Nexus = lazySection(async () => (await import('./nexus.tsx')).Nexus);
const NotSection = lazySection(async () => (await import('./not-section.tsx')).NotSection);
const Workflow = lazySection(async () => (await import('./workflow.tsx')).Workflow);
const Disclaimer = lazySection(async () => (await import('./disclaimer.tsx')).Disclaimer);
const Invitation = lazySection(async () => (await import('../../sections/invitation.tsx')).Invitation);

export const page = definePage({
  query: homeQuery,
  View: HomeView,
});

/** The home page. Sections without content are omitted, and so are the hero's links to them. */
export function HomeView({ content }: { content: HomeContent }) {
  const { agents, grant } = content;
  const hasGrant = grant !== null && grant.steps.length > 0;
  const omitted = [agents.length === 0 && '#agents', !hasGrant && '#grant'];
  const dropLinkToOmitted = (link: HeroLink) =>
    omitted.includes(link?.href?.replace(/^\//, '') ?? '') ? null : link;
  return (
    <>
      <Hero
        headline={content.heroHeadline ?? ''}
        text={content.heroText}
        button={dropLinkToOmitted(content.heroButton)}
        link={dropLinkToOmitted(content.heroLink)}
        door={dropLinkToOmitted(content.heroDoor)}
        productName={content.productName ?? ''}
        logoAlt={content.logoAlt}
        images={content.heroImages}
        agents={agents}
      />
      {agents.length > 0 && (
        <Agents
          agents={agents}
          heading={content.agentsHeading}
          intro={content.agentsIntro}
          buttonLabel={content.agentsButtonLabel}
          linkText={content.agentsLinkText}
          words={content.introductions}
        />
      )}
      {content.nexus && <Nexus nexus={content.nexus} />}
      {hasGrant && <Workflow workflow={grant} labels={content.workLabels} />}
      {content.notSection && <NotSection section={content.notSection} />}
      {content.statistics.length > 0 && (
        <StatisticsBand heading={content.statisticsHeading} statistics={content.statistics} />
      )}
      {content.disclaimer && <Disclaimer disclaimer={content.disclaimer} />}
      <Invitation content={content.callToAction} tone="sunken" />
    </>
  );
}

type HeroLink = HomeContent['heroLink'];

type StatisticsBandProps = Pick<HomeContent, 'statistics'> & {
  /** The accessible name of the band. */
  heading: string | null;
};

/** The product's statistics. Not on a band, since the Nexus section is the only band of the page. */
function StatisticsBand({ heading, statistics }: StatisticsBandProps) {
  return (
    <Section labelledBy="statistics-heading" tone="sunken">
      <VisuallyHidden as="h2" id="statistics-heading">
        {heading}
      </VisuallyHidden>
      <Reveal>
        <Figures figures={statistics} />
      </Reveal>
    </Section>
  );
}
