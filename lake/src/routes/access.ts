import { createHttpError, createLakeError, type LakeError } from '../errors.ts';
import type { Identity } from '../identity.ts';
import { type Permission, ROLES } from '../roles.ts';
import type { LakeServices } from '../services.ts';
import type { Dataset } from '../store/dataset.ts';

/**
 * Returns the identity of a request, which must have a permission.
 *
 * @throws LakeError 403 for an anonymous request, and for a role without the permission
 */
export function requirePermission(identity: Identity | undefined, permission: Permission): Identity {
  if (identity && ROLES[identity.role].permissions.includes(permission)) return identity;
  throw createPermissionError(permission);
}

function createPermissionError(permission: Permission): LakeError {
  return createLakeError(
    403,
    'insufficientPermissionsError',
    `Insufficient permissions; permission "${permission}" required`,
    { permission },
  );
}

/**
 * Returns the dataset that a request reads. Anonymous readers can only read public datasets.
 *
 * @throws LakeError 404 when there is none, 401 when it is private
 */
export function getReadableDataset(
  services: LakeServices,
  name: string,
  identity: Identity | undefined,
): Dataset {
  const dataset = services.datasets.get(name);
  if (identity || !services.datasets.isPrivate(name)) return dataset;
  throw createHttpError(401, `Dataset "${name}" is private: send a token`);
}
