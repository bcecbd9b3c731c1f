import { resolveHref } from '../../../schemas/hrefs.ts';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type AgentContent, agentLabelsOf } from './agent-query.ts';

/** The end of an agent's page: its own call to action, the site's invitation, and a link back. */
export function Invitations({ agent }: { agent: AgentContent }) {
  const { agentCtaButton: start, agentContact: contact } = agent.settings ?? {};
  const contactPage = agent.isReachable ? resolveHref('contactPage') : undefined;
  const startHref = start?.href || contactPage;
  const contactHref = contact?.button?.href || contactPage;
  const back = (
    <TextLink to={resolveHref('homePage')}>{agentLabelsOf(agent).back || 'Back to Agents'}</TextLink>
  );
  return (
    <>
      {startHref && (
        <CallToAction id="start-heading" headline={startHeadlineOf(agent)} tone="band">
          <LinkButton to={hrefWithAgent(startHref, agent.slug)}>
            {start?.label || 'Get Started Now'}
          </LinkButton>
        </CallToAction>
      )}
      {contactHref ? (
        <CallToAction
          id="contact-heading"
          headline={contact?.heading || 'Talk it through with us first'}
          text={contact?.text ?? undefined}
        >
          <LinkButton to={hrefWithAgent(contactHref, agent.slug)} $look="quiet">
            {contact?.button?.label || 'Contact us'}
          </LinkButton>
          {back}
        </CallToAction>
      ) : (
        <Section>{back}</Section>
      )}
    </>
  );
}

/** Returns the agent's own headline, the site's default, or that of spec section 9. */
function startHeadlineOf({ ctaHeadline, domain, settings }: AgentContent): string {
  const fallback = settings?.agentCtaHeadline || 'Ready to Elevate Your {domain}?';
  return ctaHeadline || fallback.replace('{domain}', () => domain ?? '');
}

/** Adds the agent to the query string of a path of this site; other URLs are returned unchanged. */
function hrefWithAgent(href: string, slug: string | null): string {
  if (!slug || !href.startsWith('/')) return href;
  const [path = '', hash] = href.split('#');
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}agent=${encodeURIComponent(slug)}${hash === undefined ? '' : `#${hash}`}`;
}
