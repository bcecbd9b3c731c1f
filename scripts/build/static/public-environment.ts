import { type Environment, EnvironmentError, readEnvironment } from '../../../server/process/environment.ts';

/** A part that can be built for static hosts. */
export type StaticPart = 'site' | 'studio';

/**
 * The environment of a static build.
 *
 * @throws EnvironmentError when static files could not reach any content, and what `readEnvironment` throws
 */
export function getPublicEnvironment(
  part: StaticPart,
  variables: Readonly<Record<string, string | undefined>>,
  root: string,
): Environment & { siteUrl: string } {
  // Only the site has a gate, so a build of the Studio needs no password.
  const needed = part === 'studio' ? { ...variables, GATE: 'off' } : variables;
  const environment = readEnvironment(needed, root);
  const { embedded, siteUrl } = environment;
  if (embedded || !siteUrl) {
    throw new EnvironmentError(
      'Files alone hold no content lake: set SANITY_PROJECT_ID to a hosted project and SITE_URL to the address of the site.',
    );
  }
  return { ...environment, siteUrl };
}
