import { createClient } from 'studio-client';

/** The client as the Studio has it, signed in to the lake that `setUpTestLake` opens for the calling file. */
export function studioClient() {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: 'http://localhost',
    useProjectHostname: false,
    useCdn: false,
    token: 'test',
    // jsdom looks like a browser, in which a token would be seen by visitors.
    ignoreBrowserTokenWarning: true,
  });
}
