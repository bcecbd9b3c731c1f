/** A file that was not uploaded. */
export interface FailedUpload {
  /** Name of the file. */
  name: string;
  /** What the field or the library takes, as the `accept` of a file input. Empty: any file. */
  accept: string;
  /** The client's error, or the one of the Studio's uploader. */
  error: unknown;
}

/** A video or captions are not what their name says. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

/** Explains why a file was not uploaded, and what to do, to editors. */
export function explainUpload({ name, accept, error }: FailedUpload): string {
  const file = `“${name}”`;
  const message = error instanceof Error ? error.message : String(error);
  // The Studio's own words for a file that `accept` leaves out (Sanity 6.9).
  if (message.startsWith('Unsupported file type')) {
    return `${file} cannot go here. Save it as one of these kinds of files and try again: ${listKinds(accept)}.`;
  }
  if (error instanceof UnreadableFileError) {
    return `${file} cannot be read: it is damaged, empty, or another kind of file under this name. Save it as one of these kinds of files and try again: ${listKinds(accept)}.`;
  }
  switch (getStatusCode(error)) {
    case undefined:
      return `${file} was not uploaded. Check the connection and try again. (${message})`;
    case 400:
      return `${file} cannot be read as a picture: it is damaged, or another kind of file under the name of a picture. Save it as JPEG or PNG and try again.`;
    case 413:
      return `${file} is too large. Make it smaller, and try again. (${message})`;
    default:
      return `${file} was not uploaded. Try again in a moment; if it fails once more, tell the person who set up the site. (${message})`;
  }
}

function getStatusCode(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** Names the kinds of an `accept`, such as 'MP4 or WEBM'. */
function listKinds(accept: string): string {
  const kinds = accept.split(',').flatMap((kind) => /([a-z\d]+)(?:\+xml)?$/i.exec(kind.trim())?.[1] ?? []);
  return either.format(new Set(kinds.map((kind) => kind.toUpperCase())));
}
