import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { resolveHref } from '../../../schemas/hrefs.ts';
import { AgentImage } from '../../sections/agent-image.tsx';
import { TalkingPortrait } from '../../sections/talking-video/talking-portrait.tsx';
import { theme } from '../../theme/theme.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { HomeContent } from './home-content.ts';

type AgentCardProps = Omit<ComponentProps<typeof TalkingPortrait>, 'children'> & {
  agent: HomeContent['agents'][number];
  buttonLabel: string;
};

/** An agent's face, name and function, and the way to its page; in its turn the face speaks. */
export function AgentCard({ agent, buttonLabel, ...speaking }: AgentCardProps) {
  const name = agent.name ?? '';
  return (
    <Portrayal data-speaking={speaking.isSpeaking || undefined}>
      <TalkingPortrait {...speaking}>
        <AgentImage name={name} image={agent.image} generatedImage={agent.generatedImage} size="avatar" />
      </TalkingPortrait>
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

const Portrayal = styled(Card)`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  padding: ${theme.space[6]};
  transition: border-color ${theme.duration.quick};

  &[data-speaking] {
    border-color: ${theme.color.accent};
  }
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
