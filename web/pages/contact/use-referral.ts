import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { ContactContent } from './contact-query.ts';

export type ReferringAgent = ContactContent['agents'][number];

export interface Referral {
  /** The agent with the slug in `?agent=`, ignoring case. */
  agent?: ReferringAgent | undefined;
  /** The challenge with the id in `?challenge=`. */
  challenge?: string | undefined;
}

/** Reads the referral from the query string; empty in prerendered markup, which has none. */
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
