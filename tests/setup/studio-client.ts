import { createClient } from 'studio-client';

/** The Studio's client, signed in to the lake that `setUpTestLake` opens for the calling file. */
export function studioClient() {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: 'http://localhost',
    useProjectHostname: false,
    useCdn: false,
    token: 'test',
    // In a browser, which jsdom resembles, visitors could read the token.
    ignoreBrowserTokenWarning: true,
  });
}
