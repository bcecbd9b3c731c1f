import { format } from 'node:util';
import { getRequestId } from 'embedded-content-lake/http';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Environment } from '../process/environment.ts';

export type Log = Logger;

/** The level and format of the log, and the secrets to redact. */
type LogOptions = Pick<Environment, 'logLevel' | 'production'> & { secrets: readonly string[] };

/**
 * Lines are written in batches, at the latest after 100 ms and when the process ends: one system call for each line would
 * take longer than many requests.
 */
const BATCHING = { minLength: 4096, periodicFlush: 100 };

/**
 * Opens the server's log: one JSON object per line in production, readable lines in development. Lines that are written
 * while a request is handled have its id. The log goes to stderr, since stdout has the messages of `npm start`.
 */
export function openLog(
  { logLevel, production, secrets }: LogOptions,
  output: DestinationStream = destination({ dest: 2, sync: false, ...BATCHING }),
): Log {
  const hide = redactSecrets(secrets);
  const write = (line: string) => {
    const safe = hide(line);
    output.write(production ? safe : formatLine(safe));
  };
  return pino(
    {
      level: logLevel,
      // The process supervisor adds host name and process id.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ requestId: getRequestId() }),
      serializers: { error: describeError },
    },
    { write },
  );
}

/** Serializes the standard properties of an error only: others may hold a request with its headers. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause === undefined ? {} : { cause: describeError(cause) }) };
}

/**
 * Redirects `console.error` and `console.warn` of this program and its libraries to the log.
 *
 * @returns a function that restores the console
 */
export function takeOverConsole(log: Log): () => void {
  const { error, warn } = console;
  const write =
    (level: 'error' | 'warn') =>
    (...values: unknown[]) => {
      const fault = values.find((value) => value instanceof Error);
      const words = values.filter((value) => value !== fault);
      log[level](fault ? { error: fault } : {}, words.length > 0 ? format(...words) : undefined);
    };
  console.error = write('error');
  console.warn = write('warn');
  return () => Object.assign(console, { error, warn });
}

/** Formats a line of the log for a terminal: the time of day, the level, the message, and the other fields. */
function formatLine(json: string): string {
  // The type is safe: the log has just written this line.
  const { time, level, msg = '', error, ...rest }: LogLine = JSON.parse(json);
  const details = Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`);
  const head = [time.slice(11, 19), level.padEnd(5), msg, ...details].filter(Boolean).join(' ');
  return error?.stack ? `${head}\n${error.stack}\n` : `${head}\n`;
}

type LogLine = { time: string; level: string; msg?: string; error?: { stack?: string } } & Record<
  string,
  unknown
>;

/** Matches secrets by their position: in a header, or as a parameter of a URL. */
const LOOKS_SECRET =
  /(\bbearer\s+|\bbasic\s+|[?&#](?:token|sid|key|secret|password|access_token)=)[^\s"'&\\]+/gi;

const HIDDEN = '[hidden]';

/** Returns a function that redacts secrets in a line: the given ones, and those that `LOOKS_SECRET` matches. */
function redactSecrets(secrets: readonly string[]): (line: string) => string {
  // Escaped as in JSON, since lines are JSON.
  const known = secrets.filter(Boolean).map((secret) => JSON.stringify(secret).slice(1, -1));
  return (line) =>
    known
      .reduce((text, secret) => text.replaceAll(secret, HIDDEN), line)
      .replace(LOOKS_SECRET, `$1${HIDDEN}`);
}
