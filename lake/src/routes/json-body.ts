import { createHttpError } from '../errors.ts';
import type { Identity } from '../identity.ts';
import {
  ANONYMOUS_BODY_TIMEOUT_MS,
  type BodyLimits,
  BodyTooLargeError,
  readBody,
} from '../requests/request-body.ts';
import { type Permission, ROLES } from '../roles.ts';

/** The hosted lake's limit for mutation and query bodies. */
const SIGNED_IN_BODY: BodyLimits = { bytes: 4_000_000 };
/** A document of 32,000,000 characters of at most three bytes each: what an export holds can be imported. */
const ADMINISTRATOR_BODY: BodyLimits = { bytes: 100_000_000 };
/** The longest query has 300,000 characters of at most three bytes each; the rest is for parameters. */
const ANONYMOUS_BODY: BodyLimits = { bytes: 1_000_000, milliseconds: ANONYMOUS_BODY_TIMEOUT_MS };

/**
 * Reads a JSON request body; undefined when there is none.
 *
 * @param identity the sender; signed-in callers but administrators have the limits of the hosted lake
 * @throws LakeError 413 when it is too large, 400 when it is not JSON, 408 when it does not arrive in time
 */
export async function readJsonBody(request: Request, identity: Identity | undefined): Promise<unknown> {
  const text = await readText(request, identity);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw createHttpError(400, `The request body is not valid JSON: ${reason}`);
  }
}

async function readText(request: Request, identity: Identity | undefined): Promise<string> {
  try {
    return new TextDecoder().decode(await readBody(request, getBodyLimits(identity)));
  } catch (error) {
    const advice = identity ? '' : '. Send less at a time, or a token';
    if (error instanceof BodyTooLargeError) throw createHttpError(413, error.message + advice);
    throw error;
  }
}

function getBodyLimits(identity: Identity | undefined): BodyLimits {
  if (!identity) return ANONYMOUS_BODY;
  const permissions: readonly Permission[] = ROLES[identity.role].permissions;
  return permissions.includes('manage') ? ADMINISTRATOR_BODY : SIGNED_IN_BODY;
}
