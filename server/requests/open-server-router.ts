import { join } from 'node:path';
import { FailedAttempts, type Lake } from 'embedded-content-lake';
import type { DiskSpace } from '../process/disk-space.ts';
import type { Environment } from '../process/environment.ts';
import { type Addresses, hostedApi, loginTargets } from '../process/hosts.ts';
import type { Metrics } from '../process/metrics.ts';
import { createEditorCheck } from '../providers/editor-check.ts';
import type { LoadOfflineTools } from '../providers/offline/offline-tools.ts';
import { openProviders } from '../providers/open-providers.ts';
import { createServerRouter, type ServerRouter } from './server-router.ts';

type RouterSettings = {
  environment: Environment;
  addresses: Addresses;
  lake: Lake;
  /** Identifies this server process in the response of the health check. */
  instance: string;
  loadTools: LoadOfflineTools;
  disk: DiskSpace;
  metrics: Metrics;
};

/** Creates the server router from the environment, with the avatar providers that it routes to. */
export function openServerRouter({
  environment,
  addresses,
  lake,
  instance,
  loadTools,
  disk,
  metrics,
}: RouterSettings): ServerRouter {
  const hostedLake = environment.embedded ? undefined : hostedApi(environment.projectId);
  return createServerRouter({
    lake,
    instance,
    disk,
    metrics,
    backups: join(environment.dataDirectory, 'backups'),
    hosts: addresses.hosts,
    siteUrl: environment.siteUrl,
    hostedLake,
    login: {
      tokens: lake.tokens,
      attempts: new FailedAttempts(),
      targets: loginTargets(environment, addresses.port),
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
