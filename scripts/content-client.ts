import { createClient, type SanityClient } from '@sanity/client';

export type ContentClientOptions = { url: string; projectId: string; dataset: string; token: string };

/** A client that may read and write everything in a lake at `url`, drafts included. */
export function contentClient({ url, projectId, dataset, token }: ContentClientOptions): SanityClient {
  return createClient({
    apiHost: url,
    useProjectHostname: false,
    projectId,
    dataset,
    token,
    apiVersion: '2025-02-19',
    perspective: 'raw',
    useCdn: false,
  });
}
