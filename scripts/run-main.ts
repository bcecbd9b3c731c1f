import { explain } from './explain.ts';

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
