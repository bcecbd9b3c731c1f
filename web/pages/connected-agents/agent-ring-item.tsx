import { styled } from 'styled-components';
import { resolveHref } from '../../../content/hrefs.ts';
import { AgentImage } from '../../sections/agent-image.tsx';
import type { ConnectedAgentsContent } from '../../sections/connected-agents.tsx';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';

/** Name of the custom property with the width of a portrait. */
export const FACE_SIZE = '--face-size';

/** One agent on the ring: portrait, name and function in a link to the agent's page. */
export function AgentRingItem({ agent }: { agent: ConnectedAgentsContent['agents'][number] }) {
  const name = agent.name ?? '';
  return (
    <Whole to={resolveHref('agent', agent.slug ?? '')}>
      {/* The adjacent name is the portrait's label. */}
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

  /* Keeps text readable where a line of the ring crosses it. */
  background: ${theme.color.paper};

  /* Truncated when longer than the Studio allows, to leave space for neighbors on the ring. */
  > * {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

/** Has a margin to the lines that end behind it. */
const Face = styled.div`
  position: relative;
  z-index: 1;
  flex: none;
  width: var(${FACE_SIZE});
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
