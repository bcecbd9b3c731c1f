import { lakeError } from '../errors.ts';
import type { Identity } from '../identity.ts';

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
