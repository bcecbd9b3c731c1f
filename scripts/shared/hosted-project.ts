import { z } from 'zod';

/** Sanity's CDN for the files of hosted projects. */
export const SANITY_FILES = 'https://cdn.sanity.io';

/** Longest wait for the project's name. */
const TIMEOUT_MS = 5_000;

/**
 * The name and id of a hosted project, such as '“Beacon” (abc123)'; only the id when Sanity does not return the name.
 *
 * @param apiHost URL of the management API, such as 'https://api.sanity.io'
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
    // The token may lack this permission, and a wrong address is reported by the following requests.
    return projectId;
  }
}
