import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CategoryImage } from '../../sections/category-image.tsx';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Eyebrow, Heading, Lead } from '../../ui/heading.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import type { AgentContent } from './agent-content.ts';

type ProfileProps = {
  agent: AgentContent;
  portrait: ReactNode;
  /** What stands below the description. */
  children?: ReactNode;
};

/** Who the agent is: face, name, function, and the image of its domain. */
export function Profile({ agent, portrait, children }: ProfileProps) {
  return (
    <Opening aria-labelledby="agent-name">
      <Container>
        <Layout>
          {portrait}
          <Words>
            <Eyebrow>{agent.domain}</Eyebrow>
            <Heading as="h1" $size="page" id="agent-name">
              {agent.name}
            </Heading>
            <Title>{agent.title}</Title>
            <Paragraphs text={agent.description ?? ''} as={Lead} />
            {children}
          </Words>
          <Domain>
            <CategoryImage
              category={agent.icon}
              image={agent.domainImage}
              title={agent.domain ?? undefined}
              edge={EDGE}
            />
          </Domain>
        </Layout>
      </Container>
    </Opening>
  );
}

/** Edge of the domain's picture in pixels: twice the width it is shown at. */
const EDGE = 384;

const Opening = styled.section`
  padding-block: ${theme.space.opening};
`;

const Layout = styled.div`
  display: grid;
  grid-template: 'portrait domain' auto 'words words' auto / minmax(0, ${theme.size.profile}) ${theme.size.mark};
  justify-content: space-between;
  align-items: start;
  gap: ${theme.space[6]} ${theme.space[4]};

  @media (width >= ${theme.width.medium}) {
    grid-template: 'portrait words domain' auto / ${theme.size.drawing} minmax(0, 1fr) ${theme.size.mark};
    gap: ${theme.space[6]} ${theme.space[8]};
  }
  @media (width >= ${theme.width.wide}) {
    grid-template-columns: ${theme.size.profile} minmax(0, 1fr) ${theme.size.drawing};
    gap: ${theme.space[6]} ${theme.space[12]};
  }
`;

const Words = styled.div`
  grid-area: words;
  display: grid;
  gap: ${theme.space[3]};
`;

const Title = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.text.subhead};
  line-height: ${theme.leading.snug};
`;

const Domain = styled.div`
  grid-area: domain;
  align-self: end;
  max-width: ${theme.size.mark};

  @media (width >= ${theme.width.wide}) {
    max-width: none;
  }
`;
