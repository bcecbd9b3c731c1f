import { EnvironmentError } from '../server/environment.ts';
import { StartError } from '../server/listen.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Runs a command of the terminal. One that fails says why on standard error and ends with code 1, whatever it has still
 * open, such as a server.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  });
}

const MENDABLE = [OperatorError, EnvironmentError, StartError];

/** By its name: most commands never open a lake, and loading one takes half a second. */
const isDataFolderError = ({ name }: Error) => name === 'DataFolderError';

/** What an operator can mend gets its sentence; anything else is a fault of ours and shows where it happened. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDataFolderError(error) || MENDABLE.some((type) => error instanceof type)) return error.message;
  if (!isFromOutside(error)) return error.stack ?? error.message;
  return error.cause instanceof Error ? `${error.message}: ${wordsOf(error.cause)}` : wordsOf(error);
}

/** Where every address of a name refused, Node's error has a code and no words. */
function wordsOf(error: Error): string {
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/**
 * Whether it is what a lake answered (a token that may not do this), what the system refused (a full disk, a folder of
 * another user, an address where nothing answers), or an option that there is not.
 */
function isFromOutside(error: Error): boolean {
  if ('statusCode' in error && typeof error.statusCode === 'number') return true;
  if (error.message === 'fetch failed') return true;
  return [error, error.cause].some(
    (fault) =>
      fault instanceof Error &&
      'code' in fault &&
      // The system's codes have no underscore, in contrast to those of Node's own errors. A file that is not there is
      // most likely one of ours: commands look for those that they were given.
      /^(E(?!NOENT$)[A-Z0-9]+$|UND_ERR_|ERR_PARSE_ARGS_)/.test(String(fault.code)),
  );
}
