import { createClient, type SanityClient } from '@sanity/client';

export type ContentClientOptions = {
  /** Where the lake is; without it that of Sanity's host for the project. */
  url?: string;
  projectId: string;
  dataset: string;
  token: string;
  /** Carries the requests in the place of the client's own. */
  fetch?: typeof globalThis.fetch | undefined;
};

/** A client that may read and write everything in a dataset, drafts included. */
export function contentClient({ url, fetch, ...whose }: ContentClientOptions): SanityClient {
  return createClient({
    ...whose,
    apiVersion: '2025-02-19',
    perspective: 'raw',
    useCdn: false,
    ...(url ? { apiHost: url, useProjectHostname: false } : {}),
    ...(fetch ? { resolveFetch: () => fetch } : {}),
  });
}
