import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { isPublicId, type Lake } from 'embedded-content-lake';
import type { Environment } from '../process/environment.ts';
import { getPreviewingOrigin, listHostedOrigins } from '../process/hosts.ts';
import { createSite, type Site } from './site.ts';
import { getSiteEnvironment } from './site-environment.ts';

/** How long until pages are rendered again whose content the lake did not return, because it was unreachable or too busy. */
const RETRY_AFTER_MS = 30_000;

type OpenSiteOptions = {
  environment: Environment;
  lake: Lake;
  /** The public address of the site. */
  url: string;
  /** The folders of the site's build. */
  clientDir: string;
  serverDir: string;
  /** Receives the milliseconds from a change until the site was rendered again. */
  onRendered: (milliseconds: number) => void;
};

/** The site, which renders its pages again after each publish. */
export type OpenedSite = {
  site: Site;
  /** Renders the site; rejects when the embedded lake fails. */
  render(): Promise<{ rendered: number }>;
  close(): void;
};

/** Opens the site over the lake that stores the content: the embedded one, or a hosted project. */
export async function openSite({
  environment,
  lake,
  url,
  clientDir,
  serverDir,
  onRendered,
}: OpenSiteOptions): Promise<OpenedSite> {
  const { embedded, projectId } = environment;
  const site = await createSite({
    clientDir,
    serverDir,
    directory: join(environment.dataDirectory, 'site'),
    fetchLake: embedded ? lake.fetch : fetchBypassingCdn,
    trusted: {
      content: embedded ? [] : listHostedOrigins(projectId),
      frames: [getPreviewingOrigin(environment)].filter((origin) => origin !== undefined),
    },
    settings: getSiteEnvironment(environment),
    siteUrl: url,
    retryAfterMs: RETRY_AFTER_MS,
    onRendered,
    onError: (error) => console.error('A part of the site could not be made:', error),
  });
  // Before the first rendering, so that a publish during it is not missed.
  const unfollow = followContent(environment, lake, site.contentChanged);
  return {
    site,
    render: () =>
      site.render().catch((error) => {
        // A hosted lake may be unreachable; then the site serves the pages that were rendered last.
        if (embedded) throw error;
        console.error('The content lake does not answer; the pages rendered last are served:', error);
        return { rendered: 0 };
      }),
    close() {
      unfollow();
      site.close();
    },
  };
}

/** @returns a function that stops following */
function followContent(environment: Environment, lake: Lake, onChange: () => void): () => void {
  if (!environment.embedded) {
    return followHosted(environment, onChange, (error) =>
      console.error('The hosted project tells of no more changes; restart to follow it again:', error),
    );
  }
  return lake.onCommit(environment.dataset, ({ changes }) => {
    // Drafts change with every keystroke, and pages do not show them.
    if (changes.some((change) => isPublicId(change.id))) onChange();
  });
}

type HostedDataset = { projectId: string; dataset: string };

/** Sends requests to a hosted project without its CDN, since a rendering after a publish needs the published content. */
function fetchBypassingCdn(request: Request): Promise<Response> {
  const fresh = request.url.replace(/^(https:\/\/[^./]+)\.apicdn\.sanity\.io\//, '$1.api.sanity.io/');
  return fetch(new Request(fresh, request));
}

/**
 * Follows the publishes in a hosted project. Its listener sends events of published documents without a token.
 *
 * @param onChange is called after each publish, and after each (re)connection, since events may have been missed before
 * @returns a function that stops listening
 */
function followHosted(
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
