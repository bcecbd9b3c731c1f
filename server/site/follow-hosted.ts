import { createClient } from '@sanity/client';

export type HostedDataset = { projectId: string; dataset: string };

/** Carries requests to a hosted project, but past its CDN: what is rendered after a publish must have what was published. */
export function fetchBypassingCdn(request: Request): Promise<Response> {
  const fresh = request.url.replace(/^(https:\/\/[^./]+)\.apicdn\.sanity\.io\//, '$1.api.sanity.io/');
  return fetch(new Request(fresh, request));
}

/**
 * Hears of every publish in a hosted project, as anybody may: its listener tells of published documents without a token.
 *
 * @param onChange is called after a publish and whenever the connection begins: something may have been missed before
 * @returns the way to stop listening
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
