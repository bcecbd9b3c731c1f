import { format } from 'node:util';
import { currentRequestId } from 'embedded-content-lake/http';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Environment } from '../environment.ts';

export type Log = Logger;

/** Where lines go and how they look. */
export type LogOptions = Pick<Environment, 'logLevel' | 'production'> & { secrets: readonly string[] };

/**
 * Lines are written in batches, at the latest after 100 ms and when the process ends: one system call for each line would take longer
 * than many requests.
 */
const GATHERED = { minLength: 4096, periodicFlush: 100 };

/**
 * The server's log: one JSON object a line in production, one readable line on a machine of one's own. A line that is
 * written while a request is answered has its id. It goes to the standard error stream, since the standard output has what
 * `npm start` tells a person.
 */
export function openLog(
  { logLevel, production, secrets }: LogOptions,
  output: DestinationStream = destination({ dest: 2, sync: false, ...GATHERED }),
): Log {
  const hide = redactSecrets(secrets);
  const write = (line: string) => {
    const safe = hide(line);
    output.write(production ? safe : formatLine(safe));
  };
  return pino(
    {
      level: logLevel,
      // Host name and process id are left to the supervisor.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ requestId: currentRequestId() }),
      serializers: { error: describeError },
    },
    { write },
  );
}

/** An error as far as a log needs it: other properties may hold a request with its headers. */
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

/** A line of the log for a person at a terminal: the time of day, the level, the words, and what belongs to them. */
function formatLine(json: string): string {
  // The log wrote it a moment ago.
  const { time, level, msg = '', error, ...rest }: LogLine = JSON.parse(json);
  const details = Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`);
  const head = [time.slice(11, 19), level.padEnd(5), msg, ...details].filter(Boolean).join(' ');
  return error?.stack ? `${head}\n${error.stack}\n` : `${head}\n`;
}

type LogLine = { time: string; level: string; msg?: string; error?: { stack?: string } } & Record<
  string,
  unknown
>;

/** Secrets that are recognised by their place: in a header, or as a parameter of a URL. */
const LOOKS_SECRET =
  /(\bbearer\s+|\bbasic\s+|[?&#](?:token|sid|key|secret|password|access_token)=)[^\s"'&\\]+/gi;

const HIDDEN = '[hidden]';

/** Returns a function that removes secrets from a line: the given ones, and what `LOOKS_SECRET` finds. */
function redactSecrets(secrets: readonly string[]): (line: string) => string {
  // As they stand in JSON, where a quotation mark has a backslash before it.
  const known = secrets.filter(Boolean).map((secret) => JSON.stringify(secret).slice(1, -1));
  return (line) =>
    known
      .reduce((text, secret) => text.replaceAll(secret, HIDDEN), line)
      .replace(LOOKS_SECRET, `$1${HIDDEN}`);
}
