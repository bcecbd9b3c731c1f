import { useSuspenseQuery } from '@tanstack/react-query';
import { Notice } from '../../sections/notice.tsx';
import { MeantPlace } from './meant-place.tsx';
import { notFoundQuery } from './not-found-query.ts';

/** Stands where no agent has the name. Texts of spec section 2; the router sends '/agents' on to the agents of the home page. */
export function UnknownAgentPage({ agentName }: { agentName: string }) {
  const { data } = useSuspenseQuery(notFoundQuery());
  return (
    <Notice
      heading="Agent Not Found"
      text="The agent you're looking for doesn't exist."
      action={{ label: 'Return to Agents', href: '/agents' }}
    >
      <MeantPlace path={`/${agentName}`} content={data} />
    </Notice>
  );
}
