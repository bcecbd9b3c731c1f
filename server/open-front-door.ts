import { join } from 'node:path';
import type { Environment } from './environment.ts';
import { Faults } from './faults.ts';
import { createFrontDoor, type FrontDoor } from './front-door.ts';
import { type Addresses, hostedApi, loginTargets } from './hosts.ts';
import type { Lake } from './lake/lake.ts';
import { LoginTries } from './login-tries.ts';
import { createEditorCheck } from './providers/editor-check.ts';
import type { LoadOfflineTools } from './providers/offline/offline-tools.ts';
import { openProviders } from './providers/open-providers.ts';

type DoorSettings = {
  environment: Environment;
  addresses: Addresses;
  lake: Lake;
  /** Said with the health, so that this server is taken for no other. */
  instance: string;
  loadTools: LoadOfflineTools;
  /** Whether faults may be asked for. */
  hasFaults: boolean;
};

/** The front door as the environment has it, with the avatar providers behind it. */
export function openFrontDoor({
  environment,
  addresses,
  lake,
  instance,
  loadTools,
  hasFaults,
}: DoorSettings): FrontDoor {
  const hostedLake = environment.embedded ? undefined : hostedApi(environment.projectId);
  return createFrontDoor({
    lake,
    instance,
    backups: join(environment.dataDirectory, 'backups'),
    faults: hasFaults ? new Faults() : undefined,
    hosts: addresses.hosts,
    siteUrl: environment.siteUrl,
    hostedLake,
    login: {
      tokens: lake.tokens,
      tries: new LoginTries(),
      targets: loginTargets(environment, addresses.port),
    },
    providers: openProviders({
      settings: environment.providers,
      directory: join(environment.dataDirectory, 'providers'),
      paidDirectory: join(environment.dataDirectory, 'paid'),
      ownOrigin: addresses.url,
      allowedOrigins: addresses.origins,
      whoCalls: createEditorCheck({
        fetchLake: environment.embedded ? lake.fetch : fetch,
        lakeUrl: hostedLake ?? addresses.internalUrl,
        now: Date.now,
      }),
      loadTools,
    }),
  });
}
