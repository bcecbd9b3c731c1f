/**
 * The lake's error answers, in the two shapes that `@sanity/client` understands (protocol section 2):
 * Boom for management routes, `{error: {type, description}}` for the Content Lake's own.
 * A Studio throws an editor's buffer away on most 4xx, so a 4xx is for permanent refusals only.
 */
export class LakeError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, message: string, body: Record<string, unknown>) {
    super(message);
    this.name = 'LakeError';
    this.status = status;
    this.body = body;
  }
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Request Entity Too Large',
  415: 'Unsupported Media Type',
  500: 'Internal Server Error',
  501: 'Not Implemented',
};

/** A management error; `extra` may carry `errorCode` and `attributes`. */
export function boom(status: number, message: string, extra: Record<string, unknown> = {}): LakeError {
  return new LakeError(status, message, {
    statusCode: status,
    error: REASONS[status] ?? 'Error',
    message,
    ...extra,
  });
}

/** A Content Lake error with its type and description. */
export function lakeError(
  status: number,
  type: string,
  description: string,
  extra: Record<string, unknown> = {},
): LakeError {
  return new LakeError(status, description, { error: { type, description, ...extra } });
}

/** What went wrong with one mutation or action of a request. */
export class ItemError extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: Record<string, unknown>;

  constructor(status: number, type: string, description: string, details: Record<string, unknown> = {}) {
    super(description);
    this.name = 'ItemError';
    this.status = status;
    this.type = type;
    this.details = details;
  }
}

/** Wraps the failed item of a mutation or action request; `index` is its place in the request. */
export function itemFailure(kind: 'mutation' | 'action', index: number, error: ItemError): LakeError {
  const item = { type: error.type, description: error.message, ...error.details };
  return lakeError(error.status, `${kind}Error`, `The ${kind}(s) failed: ${error.message}`, {
    items: [{ index, error: item }],
  });
}

export function documentNotFound(id: string): ItemError {
  return new ItemError(404, 'documentNotFoundError', `The document with the ID "${id}" was not found`, {
    id,
  });
}

export function documentAlreadyExists(id: string): ItemError {
  return new ItemError(409, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id });
}

export function revisionMismatch(id: string, actual: string | undefined, expected: string): ItemError {
  return new ItemError(
    409,
    'documentRevisionIDDoesNotMatchError',
    `Document "${id}" has unexpected revision ID ("${actual ?? ''}"), expected "${expected}"`,
    { id, currentRevisionID: actual, expectedRevisionID: expected },
  );
}

export function invalid(description: string, details: Record<string, unknown> = {}): ItemError {
  return new ItemError(400, 'validationError', description, details);
}
