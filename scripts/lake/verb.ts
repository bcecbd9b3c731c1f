import type { Environment } from '../../server/process/environment.ts';
import { OperatorError } from '../shared/operator-error.ts';

/** The context in which a verb runs. */
export type VerbContext = {
  environment: Environment;
  /** The caller's working directory; relative paths start there. */
  folder: string;
};

/** A subcommand of `npm run lake -- <verb>`. */
export type Verb = {
  /** The usage text: forms and options. */
  usage: string;
  run(args: string[], context: VerbContext): Promise<void>;
};

/** Refuses arguments that would be ignored, such as further files of a pattern. `most` is how many there may be. */
export function refuseMore(positionals: readonly string[], most: number): void {
  const extra = positionals.slice(most);
  if (extra.length > 0)
    throw new UsageError(`These arguments are too many: ${extra.join(' ')}. Nothing was done.`);
}

/** The command's arguments or preconditions are wrong; `message` says what to do. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
}
