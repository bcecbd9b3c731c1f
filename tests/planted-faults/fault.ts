/** The part of `npm test` that must notice a fault. */
export interface Check {
  /** A test file, as a path from the root, or the command line of a step of `npm test`: the fastest that notices the fault. */
  check: string;
  /** A pattern for the names of the tests to run, when the file's other tests take long. */
  only?: string | undefined;
}

/** A change that breaks one feature. */
export interface Fault extends Check {
  /** Unique name: the broken feature, as a reader of the results would search for it. */
  name: string;
  /** Path from the root of the repository. */
  file: string;
  /** Text that occurs exactly once in the file. */
  from: string;
  /** Its replacement while the fault is planted. */
  to: string;
  /** Expected output of the check, to notice when it fails for another reason. */
  says: RegExp;
}

/** The command line that runs a check. */
export function commandOf({ check, only }: Check): string[] {
  if (!isTestFile(check)) return check.split(' ');
  // This reporter prints the names of failed tests only.
  const command = ['vitest', 'run', '--reporter=dot', '--allowOnly=false', check];
  return only ? [...command, '--testNamePattern', only] : command;
}

export function isTestFile(check: string): boolean {
  return /^\S+\.test\.tsx?$/.test(check);
}

/** The file's text with the fault; undefined unless `from` occurs exactly once. */
export function plantedIn(text: string, { from, to }: Fault): string | undefined {
  return text.split(from).length === 2 ? text.replace(from, () => to) : undefined;
}
