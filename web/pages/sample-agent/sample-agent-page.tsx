import { resolveHref } from '../../../content/hrefs.ts';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { LinkButton } from '../../ui/controls/button.tsx';
import { lazySection } from '../../ui/lazy-section.tsx';
import { definePage } from '../define-page.ts';
import type { SampleAgentContent } from './sample-agent-query.ts';
import { sampleAgentQuery } from './sample-agent-query.ts';
import { SampleHero } from './sample-hero.tsx';

const Framework = lazySection(async () => (await import('./framework.tsx')).Framework);

export const page = definePage({
  query: sampleAgentQuery,
  View: SampleAgentView,
});

/** The sample page: an agent, five framework cards by priority, and a call to action. */
export function SampleAgentView({ content }: { content: SampleAgentContent }) {
  return (
    <>
      <SampleHero content={content} />
      {content.frameworkCards.length > 0 && <Framework content={content} />}
      <Invitation content={content} />
    </>
  );
}

/** 'Get Started Now' passes the agent to the contact page; 'Back to Agents' links to the home page. */
function Invitation({ content: { callToAction, backLink, isReachable } }: { content: SampleAgentContent }) {
  const contactPage = isReachable ? `${resolveHref('contactPage')}?agent=diana` : undefined;
  const start = callToAction?.button?.href || contactPage;
  return (
    <CallToAction
      id="start-heading"
      headline={callToAction?.heading || 'Ready to be transformed by Your Data & Impact Analytics?'}
      text={callToAction?.text ?? undefined}
    >
      {start && <LinkButton to={start}>{callToAction?.button?.label || 'Get Started Now'}</LinkButton>}
      <LinkButton to={backLink?.href || resolveHref('homePage')} $look="quiet">
        {backLink?.label || 'Back to Agents'}
      </LinkButton>
    </CallToAction>
  );
}
