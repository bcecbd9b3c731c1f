import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, SerializedError, TestModule, TestSpecification } from 'vitest/node';
import type { Failures } from '../../scripts/second-try.ts';

const root = join(import.meta.dirname, '..', '..');

type Test = { fullName: string; result(): { errors?: readonly SerializedError[] | undefined } };

/** A file that was to be run, as far as it is read here. One that never began has no module. */
export type AskedFile = Pick<TestSpecification, 'moduleId'> & {
  testModule:
    | (Pick<TestModule, 'ok' | 'state' | 'errors'> & {
        children: { allTests(state: 'failed'): Iterable<Test> };
      })
    | undefined;
};

/** Writes what failed, as JSON, to the file that FAILED_TESTS names; without it, nothing. For `scripts/journeys.ts`. */
export class FailedTests implements Reporter {
  #asked: readonly AskedFile[] = [];

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#asked = specifications;
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const file = process.env.FAILED_TESTS;
    if (file) writeFileSync(file, JSON.stringify(failuresOf(this.#asked, unhandledErrors)));
  }
}

/** What failed of the files that were to be run, given what was thrown outside of their tests. */
export function failuresOf(
  asked: readonly AskedFile[],
  unhandledErrors: readonly SerializedError[],
): Failures {
  const thrown = unhandledErrors.map(textOf);
  const thrownDuring = ({ moduleId }: AskedFile) => thrown.filter((text) => text.includes(moduleId));
  const failed = asked.filter(
    (file) => isUnfinished(file) || !file.testModule?.ok() || thrownDuring(file).length > 0,
  );
  const told = failed.flatMap(thrownDuring);
  return {
    files: failed.map((file) => ({
      path: relative(root, file.moduleId),
      messages: [...messagesOf(file), ...thrownDuring(file)],
    })),
    errors: thrown.filter((text) => !told.includes(text)),
  };
}

/** Vitest finds nothing wrong with a module whose worker died before it came to an end. */
function isUnfinished({ testModule }: AskedFile): boolean {
  const state = testModule?.state() ?? 'queued';
  return state === 'pending' || state === 'queued';
}

function messagesOf(file: AskedFile): string[] {
  const { testModule } = file;
  if (!testModule || isUnfinished(file)) return ['It did not come to its end.'];
  const tests = [...testModule.children.allTests('failed')].map((test) => {
    const errors = test.result().errors ?? [];
    return `${test.fullName}\n    ${errors.map(({ message }) => message).join('\n    ')}`;
  });
  return [...tests, ...testModule.errors().map(({ message }) => message)];
}

/** What an error and its causes say, with the file that Vitest says was running. */
function textOf({ message, cause, VITEST_TEST_PATH: running }: SerializedError): string {
  const parts = [
    message,
    ...(cause ? [textOf(cause)] : []),
    ...(running ? [`while running ${running}`] : []),
  ];
  return parts.join('\n    ');
}
