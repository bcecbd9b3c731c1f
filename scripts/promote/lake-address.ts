import { OperatorError } from '../operator-error.ts';

/** The location of a dataset: the lake of this machine, a lake at another URL, or Sanity. */
export type LakeAddress =
  | { kind: 'own'; dataset: string }
  | { kind: 'served'; url: string; dataset: string }
  | { kind: 'hosted'; projectId: string; dataset: string };

const HOSTED_ADDRESS = /^(?<project>[a-z0-9][a-z0-9-]*)\/(?<dataset>[a-z0-9][-\w]{0,63})$/;
const SERVER_ADDRESS = /^(?<url>https?:\/\/[^/]+)\/(?<dataset>[a-z0-9][-\w]{0,63})$/;

/**
 * Parses `local/<dataset>`, `http://host:port/<dataset>` or `<project>/<dataset>`.
 *
 * @throws OperatorError that shows the three forms
 */
export function parseLakeAddress(text: string): LakeAddress {
  const served = SERVER_ADDRESS.exec(text)?.groups;
  if (served?.url && served.dataset) return { kind: 'served', url: served.url, dataset: served.dataset };
  const { project, dataset } = HOSTED_ADDRESS.exec(text)?.groups ?? {};
  if (project === 'local' && dataset) return { kind: 'own', dataset };
  if (project && dataset) return { kind: 'hosted', projectId: project, dataset };
  throw new OperatorError(
    `"${text}" is no address of a dataset. Write one of:\n  abc123/production                  a hosted project and its dataset\n  local/staging                      another dataset of this machine's lake\n  http://192.168.1.20:3000/production  a lake on another machine`,
  );
}

/** Formats an address as it is typed. */
export function writeLakeAddress(address: LakeAddress): string {
  if (address.kind === 'own') return `local/${address.dataset}`;
  if (address.kind === 'served') return `${address.url}/${address.dataset}`;
  return `${address.projectId}/${address.dataset}`;
}
