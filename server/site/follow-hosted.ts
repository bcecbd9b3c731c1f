import { createClient } from '@sanity/client';

type HostedDataset = { projectId: string; dataset: string };

/** Sends requests to a hosted project without its CDN, since a rendering after a publish needs the published content. */
export function fetchBypassingCdn(request: Request): Promise<Response> {
  const fresh = request.url.replace(/^(https:\/\/[^./]+)\.apicdn\.sanity\.io\//, '$1.api.sanity.io/');
  return fetch(new Request(fresh, request));
}

/**
 * Follows the publishes in a hosted project. Its listener sends events of published documents without a token.
 *
 * @param onChange is called after each publish, and after each (re)connection, since events may have been missed before
 * @returns a function that stops listening
 */
export function followHosted(
  { projectId, dataset }: HostedDataset,
  onChange: () => void,
  onError: (error: unknown) => void,
): () => void {
  const client = createClient({ projectId, dataset, apiVersion: '2025-02-19', useCdn: false });
  const events = client.listen(
    '*',
    {},
    { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query', tag: 'site.follow' },
  );
  const subscription = events.subscribe({ next: () => onChange(), error: onError });
  return () => subscription.unsubscribe();
}
