import { type Environment, EnvironmentError, readEnvironment } from '../../server/environment.ts';

/** What is written for a host of files. */
export type StaticPart = 'site' | 'studio';

/**
 * The environment of what is written for a host of files.
 *
 * @throws EnvironmentError where files alone would show no content, and what `readEnvironment` throws
 */
export function publicEnvironment(
  part: StaticPart,
  variables: Readonly<Record<string, string | undefined>>,
  root: string,
): Environment & { siteUrl: string } {
  // Only the site has a gate, so nobody need think of its password for a Studio.
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
