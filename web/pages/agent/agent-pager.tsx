import { styled } from 'styled-components';
import { resolveHref } from '../../../content/hrefs.ts';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Eyebrow } from '../../ui/text/heading.tsx';
import { type AgentContent, getAgentLabels } from './agent-query.ts';

/** Links to the next agent in the editors' order, after the last one to the first, and back to all agents. */
export function AgentPager({ agent }: { agent: AgentContent }) {
  const { nextAgent: next } = agent;
  const labels = getAgentLabels(agent);
  return (
    <Container>
      <Ways>
        {next && (
          <Next to={resolveHref('agent', next.slug ?? '')}>
            <Eyebrow as="span">{labels.next}</Eyebrow>
            <Name>{next.name}</Name> <span>{next.title}</span>
          </Next>
        )}
        <TextLink to={resolveHref('homePage')}>{labels.back || 'Back to Agents'}</TextLink>
      </Ways>
    </Container>
  );
}

const Ways = styled.div`
  display: grid;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[12]};
  padding-block: ${theme.space[8]};

  @media (width >= ${theme.width.compact}) {
    grid-template-columns: auto auto;
  }
`;

const Next = styled(SiteLink)`
  display: grid;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[6]};
  color: inherit;
  text-decoration: none;

  @media (width >= ${theme.width.compact}) {
    grid-template-columns: auto auto 1fr;
  }
`;

const Name = styled.span`
  font-family: ${theme.font.display};
  font-size: ${theme.text.subhead};
  text-decoration: underline;
  text-decoration-thickness: ${theme.border.hair};
  text-underline-offset: 0.2em;
  justify-self: start;

  a:hover & {
    color: ${theme.color.accent};
  }
`;
