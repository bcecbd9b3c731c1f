/** What has to notice a fault: a part of `npm test`. */
export interface Check {
  /** A test file from the root, or the command line of another step of `npm test`. The cheapest that notices. */
  check: string;
  /** A pattern of the names of the tests to run, where the others of the file take long. */
  only?: string | undefined;
}

/** A change that breaks one thing. */
export interface Fault extends Check {
  /** Unlike every other: what is broken, as a reader of the results would look for it. */
  name: string;
  /** From the root of the repository. */
  file: string;
  /** A text that occurs in the file exactly once. */
  from: string;
  /** What stands in its place while the fault is planted. */
  to: string;
  /** What the check has to say, so that one that fails for another reason is noticed. */
  says: RegExp;
}

/** The words of the command that runs a check. */
export function commandOf({ check, only }: Check): string[] {
  if (!isTestFile(check)) return check.split(' ');
  // This reporter names the tests that failed, and no others.
  const command = ['vitest', 'run', '--reporter=dot', '--allowOnly=false', check];
  return only ? [...command, '--testNamePattern', only] : command;
}

export function isTestFile(check: string): boolean {
  return /^\S+\.test\.tsx?$/.test(check);
}

/** The text of the fault's file with the fault in it; undefined where `from` does not occur exactly once. */
export function plantedIn(text: string, { from, to }: Fault): string | undefined {
  return text.split(from).length === 2 ? text.replace(from, () => to) : undefined;
}
