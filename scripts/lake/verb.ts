import type { Environment } from '../../server/environment.ts';
import { OperatorError } from '../operator-error.ts';

/** What a verb works with besides its arguments. */
export type VerbContext = {
  environment: Environment;
  /** The folder that the person is in; relative paths start there. */
  folder: string;
};

/** One of `npm run lake -- <verb>`. */
export type Verb = {
  /** Its forms and options. */
  usage: string;
  run(args: string[], context: VerbContext): Promise<void>;
};

/** The command cannot be carried out as it was given; `message` says what to do. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
}
