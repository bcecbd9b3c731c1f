import { boom, type LakeError, lakeError } from '../errors.ts';
import type { Identity } from '../identity.ts';
import { type Permission, ROLES } from '../roles.ts';
import type { LakeServices } from '../services.ts';
import type { Dataset } from '../store/dataset.ts';

/**
 * The identity of a request that needs a permission.
 *
 * @throws LakeError 403 for an anonymous request, and for a role that lacks the permission
 */
export function requirePermission(identity: Identity | undefined, permission: Permission): Identity {
  if (identity && ROLES[identity.role].permissions.includes(permission)) return identity;
  throw insufficientPermissions(permission);
}

function insufficientPermissions(permission: Permission): LakeError {
  return lakeError(
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
