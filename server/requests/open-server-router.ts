import { join } from 'node:path';
import { FailedAttempts } from 'embedded-content-lake';
import { getHostedApiUrl, listLoginTargets } from '../process/hosts.ts';
import type { ServerParts } from '../process/server-parts.ts';
import { createEditorCheck } from '../providers/editor-check.ts';
import type { LoadOfflineTools } from '../providers/offline/offline-tools.ts';
import { openProviders } from '../providers/open-providers.ts';
import { createServerRouter, type ServerRouter } from './server-router.ts';

/**
 * Creates the server router, with the avatar providers that it routes to.
 *
 * @param loadTools loads the offline tools, for providers that are not configured
 */
export function openServerRouter(parts: ServerParts, loadTools: LoadOfflineTools): ServerRouter {
  const { environment, addresses, lake } = parts;
  const hostedLake = environment.embedded ? undefined : getHostedApiUrl(environment.projectId);
  return createServerRouter({
    ...parts,
    backups: join(environment.dataDirectory, 'backups'),
    hosts: addresses.hosts,
    siteUrl: environment.siteUrl,
    hostedLake,
    login: {
      tokens: lake.tokens,
      attempts: new FailedAttempts(),
      targets: listLoginTargets(environment, addresses.port),
      help:
        'Ask an administrator of the site for a token. They make one with <code>npm run lake -- token create</code>. The administrator’s own is LAKE_ADMIN_TOKEN, ' +
        'or the file admin-token in the data folder.',
    },
    providers: openProviders({
      settings: environment.providers,
      directory: join(environment.dataDirectory, 'providers'),
      paidDirectory: join(environment.dataDirectory, 'paid'),
      ownOrigin: addresses.url,
      allowedOrigins: addresses.origins,
      identifyCaller: createEditorCheck({
        fetchLake: environment.embedded ? lake.fetch : (request) => fetch(request),
        lakeUrl: hostedLake ?? addresses.internalUrl,
      }),
      loadTools,
      pictureQueue: lake.pictureQueue,
      limitsClients: environment.production,
    }),
  });
}
