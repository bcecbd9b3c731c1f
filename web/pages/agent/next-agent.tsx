import { styled } from 'styled-components';
import { resolveHref } from '../../../schemas/hrefs.ts';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Eyebrow } from '../../ui/heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { type AgentContent, agentLabelsOf } from './agent-query.ts';

/** Link to the next agent in the editors' order; the last agent links to the first. */
export function NextAgent({ agent }: { agent: AgentContent }) {
  const { nextAgent: next } = agent;
  if (!next) return null;
  return (
    <Container>
      <Way to={resolveHref('agent', next.slug ?? '')}>
        <Eyebrow as="span">{agentLabelsOf(agent).next}</Eyebrow>
        <Name>{next.name}</Name> <span>{next.title}</span>
      </Way>
    </Container>
  );
}

const Way = styled(SiteLink)`
  display: grid;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[6]};
  padding-block: ${theme.space[8]};
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
