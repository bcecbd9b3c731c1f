import { z } from 'zod';

/** Where Sanity keeps the files of hosted projects. */
export const SANITY_FILES = 'https://cdn.sanity.io';

/** How long a person waits for a name. */
const TIMEOUT_MS = 5_000;

/**
 * A hosted project as a person knows it, such as '“Beacon” (abc123)'; its id alone when Sanity does not tell the name.
 *
 * @param apiHost the management API, such as 'https://api.sanity.io'
 */
export async function describeProject(apiHost: string, projectId: string, token: string): Promise<string> {
  try {
    const response = await fetch(`${apiHost}/v2021-06-07/projects/${projectId}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { displayName } = z.object({ displayName: z.string().min(1) }).parse(await response.json());
    return `“${displayName}” (${projectId})`;
  } catch {
    // A token need not be allowed to read it, and the work itself says what is wrong with an address.
    return projectId;
  }
}
