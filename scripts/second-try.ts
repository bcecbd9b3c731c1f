/** A file in which something failed, and what said so. */
export type FailedFile = { path: string; messages: string[] };

/** What failed in a run, as `tests/setup/failed-tests.ts` writes it. */
export type Failures = {
  files: FailedFile[];
  /** What was thrown outside of all files, so that running one again tells nothing of it. */
  errors: string[];
};

type Run = { code: number; failures: Failures };

/**
 * Runs everything, and the files in which something failed once more (decision 2026-11-21-a-second-try-begins-anew.md).
 *
 * @param runFiles runs the tests of some files, or of all when it is told none
 * @returns the exit code of both
 */
export async function runTwice(runFiles: (paths: readonly string[]) => Promise<Run>): Promise<number> {
  const { code, failures } = await runFiles([]);
  const { files, errors } = failures;
  if (code === 0 || files.length === 0) return code;

  const paths = files.map(({ path }) => path);
  console.log(`\n▸ once more: ${paths.join(', ')}`);
  const again = await runFiles(paths);
  const lines = files.map(({ path, messages }) => [path, ...messages].join('\n  '));
  console.log(`\n${again.code === 0 ? 'Passed when run again' : 'Failed at first'}:\n${lines.join('\n')}`);
  if (errors.length === 0) return again.code;
  console.log(
    `\nFailed outside of all files, none of which tells whether it would again:\n${errors.join('\n')}`,
  );
  return code;
}
