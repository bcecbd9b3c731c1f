import { EnvironmentError } from '../server/environment.ts';
import { DataFolderError } from '../server/lake/store/database.ts';
import { StartError } from '../server/listen.ts';
import { ToolError } from './build/run-tool.ts';

const MENDABLE = [EnvironmentError, StartError, DataFolderError, ToolError];

/** What an operator can mend gets its sentence; anything else is a fault of ours and shows where it happened. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const mendable = MENDABLE.some((type) => error instanceof type);
  return mendable ? error.message : (error.stack ?? error.message);
}
