import { styled } from 'styled-components';
import { resolveHref } from '../../../content/hrefs.ts';
import { theme } from '../../theme/theme.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Section } from '../../ui/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { AgentContent } from './agent-query.ts';

/** The end of an agent's page: its own call to action, and beside it the site's invitation to get in touch. */
export function AgentInvitation({ agent }: { agent: AgentContent }) {
  const { agentCtaButton: start, agentContact: contact } = agent.settings ?? {};
  const contactPage = agent.isReachable ? resolveHref('contactPage') : undefined;
  const startHref = start?.href || contactPage;
  const contactHref = contact?.button?.href || contactPage;
  if (!startHref && !contactHref) return null;
  return (
    <Section labelledBy="start-heading" tone="band">
      <Layout>
        <Start>
          <Heading id="start-heading">{getStartHeadline(agent)}</Heading>
          {startHref && (
            <LinkButton to={addAgentToHref(startHref, agent.slug)}>
              {start?.label || 'Get Started Now'}
            </LinkButton>
          )}
        </Start>
        {contactHref && (
          <Contact>
            <h3>{contact?.heading || 'Talk it through with us first'}</h3>
            {contact?.text && <p>{contact.text}</p>}
            <TextLink to={addAgentToHref(contactHref, agent.slug)}>
              {contact?.button?.label || 'Contact us'}
            </TextLink>
          </Contact>
        )}
      </Layout>
    </Section>
  );
}

/** Returns the agent's own headline, the site's default, or the general one. */
function getStartHeadline({ ctaHeadline, domain, settings }: AgentContent): string {
  const fallback = settings?.agentCtaHeadline || 'Ready to Elevate Your {domain}?';
  return ctaHeadline || fallback.replace('{domain}', () => domain ?? '');
}

/** Adds the agent to the query string of a path of this site; other URLs are returned unchanged. */
function addAgentToHref(href: string, slug: string | null): string {
  if (!slug || !href.startsWith('/')) return href;
  const [path = '', hash] = href.split('#');
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}agent=${encodeURIComponent(slug)}${hash === undefined ? '' : `#${hash}`}`;
}

const Layout = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space[12]};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${theme.space[24]};
  }
`;

const Start = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[8]};
`;

const Contact = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.hair} solid ${theme.color.rule};

  p {
    max-width: ${theme.size.measure};
    color: ${theme.color.inkSoft};
  }
`;
