import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { ContactContent } from './contact-query.ts';

export type ReferringAgent = ContactContent['agents'][number];

interface Referral {
  /** The agent that `?agent=<slug>` names, in any case. */
  agent?: ReferringAgent | undefined;
  /** The challenge whose id `?challenge=` names. */
  challenge?: string | undefined;
}

/** What the visitor comes from; nothing in prerendered markup, whose address has no search. */
export function useReferral({ agents, challenges }: ContactContent): Referral {
  const [search] = useSearchParams();
  if (!useHydrated()) return {};
  const slug = search.get('agent')?.toLowerCase();
  const id = search.get('challenge');
  return {
    agent: slug ? agents.find((agent) => agent.slug?.toLowerCase() === slug) : undefined,
    challenge: challenges.find(({ _id }) => _id === id)?.issue ?? undefined,
  };
}
