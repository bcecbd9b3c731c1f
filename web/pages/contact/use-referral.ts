import { useSearchParams } from 'react-router-dom';
import { getVisibleText } from '../../../content/visible-text.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { ContactContent } from './contact-query.ts';

export type ReferringAgent = ContactContent['agents'][number];

export interface Referral {
  /** The agent with the slug in `?agent=`, ignoring case. */
  agent?: ReferringAgent | undefined;
  /** The name of the group of challenges in `?challenges=`. */
  challenges?: string | undefined;
}

/** Reads the referral from the query string; empty in prerendered markup, which has none. */
export function useReferral({ agents, challengeGroups }: ContactContent): Referral {
  const [search] = useSearchParams();
  if (!useHydrated()) return {};
  const slug = search.get('agent')?.toLowerCase();
  const group = search.get('challenges');
  return {
    agent: slug ? agents.find((agent) => agent.slug?.toLowerCase() === slug) : undefined,
    // In the Studio's preview, a name has invisible marks.
    challenges: challengeGroups.find((name) => name !== null && getVisibleText(name) === group) ?? undefined,
  };
}
