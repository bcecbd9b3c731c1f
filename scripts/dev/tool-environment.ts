import type { Environment } from '../../server/process/environment.ts';

/**
 * The environment variables for Vite (the site's development server) and for Sanity's command (the Studio).
 *
 * @param server the server that they connect to; `studioToken` signs the Studio in
 */
export function toolEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  { projectId, dataset, embedded, developmentPorts }: Environment,
  server: { port: number; internalUrl: string; studioToken: string },
): Record<string, string | undefined> {
  return {
    ...variables,
    PORT: String(server.port),
    SANITY_STUDIO_PROJECT_ID: projectId,
    SANITY_STUDIO_DATASET: dataset,
    SANITY_STUDIO_PREVIEW_ORIGIN: `http://localhost:${developmentPorts.site}`,
    SANITY_STUDIO_SELF_HOSTED: 'true',
    // A hosted project has its own API host, and its editors sign in at Sanity.
    SANITY_STUDIO_LAKE_ORIGIN: embedded ? server.internalUrl : undefined,
    SANITY_STUDIO_SESSION_TOKEN: embedded ? server.studioToken : undefined,
  };
}
