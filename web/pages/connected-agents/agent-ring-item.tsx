import { styled } from 'styled-components';
import { resolveHref } from '../../../schemas/hrefs.ts';
import { AgentImage } from '../../sections/agent-image.tsx';
import type { ConnectedAgentsContent } from '../../sections/connected-agents.tsx';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../../ui/site-link.tsx';

/** The custom property that holds the width of a face. */
export const FACE = '--face';

/** One agent on the ring: face, name and function, together a link to the agent's page. */
export function AgentRingItem({ agent }: { agent: ConnectedAgentsContent['agents'][number] }) {
  const name = agent.name ?? '';
  return (
    <Whole to={resolveHref('agent', agent.slug ?? '')}>
      {/* The name beside it says whose face it is. */}
      <Face aria-hidden>
        <AgentImage
          name={name}
          image={agent.image}
          generatedImage={agent.generatedImage}
          size="avatar"
          sizes="4rem"
          isOpening
        />
      </Face>
      <Words>
        <Name>{name}</Name>
        <Task>{agent.title}</Task>
      </Words>
    </Whole>
  );
}

const Whole = styled(SiteLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  min-height: ${theme.size.target};
  padding-block: ${theme.space[2]};
  color: ${theme.color.ink};
  text-decoration: none;

  &:hover,
  &:focus-visible {
    color: ${theme.color.accent};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  min-width: 0;

  /* Where a line of the ring meets long words after all, they can be read. */
  background: ${theme.color.paper};

  /* Longer than the Studio lets it be: a neighbour on the ring needs the room. */
  > * {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

/** Stands clear of the lines that end behind it. */
const Face = styled.div`
  position: relative;
  z-index: 1;
  flex: none;
  width: var(${FACE});
  overflow: hidden;
  border-radius: ${theme.radius.niche};
  box-shadow: 0 0 0 ${theme.space[1]} ${theme.color.paper};
`;

const Name = styled.span`
  font-family: ${theme.font.display};
  font-size: ${theme.text.title};
  line-height: ${theme.leading.tight};

  a:hover > * > &,
  a:focus-visible > * > & {
    text-decoration: underline;
    text-decoration-thickness: ${theme.border.hair};
    text-underline-offset: 0.2em;
  }
`;

const Task = styled.span`
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};
  color: ${theme.color.inkSoft};
`;
