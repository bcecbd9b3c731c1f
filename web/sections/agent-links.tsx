import { styled } from 'styled-components';
import { resolveHref } from '../../content/hrefs.ts';
import { theme } from '../theme/theme.ts';
import { TextLink } from '../ui/controls/text-link.tsx';
import { withTooltip } from '../ui/controls/tooltip-attribute.ts';
import { AgentImage } from './agent-image.tsx';
import type { SectionContent } from './landing/section-content.ts';

/** An agent of a challenge. */
type LinkedAgent = SectionContent<'challengesSection'>['challenges'][number]['agents'][number];

type AgentLinksProps = {
  agents: readonly LinkedAgent[];
  /** The accessible name of the list. */
  label: string | null | undefined;
};

/** A list of agents' names, each a link to the agent's page if it has one. */
export function AgentLinks({ agents, label }: AgentLinksProps) {
  if (agents.length === 0) return null;
  return (
    <Names role="list" aria-label={label || undefined}>
      {agents.map(({ _id, name, slug, title, image, generatedImage }) => {
        const href = resolveHref('agent', slug ?? '');
        return (
          <li key={_id}>
            {href ? (
              <TextLink to={href} {...withTooltip(title)}>
                <Face aria-hidden>
                  <AgentImage name={name ?? ''} image={image} generatedImage={generatedImage} size="avatar" />
                </Face>
                {name}
              </TextLink>
            ) : (
              name
            )}
          </li>
        );
      })}
    </Names>
  );
}

const Face = styled.span`
  width: 1.75rem;
  overflow: hidden;
  border-radius: ${theme.radius.round};
`;

/** The rows have the table's line spacing; the tap targets extend into the space between them. */
const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  margin-block: calc(-1 * ${theme.space[2]});
  font-size: ${theme.text.body};

  a {
    padding-inline: ${theme.space[2]};
    margin-inline: calc(-1 * ${theme.space[2]});
  }
`;
