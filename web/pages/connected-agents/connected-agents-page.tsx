import { styled } from 'styled-components';
import type { CONNECTED_AGENTS_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { lazySection } from '../../ui/lazy-section.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Heading, Lead } from '../../ui/text/heading.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { definePage } from '../define-page.ts';
import { AgentRing } from './agent-ring.tsx';
import { connectedAgentsQuery } from './connected-agents-query.ts';
import { ContactLinks } from './contact-links.tsx';

const ConnectedAgentsSolutions = lazySection(
  async () => (await import('../../sections/connected-agents.tsx')).ConnectedAgentsSolutions,
);
const ConnectedAgentsTagline = lazySection(
  async () => (await import('../../sections/connected-agents.tsx')).ConnectedAgentsTagline,
);
const Invitation = lazySection(async () => (await import('../../sections/invitation.tsx')).Invitation);

type ConnectedAgentsViewProps = { content: NonNullable<CONNECTED_AGENTS_QUERY_RESULT> };

export const page = definePage({
  query: connectedAgentsQuery,
  View: ConnectedAgentsView,
});

/** The connected-agents page: ring, two texts and the closing line. */
export function ConnectedAgentsView({ content }: ConnectedAgentsViewProps) {
  return (
    <>
      <Opening aria-labelledby="connected-agents-heading">
        <Container>
          <Layout>
            <Words>
              <Heading as="h1" $size="page" id="connected-agents-heading">
                {content.heading}
              </Heading>
              <Paragraphs text={content.intro ?? ''} as={Lead} />
            </Words>
            {content.agents.length > 0 && (
              <Picture>
                <Reveal>
                  <AgentRing agents={content.agents} labelledBy="connected-agents-heading" />
                </Reveal>
              </Picture>
            )}
          </Layout>
        </Container>
      </Opening>
      <ConnectedAgentsSolutions content={content} />
      <ConnectedAgentsTagline content={content} />
      <Invitation content={content.callToAction}>
        {content.isReachable && content.agents.length > 0 && <ContactLinks agents={content.agents} />}
      </Invitation>
    </>
  );
}

const Opening = styled.section`
  padding-block: ${theme.space.opening} ${theme.space.section};
`;

/** Text and ring are side by side when there is enough width for the ring. */
const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
`;

/** Enough for the longest word of the heading, in every size beside the ring. */
const headingWidth = '24rem';

const Words = styled.div`
  display: grid;
  flex: 2 1 min(100%, ${headingWidth});
  gap: ${theme.space[6]};
  min-width: 0;
`;

const Picture = styled.div`
  flex: 3 1 min(100%, ${theme.width.compact});
  min-width: 0;
`;
