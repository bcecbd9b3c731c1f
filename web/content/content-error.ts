import { readField, readText } from './read-field.ts';

interface Fault {
  method: string;
  /** Without the query, since visitors see the URL. */
  url: string;
  response: Response;
  /** Parsed JSON, or a string. */
  body: unknown;
  /** What is wrong with a response of status 200. */
  fault?: string;
}

/** An error response from the lake. Uses the lake's own message if there is one, as `@sanity/client` does. */
export class ContentError extends Error {
  override name = 'ContentError';
  /** The HTTP status. */
  readonly statusCode: number;

  constructor({ method, url, response, body, fault }: Fault) {
    const trace = response.headers.get('traceparent')?.split('-')[1];
    const told = fault === undefined ? lakeMessage(body) : undefined;
    const message = told ?? `${method}-request to ${url} resulted in ${outcome(response, body, fault)}`;
    super(trace ? `${message} (traceId: ${trace})` : message);
    this.statusCode = response.status;
  }
}

/** Reads both shapes of errors: `{statusCode, error, message}` and `{error: {description}}` (protocol section 2). */
function lakeMessage(body: unknown): string | undefined {
  const [error, message] = [readText(body, 'error'), readText(body, 'message')];
  if (error && message) return `${error} - ${message}`;
  const description = readText(body, 'error', 'description');
  if (readField(body, 'error', 'type') === 'queryParseError') return `GROQ query parse error: ${description}`;
  return error ?? description ?? message;
}

function outcome({ status, statusText }: Response, body: unknown, fault: string | undefined): string {
  const excerpt = typeof body === 'string' ? ` (${body.length > 100 ? `${body.slice(0, 100)}…` : body})` : '';
  const what = fault === undefined ? `HTTP ${status}${statusText && ` ${statusText}`}` : `what is ${fault}`;
  return what + excerpt;
}
