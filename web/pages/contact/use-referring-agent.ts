import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { ContactContent } from './contact-query.ts';

export type ReferringAgent = ContactContent['agents'][number];

/** The agent that `?agent=<slug>` names, in any case; nobody in prerendered markup, whose address has no search. */
export function useReferringAgent(agents: ContactContent['agents']): ReferringAgent | undefined {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const slug = isHydrated && search.get('agent')?.toLowerCase();
  return slug ? agents.find((agent) => agent.slug?.toLowerCase() === slug) : undefined;
}
