import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Container } from '../ui/container.tsx';
import { Heading, Lead } from '../ui/text/heading.tsx';
import { Paragraphs } from '../ui/text/paragraphs.tsx';

type AgentOpeningProps = {
  agent: {
    name: string | null;
    title: string | null;
    description: string | null;
  };
  /** The agent's image or video. */
  portrait: ReactNode;
  /** The image of the agent's domain. */
  picture: ReactNode;
  /** Rendered below the description. */
  children?: ReactNode;
  /** Rendered below both, at the page width. */
  below?: ReactNode;
};

/** Edge in pixels of an image that replaces the domain's drawing: twice its displayed width. */
export const DOMAIN_EDGE = 384;

/** The start of an agent's page: portrait in an arched niche, name, function, and image of the domain. */
export function AgentOpening({ agent, portrait, picture, children, below }: AgentOpeningProps) {
  return (
    <Opening aria-labelledby="agent-name">
      <Container>
        <Layout>
          <Niche>{portrait}</Niche>
          <Words>
            <Heading as="h1" $size="hero" id="agent-name">
              {agent.name}
            </Heading>
            <Title>{agent.title}</Title>
            <Paragraphs text={agent.description ?? ''} as={Lead} />
            {children}
          </Words>
          <Domain>{picture}</Domain>
        </Layout>
        {below}
      </Container>
    </Opening>
  );
}

const Opening = styled.section`
  padding-block: ${theme.space.opening};
`;

const Layout = styled.div`
  display: grid;
  grid-template: 'portrait domain' auto 'words words' auto / minmax(0, ${theme.size.drawing}) ${theme.size.mark};
  justify-content: space-between;
  align-items: start;
  gap: ${theme.space[3]} ${theme.space[4]};

  @media (width >= ${theme.width.medium}) {
    grid-template: 'portrait words domain' auto / ${theme.size.drawing} minmax(0, 1fr) ${theme.size.mark};
    gap: ${theme.space[6]} ${theme.space[8]};
  }
  @media (width >= ${theme.width.wide}) {
    grid-template-columns: ${theme.size.profile} minmax(0, 1fr) ${theme.size.drawing};
    gap: ${theme.space[16]};
  }
`;

const Niche = styled.div`
  grid-area: portrait;

  /* A portrait with a player has its own niche, and text below it. */
  > :not([data-player]) {
    overflow: hidden;
    margin-bottom: ${theme.space[3]};
    border-radius: ${theme.radius.niche};
  }
`;

const Words = styled.div`
  grid-area: words;
  display: grid;
  gap: ${theme.space[3]};
`;

const Title = styled.p`
  padding-bottom: ${theme.space[3]};
  font-family: ${theme.font.display};
  font-size: ${theme.text.subhead};
  line-height: ${theme.leading.snug};
`;

const Domain = styled.div`
  grid-area: domain;
  max-width: ${theme.size.mark};

  @media (width >= ${theme.width.wide}) {
    max-width: none;
  }
`;
