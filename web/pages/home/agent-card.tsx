import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { resolveHref } from '../../../schemas/hrefs.ts';
import { AgentImage } from '../../sections/agent-image.tsx';
import { TalkingPortrait } from '../../sections/talking-video/talking-portrait.tsx';
import { theme } from '../../theme/theme.ts';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
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
      <Way to={resolveHref('agent', agent.slug ?? '')}>
        {buttonLabel}
        <VisuallyHidden> – {name}</VisuallyHidden>
        <span aria-hidden>→</span>
      </Way>
    </Portrayal>
  );
}

const Portrayal = styled(Card)`
  position: relative;
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  gap: ${theme.space[4]} ${theme.space[6]};
  padding: ${theme.space[6]} ${theme.space[6]} ${theme.space[3]};
  transition: border-color ${theme.duration.quick};

  &[data-speaking],
  &:hover {
    border-color: ${theme.color.accent};
  }
  @container (width >= ${theme.width.card}) {
    grid-template: 'image words' 1fr 'image link' auto / auto minmax(0, 1fr);
    gap: 0 ${theme.space[4]};
    padding: ${theme.space[4]};

    > :first-child {
      grid-area: image;
    }
    > a {
      grid-area: link;
    }
  }
`;

/** One button for each of eight would be all that is seen; the card is the button, and this says where it leads. */
const Way = styled(TextLink)`
  justify-self: start;
  font-size: ${theme.text.small};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:hover {
    text-decoration: underline;
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
