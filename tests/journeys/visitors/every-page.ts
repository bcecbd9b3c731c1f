import { agentDocuments } from '../../../scripts/seed/documents/agents.ts';
import { fixedPaths } from '../../../web/app/routes.tsx';

/** One agent for each form that the Impact Framework shows first. */
const agentsByForm = new Map(agentDocuments.map(({ impactView, slug }) => [impactView, slug?.current ?? '']));

/** Paths of every kind of page: all routes, an agent for each form, and an agent that does not exist. */
export const everyPage: readonly string[] = [
  ...fixedPaths,
  ...[...agentsByForm.values(), 'nobody'].map((agent) => `/agent/${agent}`),
];

/** The path of every agent's page. */
export const agentPages: readonly string[] = agentDocuments.map(({ slug }) => `/agent/${slug?.current}`);
