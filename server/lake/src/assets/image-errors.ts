/** The bytes are empty, damaged or no image; the route answers 400. */
export class UnreadableImageError extends Error {
  override name = 'UnreadableImageError';
}

/** A value that an image URL cannot have; `parameter` is its name in the URL. The route answers 400. */
export class InvalidParameterError extends Error {
  override name = 'InvalidParameterError';
  readonly parameter: string;

  constructor(parameter: string, expected: string) {
    super(`Invalid value for '${parameter}': expected ${expected}`);
    this.parameter = parameter;
  }
}

/** A value that Sanity's image pipeline knows and this one does not. The route answers 501. */
export class UnsupportedTransformError extends Error {
  override name = 'UnsupportedTransformError';
}

/** Making the picture would take more memory than one picture may. The route answers 413. */
export class PictureTooLargeError extends Error {
  override name = 'PictureTooLargeError';
}
