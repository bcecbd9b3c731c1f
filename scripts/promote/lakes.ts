import type { SanityClient } from '@sanity/client';
import type { Environment } from '../../server/process/environment.ts';
import { createContentClient } from '../shared/content-client.ts';
import { describeProject } from '../shared/hosted-project.ts';
import { connectToLake, hasLake } from '../shared/lake-connection.ts';
import { OperatorError } from '../shared/operator-error.ts';

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

/** The location of a dataset: the lake of this machine, a lake at another URL, or Sanity. */
export type LakeAddress = { dataset: string } & (
  | { kind: 'own' }
  | { kind: 'served'; url: string }
  | { kind: 'hosted'; projectId: string }
);

/**
 * Parses `local/<dataset>`, `http://host:port/<dataset>` or `<project>/<dataset>`.
 *
 * @throws OperatorError that shows the three forms
 */
export function parseLakeAddress(text: string): LakeAddress {
  const [, place = '', dataset = ''] =
    /^(https?:\/\/[^/]+|[a-z0-9][a-z0-9-]*)\/([a-z0-9][-\w]{0,63})$/.exec(text) ?? [];
  if (place === 'local') return { kind: 'own', dataset };
  if (place.startsWith('http')) return { kind: 'served', url: place, dataset };
  if (place) return { kind: 'hosted', projectId: place, dataset };
  throw new OperatorError(
    `"${text}" is no address of a dataset. Write one of:\n  abc123/production                  a hosted project and its dataset\n  local/staging                      another dataset of this machine's lake\n  http://192.168.1.20:3000/production  a lake on another machine`,
  );
}

function writeLakeAddress(address: LakeAddress): string {
  if (address.kind === 'own') return `local/${address.dataset}`;
  return `${address.kind === 'served' ? address.url : address.projectId}/${address.dataset}`;
}

/** Credentials for lakes other than this machine's. */
export type Access = {
  /** PROMOTE_TOKEN, for the other lake. */
  other: string | undefined;
  /** SANITY_API_TOKEN, for a hosted project. */
  hosted: string | undefined;
  /** Replaces the network for requests to a hosted project in tests. */
  fetch?: typeof fetch | undefined;
};

type Connection = Awaited<ReturnType<typeof connectToLake>>;

/**
 * Opens both lakes, or only the target. The lake of this machine is opened once, since only one program may have it open.
 *
 * @param options `mayMake`: creates the lake of this machine when there is none, and with `create` its dataset
 * @throws OperatorError when a token is missing, or what `connectToLake` throws
 */
export async function openLakes<Source extends LakeAddress | undefined>(
  environment: Environment,
  access: Access,
  { source, target }: { source: Source; target: LakeAddress },
  { mayMake = false, create = false }: { mayMake?: boolean; create?: boolean } = {},
): Promise<{
  source: Source extends LakeAddress ? PromoteLake : undefined;
  target: PromoteLake;
  close(): Promise<void>;
}> {
  if (source && writeLakeAddress(source) === writeLakeAddress(target)) throw createSameLakeError(source);
  const ownAddress = [source, target].find((address) => address?.kind === 'own');
  // A source must exist. In an existing lake a typing error in the dataset's name would create another dataset.
  const isNew = mayMake && source?.kind !== 'own' && (create || !hasLake(environment.dataDirectory));
  const own = ownAddress
    ? await connectToLake(
        { ...environment, projectId: 'local', embedded: true, dataset: ownAddress.dataset },
        { existing: !isNew },
      )
    : undefined;
  try {
    const { other, hosted } = access;
    const opened = source && (await openLake(source, hosted ?? other, access, own));
    return {
      // `opened` is there exactly when `source` is.
      source: opened as Source extends LakeAddress ? PromoteLake : undefined,
      target: await openLake(target, other ?? hosted, access, own),
      close: async () => own?.close(),
    };
  } catch (error) {
    await own?.close();
    throw error;
  }
}

function createSameLakeError(lake: LakeAddress): OperatorError {
  const address = writeLakeAddress(lake);
  // A hosted project can be the source only by the environment variables.
  return new OperatorError(
    lake.kind === 'hosted'
      ? `SANITY_PROJECT_ID makes ${address} the source as well. To carry the lake of this machine there, stop the server that runs for the project, and put before the command, instead of its settings, where that lake is: ENV_FILE=/dev/null LAKE_DATA_DIR=<its folder>. To carry content within the project, name another dataset of it.`
      : `Both are ${address}. Name another dataset to carry content to.`,
  );
}

async function openLake(
  lake: LakeAddress,
  token: string | undefined,
  access: Access,
  own: Connection | undefined,
): Promise<PromoteLake> {
  const { dataset } = lake;
  const address = writeLakeAddress(lake);
  if (lake.kind === 'own') {
    if (!own) throw new Error('The lake of this machine was not opened.');
    const where = `the dataset ${dataset} of ${own.where}`;
    const client = own.client.withConfig({ dataset });
    return { client, address, where, ...(own.url ? { url: own.url } : {}), isShared: false };
  }
  if (lake.kind === 'served') {
    const { url } = lake;
    if (!access.other) {
      throw new OperatorError(
        `To work with ${url}, set PROMOTE_TOKEN to a token of it: npm run lake -- token create there makes one.`,
      );
    }
    const client = createContentClient({ url, projectId: 'local', dataset, token: access.other });
    return { client, address, where: `the dataset ${dataset} of the lake at ${url}`, url, isShared: true };
  }
  const { projectId } = lake;
  if (!token) {
    throw new OperatorError(
      `To work with the hosted project ${projectId}, set SANITY_API_TOKEN (or PROMOTE_TOKEN, where the two lakes need different ones) to a token of it.`,
    );
  }
  const client = createContentClient({ projectId, dataset, token, fetch: access.fetch });
  const name = await describeProject(client.config().apiHost, projectId, token);
  return { client, address, where: `the dataset ${dataset} of the hosted project ${name}`, isShared: true };
}

/** Explains a lake's error to the user of the command. */
export function explainError(error: unknown, { where, address }: PromoteLake): unknown {
  if (!(error instanceof Error)) return error;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  const said = `It said: ${error.message.split('\n')[0]}`;
  const explained = () => {
    if (status === 401) return `The token is not one of ${where}. ${said}`;
    if (status === 403) return `The token may not do this with ${where}. ${said}`;
    if (status === 404 && /this lake holds the project/.test(error.message)) {
      return `The server that runs here was started for another project (SANITY_PROJECT_ID). Stop it, and run this again. ${said}`;
    }
    if (status === 404) {
      const dataset = address.split('/').at(-1);
      return `There is no such dataset: ${address}. ${said}\nMake it first: --create does, or on a hosted project npx sanity dataset create ${dataset}`;
    }
    if (status === 413) {
      return `This is more than one request to ${where} may hold. Nothing was changed. Carry it in parts, with --only. ${said}`;
    }
    if (status === undefined && /fetch failed|request error|ECONN|ENOTFOUND/i.test(error.message)) {
      return `Nothing answers for ${where}. Is it running, and is the address right? ${said}`;
    }
    if (
      /unexpected revision|already exists|was not found|does not exist|non-existent|are references/i.test(
        error.message,
      )
    ) {
      return `Somebody changed ${where} meanwhile: ${error.message}\nTheir change is kept, and nothing of this transaction was written. Run the same command again: it reads the target anew.`;
    }
    return undefined;
  };
  const message = explained();
  return message === undefined ? error : new OperatorError(message, { cause: error });
}
