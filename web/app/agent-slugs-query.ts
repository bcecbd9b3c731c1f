import { defineQuery } from 'groq';

/** The slug of every published agent: one page each. */
export const agentSlugs = defineQuery(`*[_type == "agent" && defined(slug.current)].slug.current`);
