import { queryOptions } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import { fetchContent } from '../data/client.ts';

export const gateHelp = defineQuery(`*[_id == "siteSettings"][0].gateHelp`);

/** The public help text below the password field; null if editors wrote none. */
export function gateHelpQuery() {
  return queryOptions({
    queryKey: ['gate-help'],
    queryFn: () => fetchContent(gateHelp),
  });
}
