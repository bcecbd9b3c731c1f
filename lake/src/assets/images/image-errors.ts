import { createHttpError, LakeError } from '../../errors.ts';
import type { UNSUPPORTED_TRANSFORMS } from '../../unsupported.ts';

/** The bytes are empty, damaged or not an image; the route responds with 400. */
export class UnreadableImageError extends Error {
  override name = 'UnreadableImageError';
}

/** An image URL has an invalid value; `parameter` is its name in the URL. The route responds with 400. */
export class InvalidParameterError extends Error {
  override name = 'InvalidParameterError';
  readonly parameter: string;

  constructor(parameter: string, expected: string, message?: string) {
    super(message ?? `Invalid value for '${parameter}': expected ${expected}`);
    this.parameter = parameter;
  }
}

/** The error of Sanity's CDN for `w=1.5`. */
export function createIntegerError(parameter: string): InvalidParameterError {
  return new InvalidParameterError(
    parameter,
    'an integer',
    `Parameter "${parameter}" must be a valid integer`,
  );
}

/** A value that Sanity's image pipeline supports and this lake does not. The route responds with 501. */
export class UnsupportedTransformError extends Error {
  override name = 'UnsupportedTransformError';

  constructor(value: keyof typeof UNSUPPORTED_TRANSFORMS) {
    super(`The embedded lake does not support ${value}`);
  }
}

/** Processing the picture may need more memory than is allowed for one picture. The route responds with 413. */
export class PictureTooLargeError extends Error {
  override name = 'PictureTooLargeError';
}

/** The response error for a picture that cannot be made; undefined for any other error. */
export function toImageError(error: unknown): LakeError | undefined {
  if (error instanceof LakeError) return error;
  if (error instanceof PictureTooLargeError) return createHttpError(413, error.message);
  if (error instanceof InvalidParameterError) return createHttpError(400, error.message);
  if (error instanceof UnreadableImageError) return createHttpError(400, error.message);
  if (error instanceof UnsupportedTransformError) return createHttpError(501, error.message);
  return undefined;
}
