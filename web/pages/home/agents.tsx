import { styled } from 'styled-components';
import { resolveHref } from '../../../schemas/hrefs.ts';
import { AgentImage } from '../../sections/agent-image.tsx';
import { theme } from '../../theme/theme.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import { Stack } from '../../ui/stack.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { HomeContent } from './home-content.ts';

type AgentsProps = {
  agents: HomeContent['agents'];
  heading: string | null;
  intro: string | null;
  buttonLabel: string | null;
};

/** The eight agents in the order that editors dragged them into. */
export function Agents({ agents, heading, intro, buttonLabel }: AgentsProps) {
  return (
    <Section id="agents" labelledBy="agents-heading" tone="sunken">
      <Stack $gap={12}>
        <Reveal>
          <SectionOpening id="agents-heading" heading={heading || 'The agents'} intro={intro} />
        </Reveal>
        <Cards role="list">
          {agents.map((agent) => (
            <Place key={agent._id}>
              <Reveal>
                <AgentCard agent={agent} buttonLabel={buttonLabel || 'My Intelligence'} />
              </Reveal>
            </Place>
          ))}
        </Cards>
      </Stack>
    </Section>
  );
}

type AgentCardProps = { agent: HomeContent['agents'][number]; buttonLabel: string };

function AgentCard({ agent, buttonLabel }: AgentCardProps) {
  const name = agent.name ?? '';
  return (
    <Portrayal>
      <AgentImage name={name} image={agent.image} size="avatar" />
      <Words>
        <Heading as="h3" $size="title">
          {name}
        </Heading>
        <p>{agent.title}</p>
      </Words>
      <LinkButton to={resolveHref('agent', agent.slug ?? '')} $look="quiet">
        {buttonLabel}
        <VisuallyHidden> – {name}</VisuallyHidden>
      </LinkButton>
    </Portrayal>
  );
}

/** One, two or four columns: eight cards fill every row. */
const Cards = styled.ul`
  display: grid;
  gap: ${theme.space[6]};

  @media (width >= ${theme.width.compact}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (width >= ${theme.width.wide}) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Place = styled.li`
  container-type: inline-size;
`;

const Portrayal = styled(Card)`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  padding: ${theme.space[6]};

  > a {
    justify-self: start;
  }
  @container (width >= ${theme.width.card}) {
    grid-template: 'image words' 1fr 'link link' auto / auto minmax(0, 1fr);
    align-items: center;
    padding: ${theme.space[4]};
    > a {
      grid-area: link;
      justify-self: stretch;
    }
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};

  h3 {
    font-size: ${theme.text.subhead};
  }
  p {
    font-size: ${theme.text.small};
    line-height: ${theme.leading.snug};
    color: ${theme.color.inkSoft};
  }
`;
