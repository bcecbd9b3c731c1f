/** How a secret looks that nobody configured: in a header, or as a parameter of an address. */
const LOOKS_SECRET =
  /(\bbearer\s+|\bbasic\s+|[?&#](?:token|sid|key|secret|password|access_token)=)[^\s"'&\\]+/gi;

const HIDDEN = '[hidden]';

/** A function that takes secrets out of a line: these, and whatever looks like one. */
export function withoutSecrets(secrets: readonly string[]): (line: string) => string {
  // As they stand in JSON, where a quotation mark has a backslash before it.
  const known = secrets.filter(Boolean).map((secret) => JSON.stringify(secret).slice(1, -1));
  return (line) =>
    known
      .reduce((text, secret) => text.replaceAll(secret, HIDDEN), line)
      .replace(LOOKS_SECRET, `$1${HIDDEN}`);
}
