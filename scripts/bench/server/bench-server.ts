import { join } from 'node:path';
import { type BenchServer, withProcess } from 'embedded-content-lake/bench';

/** Starts the whole server on the data in `folder` and a free port, with `settings` added, and stops it after `use` has ended. */
export function withServer<Result>(
  folder: string,
  use: (server: BenchServer) => Promise<Result>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const script = join(import.meta.dirname, 'server-process.ts');
  const environment = { PORT: '0', LAKE_DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings };
  return withProcess({ script, environment }, use);
}
