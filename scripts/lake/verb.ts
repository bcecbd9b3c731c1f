import type { Environment } from '../../server/environment.ts';
import { OperatorError } from '../operator-error.ts';

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

/** The command's arguments or preconditions are wrong; `message` says what to do. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
}
