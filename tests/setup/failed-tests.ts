import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { FailedFile } from '../../scripts/journeys.ts';

/** Writes which files failed, as JSON, to the file that FAILED_TESTS names; without it, nothing. For `scripts/journeys.ts`. */
export class FailedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.FAILED_TESTS;
    if (!file) return;
    const failed = modules.filter((module) => !module.ok());
    writeFileSync(file, JSON.stringify(failed.map(describe)));
  }
}

function describe(module: TestModule): FailedFile {
  const tests = [...module.children.allTests('failed')];
  const messages = tests.map((test) => {
    const errors = test.result().errors ?? [];
    return `${test.fullName}\n    ${errors.map(({ message }) => message).join('\n    ')}`;
  });
  return {
    path: module.relativeModuleId,
    messages: [...messages, ...module.errors().map(({ message }) => message)],
  };
}
