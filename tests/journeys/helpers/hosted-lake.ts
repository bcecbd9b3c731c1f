import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '../../../scripts/seed/seed.ts';
import { createContentClient } from '../../../scripts/shared/content-client.ts';
import { openServer } from '../../../server/main.ts';
import { readEnvironment } from '../../../server/process/environment.ts';
import { root } from './test-directories.ts';
import { openTlsFront, type TlsFront } from './tls-front.ts';

export const projectId = 'abcd1234';
export const apiHost = `${projectId}.api.sanity.io`;
export const cdnHost = `${projectId}.apicdn.sanity.io`;
export const assetHost = 'cdn.sanity.io';

/** A port without a server, for which the proxy responds 502. */
const nowhere = 'http://127.0.0.1:9';

/** A lake with the seed that responds at the hosts of a hosted project. */
export interface HostedLake {
  readonly front: TlsFront;
  /** Sends a request to the lake within this process. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** A token of the project's administrator. */
  readonly token: string;
  /** From now on the API hosts respond 502; assets are still served. */
  goAway(): void;
  comeBack(): void;
  close(): Promise<void>;
}

/** @param origins the CORS origins of the project */
export async function openHostedLake(origins: readonly string[]): Promise<HostedLake> {
  const directory = mkdtempSync(join(tmpdir(), 'hosted-lake-'));
  const token = 'a-token-of-the-hosted-project';
  const environment = readEnvironment(
    {
      PORT: '0',
      GATE: 'off',
      LOG_LEVEL: 'silent',
      LAKE_DATA_DIR: directory,
      LAKE_ADMIN_TOKEN: token,
      LAKE_CORS_ORIGINS: origins.join(','),
      SANITY_PROJECT_ID: projectId,
      // The lake's asset URLs begin with this.
      SITE_URL: `https://${assetHost}`,
    },
    root,
  );
  // The embedded lake with another project id.
  const server = await openServer({ ...environment, embedded: true });
  server.goLiveAlone();
  await seed(createContentClient({ url: server.internalUrl, projectId, dataset: 'production', token }));
  const upstream = { url: server.internalUrl, host: new URL(server.internalUrl).host };
  const answering = { ...upstream };
  const front = await openTlsFront({ [apiHost]: answering, [cdnHost]: answering, [assetHost]: upstream });
  return {
    front,
    fetch: (request) => server.lake.fetch(request),
    token,
    goAway: () => void Object.assign(answering, { url: nowhere }),
    comeBack: () => void Object.assign(answering, upstream),
    close: async () => {
      await front.close();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
