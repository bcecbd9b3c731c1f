import { createClient } from '@sanity/client';
import { type ContentReader, type ContentSource, timeoutMs } from './content-source.ts';
import { getSiteConfig } from './env.ts';

/** Reads published content without a token. Does not retry, since react-query does. */
export function createPublishedReader({ origin, transport }: ContentSource): ContentReader {
  const { projectId, dataset } = getSiteConfig();
  const isEmbedded = projectId === 'local';
  const client = createClient({
    projectId,
    dataset,
    apiVersion: '2025-02-19',
    perspective: 'published',
    useCdn: !isEmbedded,
    maxRetries: 0,
    timeout: timeoutMs,
    ...(isEmbedded ? { apiHost: origin, useProjectHostname: false } : {}),
    resolveFetch: () => (url, init) => transport(new Request(url, init)),
  });
  return (query, params) => client.fetch<unknown>(query, params);
}
