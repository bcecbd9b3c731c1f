import { boom, lakeError } from '../errors.ts';
import type { Identity } from '../identity.ts';
import type { LakeServices } from '../services.ts';
import type { Dataset } from '../store/dataset.ts';

/**
 * The identity of a request that needs one.
 *
 * @throws LakeError 403 for an anonymous request
 */
export function requireIdentity(identity: Identity | undefined, permission: string): Identity {
  if (identity) return identity;
  throw lakeError(
    403,
    'insufficientPermissionsError',
    `Insufficient permissions; permission "${permission}" required`,
    { permission },
  );
}

/**
 * The dataset that a request reads. Anonymous readers get into public datasets only.
 *
 * @throws LakeError 404 when there is none, 401 when it is private
 */
export function readableDataset(
  services: LakeServices,
  name: string,
  identity: Identity | undefined,
): Dataset {
  const dataset = services.datasets.get(name);
  if (identity || !services.datasets.isPrivate(name)) return dataset;
  throw boom(401, `Dataset "${name}" is private: send a token`);
}
