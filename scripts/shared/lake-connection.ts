import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import type { SanityClient } from '@sanity/client';
import { type Lake, openLake, readAdminToken } from 'embedded-content-lake';
import { z } from 'zod';
import type { Environment } from '../../server/process/environment.ts';
import { getInternalUrl } from '../../server/process/hosts.ts';
import { INSTANCE_HEADER, readServerState } from '../../server/process/server-state.ts';
import { createContentClient } from './content-client.ts';
import { describeProject } from './hosted-project.ts';
import { OperatorError } from './operator-error.ts';

export type LakeConnection = {
  /** Reads and writes everything, drafts included. */
  client: SanityClient;
  /** Its URL; absent for a hosted project. */
  url?: string;
  /** A description of the lake for the operator: 'the server at http://localhost:3000'. */
  where: string;
  /** Must be called, or the process does not exit. */
  close(): Promise<void>;
};

/** The lake cannot be reached; `message` is one sentence for the operator. */
export class LakeConnectionError extends OperatorError {
  override name = 'LakeConnectionError';
}

/**
 * A client of the lake that the environment names: the running server when it responds, else the lake opened in
 * this process, else (SANITY_PROJECT_ID is set) the hosted project.
 *
 * @param options.confirmed the operator agreed (`--yes`) to change a hosted project
 * @param options.readOnly nothing is changed, so no confirmation is needed
 * @param options.existing only existing content is used: neither a lake nor a dataset is created
 * @throws LakeConnectionError for a hosted project without a token, or without `confirmed` when it is to be changed; with
 * `existing` for a data folder without a lake, or a lake without the dataset
 * @throws DataFolderError when another process has the data open and does not respond
 */
export async function connectToLake(
  environment: Environment,
  options: { confirmed?: boolean; readOnly?: boolean; existing?: boolean } = {},
): Promise<LakeConnection> {
  if (!environment.embedded) {
    return openHostedLake(environment, (options.confirmed || options.readOnly) ?? false);
  }
  const server = await findRunningServer(environment.dataDirectory);
  if (server) return connectToServer(environment, server.url);
  if (options.existing && !hasLake(environment.dataDirectory))
    throw createNoLakeError(environment.dataDirectory);
  return openOwnLake(environment, options.existing ?? false);
}

/** Whether a data folder contains a lake's store. */
export function hasLake(dataDirectory: string): boolean {
  return existsSync(join(dataDirectory, 'lake.sqlite'));
}

/** The error for a folder without a lake. Creating an empty one there would let every command succeed without effect. */
export function createNoLakeError(dataDirectory: string): LakeConnectionError {
  return new LakeConnectionError(
    `There is no lake in ${dataDirectory}, and this works with content that is there. If your content lies elsewhere, say where: set LAKE_DATA_DIR to its folder, or ENV_FILE to the file with the settings of its server, such as ENV_FILE=/etc/site.env. A new lake is made by npm start, npm run seed, npm run pull without --dry-run, or npm run lake -- restore.`,
  );
}

async function openHostedLake(
  { projectId, dataset, apiToken }: Environment,
  confirmed: boolean,
): Promise<LakeConnection> {
  if (!apiToken) {
    throw new LakeConnectionError(
      `To work with the hosted dataset ${projectId}/${dataset}, set SANITY_API_TOKEN to a token that may write.`,
    );
  }
  const client = createContentClient({ projectId, dataset, token: apiToken });
  const project = await describeProject(client.config().apiHost, projectId, apiToken);
  const where = `the hosted project ${project}, dataset ${dataset}`;
  if (!confirmed) {
    throw new LakeConnectionError(`This would work with ${where}; add --yes if that is what you want.`);
  }
  return { client, where, close: async () => {} };
}

const healthAnswer = z.object({ status: z.enum(['ok', 'degraded', 'starting']) });

/** A server that has a data folder open, from the file that it wrote there and from its health response. */
export type FoundServer = { url: string; pid: number; health: 'ok' | 'degraded' | 'starting' };

/** Time in ms that a busy server may take to answer. One that was killed refuses the connection at once. */
const ANSWER_TIMEOUT_MS = 30_000;

/** The server that has the data folder open; the files of a killed server or of a copied folder are ignored. */
export async function findRunningServer(dataDirectory: string): Promise<FoundServer | undefined> {
  const state = readServerState(dataDirectory);
  if (!state) return undefined;
  const { url, pid, instance } = state;
  try {
    const response = await fetch(`${url}/_lake/health`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    // Makes sure that no other program gets the token, and that writes go to no other lake.
    if (response.headers.get(INSTANCE_HEADER) !== instance) return undefined;
    const { status } = healthAnswer.parse(await response.json());
    return { url, pid, health: status };
  } catch {
    return undefined;
  }
}

function connectToServer(environment: Environment, url: string): LakeConnection {
  const { projectId, dataset } = environment;
  const token = readAdminToken(environment.adminToken, environment.dataDirectory);
  const client = createContentClient({ url, projectId, dataset, token });
  return { client, url, where: `the server at ${url}`, close: async () => {} };
}

async function openOwnLake(environment: Environment, existing: boolean): Promise<LakeConnection> {
  const { projectId, dataset, dataDirectory } = environment;
  const token = readAdminToken(environment.adminToken, dataDirectory);
  const lake = openLake({
    path: dataDirectory,
    projectId,
    datasets: existing ? [] : [dataset],
    adminToken: token,
    // The address that the server will have, not the temporary one of this process.
    publicOrigin: environment.siteUrl ?? getInternalUrl(environment, environment.port),
  });
  const { server, url } = await listen(lake);
  const connection = {
    client: createContentClient({ url, projectId, dataset, token }),
    url,
    where: `the data in ${dataDirectory}`,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      lake.close();
    },
  };
  if (existing) {
    await refuseMissing(dataset, connection).catch(async (error: unknown) => {
      await connection.close();
      throw error;
    });
  }
  return connection;
}

/** A typing error in the name would otherwise create an empty dataset, and a migration would find nothing to change. */
async function refuseMissing(dataset: string, { client, where }: LakeConnection): Promise<void> {
  const names = (await client.datasets.list()).map(({ name }) => name);
  if (names.includes(dataset)) return;
  throw new LakeConnectionError(
    `There is no dataset ${dataset}, and this works with content that is there. The datasets of ${where}: ${names.join(', ') || 'none'}. Set SANITY_DATASET to one of them, or --dataset where the command knows it. A new dataset is made by npm start, npm run seed, or npm run pull with --create and without --dry-run.`,
  );
}

/** Listens on a free port that only this machine can reach, so that scripts always use HTTP. */
function listen(lake: Lake): Promise<{ server: ServerType; url: string }> {
  return new Promise((resolve, reject) => {
    const options = {
      fetch: (request: Request) => lake.fetch(request),
      port: 0,
      hostname: '127.0.0.1',
      // Never closed when idle: a script that computes for seconds, as an import does, would else send its next request over a
      // connection that this same process closes first.
      serverOptions: { keepAliveTimeout: 0 },
    };
    const server = serve(options, ({ port }) => resolve({ server, url: `http://127.0.0.1:${port}` }));
    server.once('error', (error) => {
      lake.close();
      reject(new LakeConnectionError(`The lake cannot listen on a local port: ${error.message}.`));
    });
  });
}
