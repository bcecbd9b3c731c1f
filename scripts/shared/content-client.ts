import { createClient, type SanityClient } from '@sanity/client';

type ContentClientOptions = {
  /** The lake's URL; by default that of Sanity's API host for the project. */
  url?: string;
  projectId: string;
  dataset: string;
  token: string;
  /** Replaces the client's own way to send requests. */
  fetch?: typeof globalThis.fetch | undefined;
};

/** A client that may read and write all documents of a dataset, drafts included. */
export function createContentClient({ url, fetch, ...whose }: ContentClientOptions): SanityClient {
  return createClient({
    ...whose,
    apiVersion: '2025-02-19',
    perspective: 'raw',
    useCdn: false,
    ...(url ? { apiHost: url, useProjectHostname: false } : {}),
    ...(fetch ? { resolveFetch: () => fetch } : {}),
  });
}
