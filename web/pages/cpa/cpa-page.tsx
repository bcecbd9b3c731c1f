import { lazySection } from '../../ui/lazy-section.tsx';
import { definePage } from '../define-page.ts';
import type { CpaContent } from './cpa-query.ts';
import { cpaQuery } from './cpa-query.ts';
import { Opening } from './opening.tsx';

const Ledger = lazySection(async () => (await import('./ledger.tsx')).Ledger);
const People = lazySection(async () => (await import('../../sections/people.tsx')).People);
const Invitation = lazySection(async () => (await import('../../sections/invitation.tsx')).Invitation);

export const page = definePage({
  query: cpaQuery,
  View: CpaView,
});

/** The CPA/SME change agents: a signed statement, and the traits as a ledger. */
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
