import { useSuspenseQuery } from '@tanstack/react-query';
import { Invitation } from '../../sections/invitation.tsx';
import type { CpaContent } from './cpa-content.ts';
import { cpaPageQuery } from './cpa-page-query.ts';
import { Ledger } from './ledger.tsx';
import { Opening } from './opening.tsx';

/** Comes with the page: the site loads both as one file. */
export { cpaPageQuery };

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
      <Invitation content={callToAction} />
    </>
  );
}
