import { OperatorError } from '../operator-error.ts';

/** The tools of speech and video are development dependencies, and one of them is not there. */
export class ToolMissingError extends OperatorError {}
