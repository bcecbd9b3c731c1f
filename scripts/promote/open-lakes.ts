import type { SanityClient } from '@sanity/client';
import type { Environment } from '../../server/environment.ts';
import { contentClient } from '../content-client.ts';
import { describeProject } from '../hosted-project.ts';
import { connectToLake, hasLake } from '../lake-connection.ts';
import { OperatorError } from '../operator-error.ts';
import { type LakeAddress, writeLakeAddress } from './lake-address.ts';

/** A dataset that content is copied from or to. */
export type PromoteLake = {
  client: SanityClient;
  /** The address as it is typed: `abc123/production`. */
  address: string;
  /** A description for the user: 'the dataset production of “Beacon” (abc123)'. */
  where: string;
  /** Base URL of its files, when it differs from the URLs in their documents. */
  url?: string;
  /** Whether others work with it, so that changing it needs `--yes`. */
  isShared: boolean;
};

/** Credentials for lakes other than this machine's. */
export type Access = {
  /** PROMOTE_TOKEN, for the other lake. */
  other: string | undefined;
  /** SANITY_API_TOKEN, for a hosted project. */
  hosted: string | undefined;
  /** Replaces the network for requests to a hosted project in tests. */
  fetch?: typeof fetch;
};

export type OpenOptions = {
  /** Nothing will be written. */
  dryRun?: boolean;
  /** Creates a missing dataset. */
  create?: boolean;
};

/**
 * Opens both lakes. The lake of this machine is opened once, since only one program may have it open.
 *
 * @param environment names the lake of this machine; a pull that is not a dry run creates it when there is none
 * @throws OperatorError when a token is missing, or what `connectToLake` throws
 */
export async function openLakes(
  environment: Environment,
  access: Access,
  { source, target }: { source: LakeAddress; target: LakeAddress },
  { dryRun = false, create = false }: OpenOptions = {},
): Promise<{ source: PromoteLake; target: PromoteLake; close(): Promise<void> }> {
  if (writeLakeAddress(source) === writeLakeAddress(target)) throw new OperatorError(bothAre(source));
  // A source must exist. A first pull fills a new lake, but in an existing lake a typing error in the dataset's name would create
  // another dataset.
  const mayMake = source.kind !== 'own' && !dryRun && (create || !hasLake(environment.dataDirectory));
  const own = await openOwn(environment, { existing: !mayMake }, source, target);
  try {
    const forSource = source.kind === 'served' ? access.other : (access.hosted ?? access.other);
    return {
      source: await openLake(source, { ...access, token: forSource }, own),
      target: await openLake(target, { ...access, token: tokenForTarget(target, access) }, own),
      close: async () => own?.close(),
    };
  } catch (error) {
    await own?.close();
    throw error;
  }
}

function bothAre(lake: LakeAddress): string {
  const address = writeLakeAddress(lake);
  // A hosted project can be the source only by the environment variables.
  return lake.kind === 'hosted'
    ? `SANITY_PROJECT_ID makes ${address} the source as well. To carry the lake of this machine there, stop the server that runs for the project, and put before the command, instead of its settings, where that lake is: ENV_FILE=/dev/null LAKE_DATA_DIR=<its folder>. To carry content within the project, name another dataset of it.`
    : `Both are ${address}. Name another dataset to carry content to.`;
}

/** Opens only the target. */
export async function openTarget(
  environment: Environment,
  access: Access,
  address: LakeAddress,
): Promise<{ target: PromoteLake; close(): Promise<void> }> {
  const own = await openOwn(environment, { existing: true }, address);
  const target = await openLake(address, { ...access, token: tokenForTarget(address, access) }, own);
  return { target, close: async () => own?.close() };
}

function tokenForTarget({ kind }: LakeAddress, { other, hosted }: Access): string | undefined {
  return kind === 'served' ? other : (other ?? hosted);
}

async function openLake(
  address: LakeAddress,
  access: Access & { token: string | undefined },
  own: Connection | undefined,
): Promise<PromoteLake> {
  if (address.kind === 'served') return openServed(address, access.token);
  if (address.kind === 'hosted') return openHosted(address, access);
  if (!own) throw new Error('The lake of this machine was not opened.');
  return ownLake(own, address.dataset);
}

type Connection = Awaited<ReturnType<typeof connectToLake>>;

/** Opens the lake with its first dataset, which always exists: looking for the other one must not create it. */
async function openOwn(
  environment: Environment,
  options: { existing: boolean },
  ...addresses: LakeAddress[]
): Promise<Connection | undefined> {
  const own = addresses.find(({ kind }) => kind === 'own');
  if (!own) return undefined;
  return connectToLake({ ...environment, projectId: 'local', embedded: true, dataset: own.dataset }, options);
}

function ownLake({ client, url, where }: Connection, dataset: string): PromoteLake {
  return {
    client: client.withConfig({ dataset }),
    address: `local/${dataset}`,
    where: `the dataset ${dataset} of ${where}`,
    ...(url ? { url } : {}),
    isShared: false,
  };
}

function openServed(
  address: Extract<LakeAddress, { kind: 'served' }>,
  token: string | undefined,
): PromoteLake {
  const { url, dataset } = address;
  if (!token) {
    throw new OperatorError(
      `To work with ${url}, set PROMOTE_TOKEN to a token of it: npm run lake -- token create there makes one.`,
    );
  }
  const client = contentClient({ url, projectId: 'local', dataset, token });
  const where = `the dataset ${dataset} of the lake at ${url}`;
  return {
    client,
    address: writeLakeAddress(address),
    where,
    url,
    isShared: true,
  };
}

async function openHosted(
  address: Extract<LakeAddress, { kind: 'hosted' }>,
  { token, fetch }: Access & { token: string | undefined },
): Promise<PromoteLake> {
  const { projectId, dataset } = address;
  if (!token) {
    throw new OperatorError(
      `To work with the hosted project ${projectId}, set SANITY_API_TOKEN (or PROMOTE_TOKEN, where the two lakes need different ones) to a token of it.`,
    );
  }
  const client = contentClient({ projectId, dataset, token, fetch });
  const name = await describeProject(client.config().apiHost, projectId, token);
  return {
    client,
    address: writeLakeAddress(address),
    where: `the dataset ${dataset} of the hosted project ${name}`,
    isShared: true,
  };
}
