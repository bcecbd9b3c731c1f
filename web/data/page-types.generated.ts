// Written by `npm run types` from content/pages.ts.

/** The types of the documents that fill one page each, as the inside of a GROQ array. */
export const pageTypesFragment = '"homePage", "organizationsPage", "globalImpactPage", "aboutPage", "aboutOldPage", "cpaPage", "polyAiPage", "likeOsPage", "contactPage", "sampleAgentPage", "connectedAgentsPage", "needImpactAgentsPage", "notFoundPage"';
