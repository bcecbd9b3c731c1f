import { styled } from 'styled-components';
import { resolveHref } from '../../../content/hrefs.ts';
import { AgentImage } from '../../sections/agent-image.tsx';
import type { ConnectedAgentsContent } from '../../sections/connected-agents.tsx';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';

/** Portraits that link to the contact page, with the agent in the query string. */
export function ContactLinks({ agents }: Pick<ConnectedAgentsContent, 'agents'>) {
  return (
    <Row role="list">
      {agents.map(({ _id, name, slug, image, generatedImage }) => (
        <li key={_id}>
          <Way to={`${resolveHref('contactPage')}?agent=${encodeURIComponent(slug ?? '')}`}>
            <Face aria-hidden>
              <AgentImage name={name ?? ''} image={image} generatedImage={generatedImage} size="avatar" />
            </Face>
            {name}
          </Way>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[4]} ${theme.space[3]};
  width: 100%;
  max-width: ${theme.width.compact};
`;

const Way = styled(SiteLink)`
  display: grid;
  gap: ${theme.space[1]};
  color: ${theme.color.ink};
  font-size: ${theme.text.small};
`;

const Face = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.niche};
`;
