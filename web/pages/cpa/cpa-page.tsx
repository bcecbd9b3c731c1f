import { useSuspenseQuery } from '@tanstack/react-query';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { LinkButton } from '../../ui/button.tsx';
import type { CpaContent } from './cpa-content.ts';
import { cpaPageQuery } from './cpa-page-query.ts';
import { Ledger } from './ledger.tsx';
import { Opening } from './opening.tsx';

export function CpaPage() {
  const { data } = useSuspenseQuery(cpaPageQuery());
  return data && <CpaView content={data} />;
}

/** The CPA/SME change agents of spec section 2: who builds the product, signed, and their traits as a ledger. */
export function CpaView({ content }: { content: CpaContent }) {
  const { callToAction } = content;
  return (
    <>
      <Opening heading={content.heading ?? ''} intro={content.intro ?? ''} statement={content.statement} />
      {content.traits.length > 0 && (
        <Ledger heading={content.traitsHeading} traits={content.traits} total={content.traitsTotal} />
      )}
      {callToAction?.heading && (
        <CallToAction
          id="cpa-contact-heading"
          headline={callToAction.heading}
          text={callToAction.text ?? undefined}
        >
          {callToAction.button?.href && (
            <LinkButton to={callToAction.button.href}>{callToAction.button.label}</LinkButton>
          )}
        </CallToAction>
      )}
    </>
  );
}
