/**
 * An error response of the lake, in one of the two formats that `@sanity/client` understands (protocol section 2): Boom for
 * management routes, `{error: {type, description}}` for content routes. After most 4xx the Studio discards unsaved edits, so 4xx
 * is for permanent errors only.
 */
export class LakeError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** Headers besides those of all JSON responses. */
  headers: Readonly<Record<string, string>> = {};

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
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Request Entity Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
};

/** An error of a management route; `extra` may have `errorCode` and `attributes`. */
export function createHttpError(
  status: number,
  message: string,
  extra: Record<string, unknown> = {},
): LakeError {
  return new LakeError(status, message, {
    statusCode: status,
    error: REASONS[status] ?? 'Error',
    message,
    ...extra,
  });
}

/** The Studio detects a missing dataset by this `error` text, and shows a special screen. */
export function createDatasetNotFound(name: string): LakeError {
  return createHttpError(404, `Dataset "${name}" not found`, { error: 'Dataset not found' });
}

/** An error of a content route with its type and description. */
export function createLakeError(
  status: number,
  type: string,
  description: string,
  extra: Record<string, unknown> = {},
): LakeError {
  return new LakeError(status, description, { error: { type, description, ...extra } });
}

/** The error of one mutation or action of a request. */
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

/** The errors of several items; `index` is the position in the request. Status, type and message are those of the first. */
export class ItemErrors extends ItemError {
  readonly items: readonly [FailedItem, ...FailedItem[]];

  constructor(items: readonly [FailedItem, ...FailedItem[]]) {
    const [{ error }] = items;
    super(error.status, error.type, error.message, error.details);
    this.name = 'ItemErrors';
    this.items = items;
  }
}

export type FailedItem = { index: number; error: ItemError };

/** Wraps the failed items of a mutation or action request; the first one determines the status. */
export function createItemsError(
  kind: 'mutation' | 'action',
  first: FailedItem,
  ...others: readonly FailedItem[]
): LakeError {
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  const items = [first, ...others].map(({ index, error }) => ({
    index,
    error: { type: error.type, description: error.message, ...error.details },
  }));
  const description = `The ${kind}(s) failed: ${first.error.message}${more}`;
  return createLakeError(first.error.status, `${kind}Error`, description, { items });
}

export function createDocumentNotFound(id: string): ItemError {
  return new ItemError(404, 'documentNotFoundError', `The document with the ID "${id}" was not found`, {
    id,
  });
}

export function createDocumentExists(id: string): ItemError {
  return new ItemError(409, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id });
}

export function createRevisionMismatch(id: string, actual: string | undefined, expected: string): ItemError {
  return new ItemError(
    409,
    'documentRevisionIDDoesNotMatchError',
    `Document "${id}" has unexpected revision ID ("${actual ?? ''}"), expected "${expected}"`,
    { id, currentRevisionID: actual, expectedRevisionID: expected },
  );
}

export function createInvalidError(description: string, details: Record<string, unknown> = {}): ItemError {
  return new ItemError(400, 'validationError', description, details);
}
