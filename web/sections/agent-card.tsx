import type { MouseEvent as ReactMouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { resolveHref } from '../../content/hrefs.ts';
import { theme } from '../theme/theme.ts';
import { Card } from '../ui/card.tsx';
import { LinkButton } from '../ui/controls/button.tsx';
import { Heading } from '../ui/text/heading.tsx';
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx';
import { AgentImage } from './agent-image.tsx';
import type { SectionContent } from './landing/section-content.ts';
import { insertName } from './talking-video/talk.ts';

type AgentCardProps = {
  agent: SectionContent<'agentsSection'>['agents'][number];
  buttonLabel: string;
  /** Text for screen readers after the button label, which is the same on every card. */
  linkText: string | null | undefined;
  isSpeaking?: boolean;
  /** A line of the agent's work. Not shown on a narrow card, whose page would become too long. */
  work?: ReactNode;
};

/** An agent's portrait, name and function, with a link to its page. It is marked while the agent speaks. */
export function AgentCard({ agent, buttonLabel, linkText, isSpeaking, work }: AgentCardProps) {
  const name = agent.name ?? '';
  return (
    <Portrayal data-speaking={isSpeaking || undefined}>
      <Face>
        <AgentImage name={name} image={agent.image} generatedImage={agent.generatedImage} size="avatar" />
      </Face>
      <Words {...opensLink}>
        <Heading as="h3" $size="title">
          {name}
        </Heading>
        <p>{agent.title}</p>
        {agent.cardText && <p>{agent.cardText}</p>}
      </Words>
      {work && (
        <Work data-work="" {...opensLink}>
          {work}
        </Work>
      )}
      <Way to={resolveHref('agent', agent.slug ?? '')} $look="quiet">
        {buttonLabel}
        <VisuallyHidden> – {insertName(linkText, name)}</VisuallyHidden>
      </Way>
    </Portrayal>
  );
}

/** Clicks the link of a card. Its words lie above the link's overlay, so that they can be selected; a selection is no click. */
function clickLink({ currentTarget, nativeEvent }: ReactMouseEvent) {
  if (window.getSelection()?.isCollapsed === false) return;
  const link = currentTarget.parentElement?.querySelector(':scope > a');
  link?.dispatchEvent(new MouseEvent('click', nativeEvent));
}

/** For the words, whose clicks before hydration are repeated after it, like those of buttons. */
const opensLink = { onClick: clickLink, 'data-repeat-click': '' };

const Portrayal = styled(Card)`
  isolation: isolate;
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${theme.space[4]} ${theme.space[6]};
  padding: ${theme.space[6]};
  transition: border-color ${theme.duration.quick};

  &[data-speaking],
  &:hover {
    border-color: ${theme.color.accent};
  }
  @container (width >= ${theme.width.card}) {
    display: grid;
    align-items: stretch;
    grid-template: 'image words' 1fr 'image link' auto / auto minmax(0, 1fr);
    gap: 0 ${theme.space[4]};
    padding: ${theme.space[4]};

    > :first-child {
      grid-area: image;
    }
    > [data-work] {
      display: none;
    }
    > a {
      grid-area: link;
      margin-top: ${theme.space[3]};
      padding-inline: ${theme.space[3]};
    }
  }
`;

const Face = styled.div`
  justify-self: start;
  align-self: start;
  max-width: 100%;
`;

/** In the quiet look, since there are eight. The link covers the whole card. */
const Way = styled(LinkButton)`
  justify-self: start;
  margin-top: auto;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  /* A scale would make the link the containing block of its own overlay, which would shrink away from the pointer, so that no
     click would be registered. */
  &:active {
    scale: none;
  }
`;

/** Above the link's overlay, like the words, so that it can be selected. */
const Work = styled.div`
  position: relative;
  z-index: 1;
`;

const Words = styled.div`
  position: relative;
  z-index: 1;
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
  p + p {
    padding-top: ${theme.space[2]};
    color: ${theme.color.ink};
  }
`;
