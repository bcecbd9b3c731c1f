import { Invitation } from '../../sections/invitation.tsx';
import { People } from '../../sections/people.tsx';
import { definePage } from '../define-page.ts';
import type { CpaContent } from './cpa-query.ts';
import { cpaQuery } from './cpa-query.ts';
import { Ledger } from './ledger.tsx';
import { Opening } from './opening.tsx';

export const page = definePage({
  query: cpaQuery,
  View: CpaView,
});

/** The CPA/SME change agents of spec section 2: a signed statement, and the traits as a ledger. */
export function CpaView({ content }: { content: CpaContent }) {
  const { callToAction } = content;
  return (
    <>
      <Opening heading={content.heading ?? ''} intro={content.intro ?? ''} statement={content.statement} />
      {content.traits.length > 0 && (
        <Ledger heading={content.traitsHeading} traits={content.traits} total={content.traitsTotal} />
      )}
      <People content={content.people} />
      <Invitation content={callToAction} />
    </>
  );
}
