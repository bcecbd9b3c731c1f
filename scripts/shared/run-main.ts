import { EnvironmentError } from '../../server/process/environment.ts';
import { StartError } from '../../server/requests/listen.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Runs a command's main function. When it fails, prints the error and exits with code 1, even if handles such as a server are
 * still open.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  });
}

const OPERATOR_ERRORS = [OperatorError, EnvironmentError, StartError];

/** Compared by name, since importing a lake takes half a second and most commands never open one. */
const isDataFolderError = ({ name }: Error) => name === 'DataFolderError';

const RESTORE_HINT =
  'npm run lake -- restore <folder of the backups> does that, and keeps what is there now; docs/backups.md tells more.';

/** The message alone for an error that the operator can correct; the stack trace for a programming error. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'DamagedStoreError') return `${error.message} ${RESTORE_HINT}`;
  if (isDataFolderError(error) || OPERATOR_ERRORS.some((type) => error instanceof type)) return error.message;
  if (!isFromOutside(error)) return error.stack ?? error.message;
  return error.cause instanceof Error
    ? `${error.message}: ${describeError(error.cause)}`
    : describeError(error);
}

/** When every IP address of a host name refused, Node's error has a code but no message. */
function describeError(error: Error): string {
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/**
 * Whether an error comes from a lake's response (a missing permission), the operating system (a full disk, a folder of another
 * user, an address without a server), or an unknown option.
 */
function isFromOutside(error: Error): boolean {
  if ('statusCode' in error && typeof error.statusCode === 'number') return true;
  if (error.message === 'fetch failed') return true;
  return [error, error.cause].some(
    (fault) =>
      fault instanceof Error &&
      'code' in fault &&
      // Codes of the operating system contain no underscore, unlike those of Node's own errors. ENOENT most likely concerns a
      // file of this project: commands check the paths that they are given.
      /^(E(?!NOENT$)[A-Z0-9]+$|UND_ERR_|ERR_PARSE_ARGS_)/.test(String(fault.code)),
  );
}
